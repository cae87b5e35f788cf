import { readTarget as read, writeTarget as write } from '@comanda/domain/navigation'

/** Whether both targets have the same path and query parameters, in any order. NAV-2 */
export function sameTarget(a: string, b: string): boolean {
  const [one, two] = [read(a), read(b)]
  const sorted = (url: URL) => [...url.searchParams].sort(([x], [y]) => x.localeCompare(y)).join('&')
  return one.pathname === two.pathname && sorted(one) === sorted(two)
}

/** `target` with one query parameter set. */
export function withQuery(target: string, name: string, value: string): string {
  const url = read(target)
  url.searchParams.set(name, value)
  return write(url)
}

/** The path of a target, without query and hash. */
export const pathOf = (target: string): string => read(target).pathname
/** The query of a target. */
export const queryOf = (target: string): URLSearchParams => read(target).searchParams

/** Whether two targets are different screens: another path, or another order, bill, card or booking. */
export const isOtherScreen = (a: string, b: string): boolean => screenOf(a) !== screenOf(b)

/** The identity of a target's screen: its path and the ids it shows. */
export const screenOf = (target: string): string =>
  [pathOf(target), ...(target.match(/(?<=[?&])(?:order|bill|card|booking)Id=[^&]*/g) ?? [])].join()
