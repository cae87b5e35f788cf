import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'

interface KitchenTables {
  kitchen_done: {
    corporation_id: number
    order_id: string
    line_key: string
    done_at: Date
    done_by: string
  }
}

/** When each line was made, by order and line. */
export type DoneLines = ReadonlyMap<string, ReadonlyMap<string, Date>>

/** The lines of these orders that are made. */
export async function doneLines(db: Queries, corporationId: number, orderIds: readonly string[]): Promise<DoneLines> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .withTables<KitchenTables>()
    .selectFrom('kitchen_done')
    .select(['order_id', 'line_key', 'done_at'])
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
  const byOrder = Map.groupBy(rows, row => row.order_id)
  return new Map([...byOrder].map(([id, list]) => [id, new Map(list.map(row => [row.line_key, row.done_at]))]))
}

export interface DoneChange {
  corporationId: number
  orderId: string
  lineKeys: readonly string[]
  by: string
  at: Date
}

/** Marks lines as made; those already marked keep their time. */
export async function markDone(tx: Tx, { corporationId, orderId, lineKeys, by, at }: DoneChange): Promise<void> {
  const rows = [...new Set(lineKeys)].sort().map(line_key => ({
    corporation_id: corporationId,
    order_id: orderId,
    line_key,
    done_at: at,
    done_by: by,
  }))
  await tx
    .withTables<KitchenTables>()
    .insertInto('kitchen_done')
    .values(rows)
    .onConflict(conflict => conflict.columns(['corporation_id', 'order_id', 'line_key']).doNothing())
    .execute()
}

/** Removes the mark from lines. */
export async function unmarkDone(
  tx: Tx,
  { corporationId, orderId, lineKeys }: Omit<DoneChange, 'by' | 'at'>,
): Promise<void> {
  await tx
    .withTables<KitchenTables>()
    .deleteFrom('kitchen_done')
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .where('line_key', 'in', [...lineKeys])
    .execute()
}
