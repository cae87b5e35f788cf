const DOUBLE_TAP_MS = 400
const NEAR_PX = 24

let last = { x: Number.NaN, y: Number.NaN }
// Tests of logic import dialogs outside a browser.
if (typeof addEventListener === 'function')
  addEventListener('click', ({ clientX: x, clientY: y }) => (last = { x, y }), true)

/**
 * Ignores the second half of the double tap that opened the dialog: it would press the element now at that place, or close the
 * dialog by a tap beside it. Typing ends it, because a tap after typing is intended. Uses the time of the tap, not of its event,
 * which a busy phone delivers late. Meanwhile the dialog has the attribute `data-opening`. Returns a function that ends it.
 */
export function ignoreSecondTap(dialog: HTMLDialogElement): () => void {
  const opener = last
  const openedAt = performance.now()
  const onClick = (event: MouseEvent) => {
    // A click of the keyboard has no place.
    if (event.detail === 0 || event.timeStamp - openedAt > DOUBLE_TAP_MS) return
    const isNear = Math.hypot(event.clientX - opener.x, event.clientY - opener.y) < NEAR_PX
    if (!isNear && event.target !== dialog) return
    event.stopPropagation()
    event.preventDefault()
  }
  const stop = () => dialog.removeEventListener('click', onClick, true)
  const timer = setTimeout(() => dialog.removeAttribute('data-opening'), DOUBLE_TAP_MS)
  dialog.setAttribute('data-opening', '')
  dialog.addEventListener('click', onClick, true)
  dialog.addEventListener('input', stop, { once: true })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
