import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { OrderTables } from './tables.ts'

/** The counts of a store's day that this process may still give. */
interface Held {
  day: string
  free: number[]
}

const BLOCK = 5

export interface CallNumbers {
  /** The next count of the store's business day (YYYY-MM-DD in its zone): never twice, from 1, small gaps at most. */
  take(tx: Tx, shop: { corporationId: number; shopId: number; day: string }): Promise<number>
}

/**
 * Counts are taken from the database a few at a time: one row a store and day would otherwise make every order of a
 * rush wait for the commit of the one before. What a block has left counts only once its transaction has committed.
 */
export function callNumbers(): CallNumbers {
  const byShop = new Map<string, Held>()
  return {
    async take(tx, { corporationId, shopId, day }) {
      const key = `${corporationId} ${shopId}`
      const held = byShop.get(key)
      const given = held?.day === day ? held.free.shift() : undefined
      if (given !== undefined) return given
      const start = await takeBlock(tx, corporationId, shopId, day)
      tx.afterCommit(() => {
        const now = byShop.get(key)
        const rest = Array.from({ length: BLOCK - 1 }, (_, i) => start + 1 + i)
        byShop.set(key, { day, free: now?.day === day ? [...now.free, ...rest].sort((a, b) => a - b) : rest })
      })
      return start
    },
  }
}

async function takeBlock(tx: Tx, corporationId: number, shopId: number, day: string): Promise<number> {
  const row = await tx
    .withTables<OrderTables>()
    .insertInto('order_call_count')
    .values({ corporation_id: corporationId, shop_id: shopId, business_day: day, next: 1 + BLOCK })
    .onConflict(conflict =>
      conflict
        .columns(['corporation_id', 'shop_id', 'business_day'])
        .doUpdateSet({ next: sql<number>`order_call_count.next + ${BLOCK}` }),
    )
    .returning('next')
    .executeTakeFirstOrThrow()
  return row.next - BLOCK
}
