import { carryQuery } from './carry-query.ts'
import { safeTarget } from './safe-target.ts'

/** Entry routes: they redirect to the target of a share and have no content of their own. NAV-1 */
const ENTRIES: ReadonlySet<string> = new Set(['/', '/shareIndex'])

/** Whether a path only leads on to the target of a share. NAV-1 */
export const isShare = (path: string): boolean => ENTRIES.has(path)

/**
 * The target of a share: its `shareUrl` with the parameters carried from the share itself. A share that leads to a share,
 * to no route or to another origin goes to `/home`. NAV-1, NAV-6
 */
export function shareTarget(search: string, isRoute: (path: string) => boolean): string {
  const shareUrl = new URLSearchParams(search).get('shareUrl')
  return carryQuery(
    safeTarget(shareUrl, path => !isShare(path) && isRoute(path)),
    search,
  )
}
