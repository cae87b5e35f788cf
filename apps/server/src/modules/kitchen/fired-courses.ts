import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'

interface FiredTables {
  kitchen_fired: { corporation_id: number; order_id: string; course: number; fired_at: Date; fired_by: string }
}

/** The fired courses by order. */
export async function firedCourses(
  db: Queries,
  corporationId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .withTables<FiredTables>()
    .selectFrom('kitchen_fired')
    .select(['order_id', 'course'])
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
  const byOrder = Map.groupBy(rows, row => row.order_id)
  return new Map([...byOrder].map(([id, own]) => [id, new Set(own.map(row => row.course))]))
}

/** Marks a course as fired, once. */
export const markFired = (
  tx: Tx,
  {
    corporationId,
    orderId,
    course,
    by,
    at,
  }: { corporationId: number; orderId: string; course: number; by: string; at: Date },
): Promise<unknown> =>
  tx
    .withTables<FiredTables>()
    .insertInto('kitchen_fired')
    .values({ corporation_id: corporationId, order_id: orderId, course, fired_at: at, fired_by: by })
    .onConflict(conflict => conflict.columns(['corporation_id', 'order_id', 'course']).doNothing())
    .execute()
