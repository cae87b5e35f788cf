import type { Queries } from '../platform/db/index.ts'

/** Saved segments of members. A segment that was removed has no members. CARD-15 */
export interface MemberPort {
  /** How many members are in a segment; undefined without such a segment. */
  countOfSegment(db: Queries, corporationId: number, segmentId: string): Promise<number | undefined>
  /** The next members of a segment by number, after one of them. */
  membersOfSegment(
    db: Queries,
    corporationId: number,
    page: { segmentId: string; after: number; most: number },
  ): Promise<number[]>
  /** The segments among these that a member is in; none for a guest. */
  segmentsOfMember(
    db: Queries,
    at: { corporationId: number; customerId: number },
    segmentIds: readonly string[],
  ): Promise<string[]>
}
