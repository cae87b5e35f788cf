/**
 * Sheets and dialogs lie over a page as layers of the history, so that the back button closes the topmost one and not
 * the page. A layer is an entry of the same address; who navigates away while one is open replaces it.
 */
interface Layer {
  id: number
  close(): void
}

const open: Layer[] = []
let made = 0
let leaving: { done: Promise<void>; resolve(): void } | undefined

const layerOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number'
    ? state.layer
    : undefined

/** Whether the history stands on a layer now. */
export const isOnLayer = (): boolean => layerOf(history.state) !== undefined

/** Resolves when an entry that is being left is gone: only then may another be pushed. */
export const layersSettled = (): Promise<void> => leaving?.done ?? Promise.resolve()

let watching = false

/** Puts a layer on the history. `close` is called when the guest goes back. Answers how to take it off. */
export function openLayer(close: () => void): () => void {
  watchLayers()
  const layer: Layer = { id: ++made, close }
  open.push(layer)
  void layersSettled().then(() => {
    if (open.includes(layer)) history.pushState({ ...history.state, layer: layer.id }, '')
  })
  return () => {
    const at = open.indexOf(layer)
    if (at < 0) return
    open.splice(at, 1)
    if (layerOf(history.state) === layer.id) stepBack()
  }
}

function stepBack(): void {
  let resolve = () => {}
  const done = new Promise<void>(gone => {
    resolve = gone
  })
  leaving = { done, resolve }
  history.back()
  // A browser that refuses to go back (an in-app view) must not hold up the next page.
  setTimeout(settle, 300)
}

function settle(): void {
  leaving?.resolve()
  leaving = undefined
}

/** Listens to the back button, from the first layer on; a page loaded anew on the entry of a layer stands on its page. */
export function watchLayers(): void {
  if (watching) return
  watching = true
  if (isOnLayer()) history.replaceState({ ...history.state, layer: undefined }, '')
  addEventListener('popstate', event => {
    if (leaving) return settle()
    const at = layerOf(event.state)
    while (open.length > 0 && open.at(-1)?.id !== at) open.pop()?.close()
  })
}
