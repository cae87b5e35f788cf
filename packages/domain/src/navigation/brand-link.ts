import { readTarget, writeTarget } from './carry-query.ts'

/**
 * Full link to a page of the product. `g` names the brand, because several can be on one server, whose links would otherwise open
 * its first brand; undefined where the address of the link's maker names none. NAV-1
 */
export function brandLink(origin: string, path: string, corporationId: number | string | undefined): string {
  const url = readTarget(path)
  if (corporationId !== undefined) url.searchParams.set('g', String(corporationId))
  return origin + writeTarget(url)
}
