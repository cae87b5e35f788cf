/** Query parameters that follow from route to route. NAV-6 */
const CARRIED = [
  'ms',
  'shopId',
  'bizType',
  'tableId',
  'c',
  'fun',
  'p',
  'posOrderId',
  'vt',
  'vtId',
  'g',
  'decorationPageId',
  'sceneId',
  'sceneVal',
] as const

/** A base for reading paths: never shown, never fetched. */
const BASE = 'http://app.invalid'

/** A path within the app taken apart. */
export const read = (target: string): URL => new URL(target, BASE)
/** The path again, without the base. */
export const write = (url: URL): string => `${url.pathname}${url.search}${url.hash}`

/** `target` with the parameters of `current` that it lacks. `current` is a query string. NAV-6 */
export function carryQuery(target: string, current: string): string {
  const url = read(target)
  const from = new URLSearchParams(current)
  for (const name of CARRIED) {
    const value = from.get(name)
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return write(url)
}
