import { startup } from './startup.ts'

/** True from a navigation until the page it leads to has shown itself. The first page of a visit is not announced. */
let travelling = false
let announcer: (words: string) => void = () => {}

export const setOff = (): void => {
  travelling = true
}

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

/** A page shows itself: the focus goes to its heading and it is announced, where the guest came from another route. */
export function arrive(heading: HTMLElement | null, words: string): void {
  if (!travelling) return
  travelling = false
  heading?.focus({ preventScroll: true })
  announce(words)
}
