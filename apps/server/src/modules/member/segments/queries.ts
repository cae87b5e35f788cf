import type { segment } from '@comanda/contract/member'
import type * as z from 'zod/mini'
import type { Queries } from '../../../platform/db/index.ts'
import type { MemberTables } from '../tables.ts'

export type Segment = z.output<typeof segment>

/** The segments of a brand by name; some of them, or all. */
export async function segmentsOf(db: Queries, corporationId: number, ids?: readonly string[]): Promise<Segment[]> {
  const all = db
    .withTables<MemberTables>()
    .selectFrom('member_segment')
    .select(['segment_id as segmentId', 'name', 'filter'])
    .where('corporation_id', '=', corporationId)
    .orderBy('name')
    .orderBy('segment_id')
  return ids ? all.where('segment_id', 'in', [...ids, '']).execute() : all.execute()
}

/** The names of segments, by segment. */
export const segmentNames = async (
  db: Queries,
  corporationId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await segmentsOf(db, corporationId, ids)).map(({ segmentId, name }) => [segmentId, name]))

const MEMBERS = {
  name: 'members_among',
  text: 'select customer_id as id from customer where corporation_id = $1 and customer_id = any($2::bigint[]) and is_member',
}

/** The members among these accounts. */
export const membersAmong = async (
  db: Queries,
  corporationId: number,
  customerIds: readonly number[],
): Promise<number[]> => (await db.query<{ id: number }>(MEMBERS, [corporationId, customerIds])).rows.map(({ id }) => id)
