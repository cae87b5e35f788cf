/**
 * Calls `changed` when the pages of a brand change, on a phone without a session, whose stream needs no ticket. It is closed while the page
 * is hidden by the browser, because an open one prevents the back-forward cache. Returns what ends it. DECO-1
 */
export function watchAsVisitor(brand: number, changed: () => void): () => void {
  let stream: EventSource | undefined
  let missed = false
  const open = () => {
    stream ??= new EventSource(`/api/push/stream?brand=${brand}`)
    stream.addEventListener('change', changed)
    // The browser opens a lost stream again by itself.
    stream.addEventListener('error', () => (missed = true))
    stream.addEventListener('open', () => {
      if (missed) changed()
      missed = false
    })
  }
  const close = () => {
    stream?.close()
    stream = undefined
    missed = true
  }
  addEventListener('pagehide', close)
  addEventListener('pageshow', open)
  open()
  return () => {
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', open)
    close()
  }
}
