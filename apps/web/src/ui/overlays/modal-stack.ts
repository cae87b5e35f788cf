const stack: HTMLDialogElement[] = []
const watchers = new Set<() => void>()

/** The modal dialog that lies on top of all else; undefined while none is open. */
export const topModal = (): HTMLDialogElement | undefined => stack.at(-1)

/** Told whenever a modal dialog opens or closes, until the answer is called. */
export function onModalChange(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const changed = () => {
  for (const watcher of watchers) watcher()
}

/** A modal dialog opened, over all others. */
export function putOnTop(dialog: HTMLDialogElement): void {
  stack.push(dialog)
  changed()
}

/** A modal dialog closed, wherever it lay. */
export function takeFromTop(dialog: HTMLDialogElement): void {
  stack.splice(stack.indexOf(dialog), 1)
  changed()
}
