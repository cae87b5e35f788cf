import { startup } from './startup.ts'

/** True from a navigation until the page it leads to has shown itself. The first page of a visit is not announced. */
let navigating = false
/** A heading was taken away with the focus on it: a page that is drawn anew, as when what it waited for has come. */
let focusLost = false
let announcer: (words: string) => void = () => {}

/** A navigation begins: the page it leads to takes the focus and is announced. */
export const startNavigation = (): void => {
  navigating = true
}

/** Names who reads aloud what is announced. */
export const installAnnouncer = (announce: (words: string) => void): void => {
  announcer = announce
}

/** Says `words` to who listens to the page. */
export const announce = (words: string): void => announcer(words)

/** The browser's title of a page: its name, then the brand's. */
export function nameDocument(title: string): void {
  const brand = startup()?.title
  document.title = brand && brand !== title ? `${title} – ${brand}` : title
}

/** A page is taken away; the heading that comes in its place has the focus that was on this one. */
export function pageRemoved(heading: HTMLElement | null): void {
  focusLost = heading !== null && document.activeElement === heading
}

/** A page shows itself: the focus goes to its heading and it is announced, where the guest came from another route. */
export function pageShown(heading: HTMLElement | null, words: string): void {
  if (focusLost && document.activeElement === document.body) heading?.focus({ preventScroll: true })
  focusLost = false
  if (!navigating) return
  navigating = false
  heading?.focus({ preventScroll: true })
  announce(words)
}
