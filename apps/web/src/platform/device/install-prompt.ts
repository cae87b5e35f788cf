/** The browser's own dialog for installing, which only some browsers offer. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPrompt | undefined
const watchers = new Set<() => void>()

function set(next: InstallPrompt | undefined): void {
  offered = next
  for (const watcher of watchers) watcher()
}

/** The dialog, if the browser offers it now. */
export const installPrompt = (): InstallPrompt | undefined => offered

export function onInstallPrompt(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Keeps the dialog until the app is to be offered: browsers would show it at any time. APP-4 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    set(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => set(undefined))
}
