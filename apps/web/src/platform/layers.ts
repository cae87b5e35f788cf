/**
 * Sheets and dialogs are entries of the history (layers), so that the back button closes the topmost one instead of leaving the
 * page. A layer has the address of its page; a navigation while it is open replaces it.
 */
interface Layer {
  id: number
  close(): void
}

const open: Layer[] = []
let lastId = 0
let leaving: { done: Promise<void>; resolve(): void } | undefined

const layerOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number'
    ? state.layer
    : undefined

/** Whether the current history entry is a layer. */
export const isOnLayer = (): boolean => layerOf(history.state) !== undefined

/** Resolves when a pending `history.back()` is done; only then may an entry be pushed. */
export const layersSettled = (): Promise<void> => leaving?.done ?? Promise.resolve()

let watching = false

/** Pushes a layer. `close` is called when the guest goes back. Returns the function that removes the layer. */
export function openLayer(close: () => void): () => void {
  watchLayers()
  const layer: Layer = { id: ++lastId, close }
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
  // An in-app browser that ignores `back()` must not block the next page.
  setTimeout(settle, 300)
}

function settle(): void {
  leaving?.resolve()
  leaving = undefined
}

/** Handles the back button, from the first layer on. A page reloaded on a layer's entry turns it into an ordinary entry. */
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
