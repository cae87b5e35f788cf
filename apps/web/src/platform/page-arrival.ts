import { startup } from './startup.ts'

/** True from a navigation until its page is shown. The first page of a visit is not announced. */
let navigating = false
/** The removed heading had focus: the page is rendered again, for example because its data arrived. */
let focusLost = false
let announcer: (text: string) => void = () => {}

/** Marks the start of a navigation: its page will take focus and be announced. */
export const startNavigation = (): void => {
  navigating = true
}

/** Installs the function that writes announcements into a live region. */
export const installAnnouncer = (announce: (text: string) => void): void => {
  announcer = announce
}

/** Announces `words` to screen readers. */
export const announce = (text: string): void => announcer(text)

/** Sets the document title: the page's name, then the brand's. */
export function nameDocument(title: string): void {
  const brand = startup()?.title
  document.title = brand && brand !== title ? `${title} – ${brand}` : title
}

/** Called when a page is removed: the heading that replaces a focused one takes focus. */
export function pageRemoved(heading: HTMLElement | null): void {
  focusLost = heading !== null && document.activeElement === heading
}

/** Called when a page is shown: after a navigation its heading takes focus and it is announced. */
export function pageShown(heading: HTMLElement | null, text: string): void {
  if (focusLost && document.activeElement === document.body) heading?.focus({ preventScroll: true })
  focusLost = false
  if (!navigating) return
  navigating = false
  heading?.focus({ preventScroll: true })
  announce(text)
}
