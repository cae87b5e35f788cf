/** Query parameters carried from route to route. NAV-6 */
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

/** Base for parsing paths; never shown or fetched. */
const BASE = 'http://app.invalid'

/** Parses a path within the app. */
export const readTarget = (target: string): URL => new URL(target, BASE)
/** The path of a parsed URL, without the base. */
export const writeTarget = (url: URL): string => `${url.pathname}${url.search}${url.hash}`

/** Adds the carried parameters of the query string `current` that `target` lacks. NAV-6 */
export function carryQuery(target: string, current: string): string {
  const url = readTarget(target)
  const from = new URLSearchParams(current)
  for (const name of CARRIED) {
    const value = from.get(name)
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return writeTarget(url)
}
