import { type PersonKind } from '../platform/session.ts'
import { pathOf, queryOf, withQuery } from '../platform/paths/index.ts'
import type { RouteRow, ScreenGate } from './route-table.ts'

/** Routes that a foreign session marker does not shut. NAV-7 */
const OPEN_TO_ANY_MARKER = new Set(['/error', '/home', '/mine', '/cardRecharge', '/giftIndex', '/customDecorateH5'])

/** The ways in: they bring a marker, and are followed as they are. NAV-1 */
const WAYS_IN = new Set(['/', '/shareIndex'])

/** What the guard knows of a visit. */
export interface Visit {
  /** The session marker this phone holds. */
  marker: string | undefined
  person: PersonKind
}

/**
 * Where a target really leads: itself, with the phone's own marker; the error screen where it bears another's. NAV-7
 */
export function throughMarker(target: string, marker: string | undefined): string {
  if (WAYS_IN.has(pathOf(target))) return target
  const asked = queryOf(target).get('ms')
  if (asked !== null && asked !== marker && !OPEN_TO_ANY_MARKER.has(pathOf(target))) return '/error?type=1'
  if (marker === undefined || asked === marker) return target
  return withQuery(target, 'ms', marker)
}

const enough: Record<ScreenGate, readonly PersonKind[]> = {
  none: ['visitor', 'loggedIn', 'member'],
  loggedIn: ['loggedIn', 'member'],
  member: ['member'],
}

/** Where a person is sent who may not see a screen yet; they come back afterwards. LOGIN-2 */
export function throughGate(target: string, row: RouteRow | undefined, person: PersonKind): string {
  if (!row || enough[row.gate].includes(person)) return target
  return person === 'visitor' ? withQuery('/login', 'back', target) : '/vip'
}

/** The guard of every navigation, in the order its rules stand. */
export const guard = (target: string, row: RouteRow | undefined, visit: Visit): string => {
  const marked = throughMarker(target, visit.marker)
  return pathOf(marked) === pathOf(target) ? throughGate(marked, row, visit.person) : marked
}
