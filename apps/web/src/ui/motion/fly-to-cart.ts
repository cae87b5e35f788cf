import { isMotionReduced, isOnScreen, movePicture } from './moving-picture.ts'

const DURATION_MS = 460
/** Longest time in ms from a tap to its effect on the cart that still counts as this tap's. */
const WITHIN_MS = 700
/** Size in px of the flying picture. */
const SIZE = 72

/** The sign of the cart, with its number of dishes: `data-cart-count`. */
const cartSign = () => document.querySelector<HTMLElement>('[data-cart-count]')
const countIn = (sign: HTMLElement | null): number => Number(sign?.dataset['cartCount'] ?? 0)

/** The picture of the dish whose button was tapped: in its row, or the cover of its sheet. Lines of a cart in a sheet have none. */
function pictureOf(tapped: Element): HTMLImageElement | null {
  const row = tapped.closest('li')
  const sheet = tapped.closest('dialog')
  if (sheet) return row ? null : sheet.querySelector('img')
  return row?.querySelector('img') ?? null
}

let latestTap = 0

function fly(picture: HTMLImageElement, from: DOMRect): void {
  const sign = cartSign()
  const to = sign?.getBoundingClientRect()
  if (!to || !isOnScreen(to) || isMotionReduced()) return
  const size = Math.min(SIZE, from.width, from.height)
  const left = from.left + (from.width - size) / 2
  const top = from.top + (from.height - size) / 2
  const x = to.left + to.width / 2 - (left + size / 2)
  const y = to.top + to.height / 2 - (top + size / 2)
  const frames: Keyframe[] = [
    { transform: 'scale(0.9)', opacity: 0.95, easing: 'cubic-bezier(0.2, 0, 0.6, 1)' },
    {
      transform: `translate(${x * 0.45}px, ${y * 0.45 - 48}px) scale(0.75)`,
      opacity: 0.95,
      offset: 0.45,
      easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)',
    },
    { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.3 },
  ]
  movePicture(picture, { left, top, width: size, height: size }, frames, {
    duration: DURATION_MS,
    radius: '50%',
  }).catch(() => {})
}

/** After a tap on a dish's button: flies as soon as the cart counts more. Each look comes after a drawn frame, so no tap waits. */
function watchCount(picture: HTMLImageElement, button: Element): void {
  const nth = ++latestTap
  const before = countIn(cartSign())
  const place = picture.getBoundingClientRect()
  const from = isOnScreen(place) ? place : button.getBoundingClientRect()
  const until = performance.now() + WITHIN_MS
  const look = () => {
    if (nth !== latestTap) return
    if (countIn(cartSign()) > before) fly(picture, from)
    else if (performance.now() < until) next()
  }
  const next = () => void requestAnimationFrame(() => setTimeout(look))
  next()
}

/** A dish that is added flies from its picture to the cart. */
export function flyToCart(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      const picture = button && pictureOf(button)
      if (button && picture?.complete && !isMotionReduced()) watchCount(picture, button)
    },
    { capture: true, passive: true },
  )
}
