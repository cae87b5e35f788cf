import { type Box, isMotionReduced, isOnScreen, movePicture } from './moving-picture.ts'

const DURATION_MS = 300

/** Address of a picture without its size. */
const pathOf = (picture: HTMLImageElement | null): string | undefined => picture?.src.split('@', 1)[0]

/** The picture of the list that the guest sees and the cover has in another size, if any. */
const listed = (cover: HTMLElement): HTMLImageElement | undefined =>
  [...document.querySelectorAll('img')].find(
    picture =>
      pathOf(picture) === pathOf(cover.querySelector('img')) &&
      picture.complete &&
      !picture.closest('dialog') &&
      isOnScreen(picture.getBoundingClientRect()),
  )

/** Place of the cover at the end of the sheet's own motion. */
function placeOf(cover: HTMLElement): Box {
  const { left, top, width, height } = cover.getBoundingClientRect()
  const sheet = cover.closest('dialog')
  const by = sheet ? (getComputedStyle(sheet).translate.split(' ')[1] ?? '0') : '0'
  const moved = by.endsWith('%') ? (Number.parseFloat(by) / 100) * (sheet?.offsetHeight ?? 0) : Number.parseFloat(by)
  return { left, top: top - moved, width, height }
}

/**
 * The picture of a list grows into the cover of the sheet that its tap opened. The cover shows the list's picture until its own has
 * loaded. Nothing waits for it, and the sheet takes input meanwhile.
 */
function grow(cover: HTMLElement): void {
  const from = listed(cover)
  if (!from) return
  cover.style.background = `center / cover url("${from.currentSrc}")`
  if (isMotionReduced()) return
  const start = from.getBoundingClientRect()
  // The sheet opens after its content is in the document.
  requestAnimationFrame(() => {
    const end = placeOf(cover)
    if (!isOnScreen(end)) return
    const scale = Math.max(start.width / end.width, start.height / end.height)
    const x = start.left + start.width / 2 - (end.left + end.width / 2)
    const y = start.top + start.height / 2 - (end.top + end.height / 2)
    const frames: Keyframe[] = [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
      { opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1 },
    ]
    const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
    const { borderRadius: radius = '0' } = getComputedStyle(cover.closest('dialog') ?? cover)
    // Under the moving picture the cover would show it twice.
    cover.animate([{ opacity: 0 }, { opacity: 0 }], DURATION_MS)
    movePicture(from, end, frames, { duration: DURATION_MS, easing, radius }).catch(() => {})
  })
}

/** Pictures grow into the sheets that their taps open. */
export const growIntoSheets = (): void =>
  document.addEventListener('cover', ({ target }) => target instanceof HTMLElement && grow(target))
