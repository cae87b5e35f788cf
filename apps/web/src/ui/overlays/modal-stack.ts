const stack: HTMLDialogElement[] = []
const watchers = new Set<() => void>()

/** The topmost modal dialog; undefined while none is open. */
export const topModal = (): HTMLDialogElement | undefined => stack.at(-1)

/** Calls `watcher` whenever a modal dialog opens or closes. Returns the unsubscribe function. */
export function onModalChange(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const changed = () => {
  for (const watcher of watchers) watcher()
}

/** Registers a modal dialog that opened above all others. */
export function pushModal(dialog: HTMLDialogElement): void {
  stack.push(dialog)
  changed()
}

/** Unregisters a modal dialog that closed, at any depth. */
export function removeModal(dialog: HTMLDialogElement): void {
  stack.splice(stack.indexOf(dialog), 1)
  changed()
}
