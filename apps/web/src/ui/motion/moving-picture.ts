/** Where a picture is on the screen, in px of the viewport. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Whether the guest wants no motion. Read at every use: the setting changes while a page is open. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether any of the box is on the screen. */
export const isOnScreen = ({ left, top, width, height }: Box): boolean =>
  width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0

/**
 * A copy of a picture on the page that moves over everything, dialogs too, and is removed at the end. It takes no input and is not
 * announced; only `transform` and `opacity` change, which need no layout. Resolves at the end.
 */
export async function movePicture(
  { currentSrc }: HTMLImageElement,
  { left, top, width, height }: Box,
  frames: Keyframe[],
  { radius, ...timing }: KeyframeAnimationOptions & { radius: string },
): Promise<void> {
  const copy = new Image()
  // Only a popover is above a modal dialog.
  if (!('showPopover' in copy) || currentSrc === '') return
  copy.src = currentSrc
  copy.alt = ''
  copy.ariaHidden = 'true'
  copy.popover = 'manual'
  Object.assign(copy.style, {
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    maxWidth: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    borderRadius: radius,
    background: 'none',
    objectFit: 'cover',
    pointerEvents: 'none',
    willChange: 'transform, opacity',
  } satisfies Partial<CSSStyleDeclaration>)
  document.body.append(copy)
  try {
    copy.showPopover()
    await copy.animate(frames, timing).finished
  } finally {
    copy.remove()
  }
}
