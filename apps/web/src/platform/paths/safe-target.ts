/** Characters that browsers drop or turn while reading an address, and so hide another origin in a path. */
const HIDING = /[\u0000-\u0020\u007f\\]/

const clean = (text: string): boolean => text.startsWith('/') && !text.startsWith('//') && !HIDING.test(text)

/** `text` decoded again and again, as a chain of links might; undefined where it is not well formed. */
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
 * `asked` where it is a path of this app (`isRoute` knows its path), else `home`. Another origin, a scheme, a
 * backslash, a control character or anything of these under further encoding stays home. NAV-1
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
