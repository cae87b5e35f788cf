/** Characters that browsers drop or convert when parsing a URL and that can hide another origin in a path. */
const HIDING = /[\u0000-\u0020\u007f\\]/

const clean = (text: string): boolean => text.startsWith('/') && !text.startsWith('//') && !HIDING.test(text)

/** `text` and its repeated decodings; undefined if one is malformed. */
function decodings(text: string): string[] | undefined {
  const all = [text]
  for (let last = text; all.length < 5; ) {
    let next: string
    try {
      next = decodeURIComponent(last)
    } catch {
      return undefined
    }
    if (next === last) return all
    all.push(next)
    last = next
  }
  return undefined
}

/**
 * The target if its path is a route of this app, else `home`. Other origins, schemes, backslashes and control characters are
 * rejected, also when encoded repeatedly. NAV-1
 */
export function safeTarget(
  value: string | null | undefined,
  isRoute: (path: string) => boolean,
  home = '/home',
): string {
  if (!value || value.length > 2000) return home
  const path = value.split(/[?#]/, 1)[0] ?? ''
  const readings = decodings(path)
  if (!clean(value) || readings === undefined || !readings.every(clean)) return home
  const url = new URL(value, 'http://app.invalid')
  if (url.origin !== 'http://app.invalid' || !isRoute(url.pathname)) return home
  return `${url.pathname}${url.search}${url.hash}`
}
