import { localTime } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { MemberPort } from '../../../ports/member.ts'
import type { MemberDeps, Search } from '../deps.ts'
import { type Segment, segmentsOf } from './queries.ts'

/** How a segment is read: for the whole brand, by the days of its first store. */
async function searchOf(deps: MemberDeps, corporationId: number, { filter }: Segment): Promise<Search> {
  const timeZone = (await deps.shopsOf(corporationId))[0]?.timeZone ?? 'UTC'
  const today = localTime(deps.clock(), timeZone).date
  return { filter, view: { fullNames: true, timeZone, today } }
}

/** How many members are in a segment; undefined without such a segment. CARD-15 */
export async function countOfSegment(
  deps: MemberDeps,
  db: Queries,
  corporationId: number,
  segmentId: string,
): Promise<number | undefined> {
  const [segment] = await segmentsOf(db, corporationId, [segmentId])
  return segment && deps.countMembers(db, corporationId, await searchOf(deps, corporationId, segment))
}

/** Who is in segments, for coupons, campaigns, offers and pages. */
export const segmentReads = (deps: MemberDeps): MemberPort => ({
  countOfSegment: (db, corporationId, segmentId) => countOfSegment(deps, db, corporationId, segmentId),
  async membersOfSegment(db, corporationId, { segmentId, after, most }) {
    const [segment] = await segmentsOf(db, corporationId, [segmentId])
    if (!segment) return []
    return deps.memberIds(db, corporationId, { ...(await searchOf(deps, corporationId, segment)), after, most })
  },
  async segmentsOfMember(db, { corporationId, customerId }, segmentIds) {
    if (customerId <= 0 || segmentIds.length === 0) return []
    const segments = await segmentsOf(db, corporationId, segmentIds)
    const searches = await Promise.all(segments.map(segment => searchOf(deps, corporationId, segment)))
    const held = await deps.searchesOfMember(db, { corporationId, customerId }, searches)
    return segments.flatMap(({ segmentId }, at) => (held[at] === true ? [segmentId] : []))
  },
})
