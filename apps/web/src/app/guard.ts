import { type PersonKind } from '../platform/session.ts'
import { isShare, pathOf, queryOf, withQuery } from '../platform/paths/index.ts'
import type { RouteRow, ScreenGate } from './route-table.ts'

/** Routes open to a foreign session marker. NAV-7 */
const OPEN_TO_ANY_MARKER = new Set(['/error', '/home', '/mine', '/cardRecharge', '/giftIndex', '/customDecorateH5'])

/** State of the visit that the guard depends on. */
export interface Visit {
  /** Session marker stored on this phone. */
  marker: string | undefined
  person: PersonKind
}

/** Returns the target with the phone's own marker; the error screen if the target has another marker. NAV-7 */
export function throughMarker(target: string, marker: string | undefined): string {
  // A share brings a marker of its own. NAV-1
  if (isShare(pathOf(target))) return target
  const targetMarker = queryOf(target).get('ms')
  if (targetMarker !== null && targetMarker !== marker && !OPEN_TO_ANY_MARKER.has(pathOf(target)))
    return '/error?type=1'
  if (marker === undefined || targetMarker === marker) return target
  return withQuery(target, 'ms', marker)
}

const enough: Record<ScreenGate, readonly PersonKind[]> = {
  none: ['visitor', 'loggedIn', 'member'],
  loggedIn: ['loggedIn', 'member'],
  member: ['member'],
}

/**
 * Returns the sign-in or membership screen if the guest may not open the target yet; it leads back afterwards. LOGIN-2
 */
export function throughGate(target: string, row: RouteRow | undefined, person: PersonKind): string {
  if (!row || enough[row.gate].includes(person)) return target
  return person === 'visitor' ? withQuery('/login', 'back', target) : withQuery('/vip', 'back', target)
}

/** Guard of every navigation; applies the rules in this order. */
export const guard = (target: string, row: RouteRow | undefined, visit: Visit): string => {
  const marked = throughMarker(target, visit.marker)
  return pathOf(marked) === pathOf(target) ? throughGate(marked, row, visit.person) : marked
}
