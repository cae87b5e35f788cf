import {
  type BizType,
  checkSlot,
  type ShopConfig,
  type SlotQuery,
  type SlotChoice,
  slotsOf,
} from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { SlotPort } from '../../ports/store.ts'
import { timetableOf } from './hours.ts'
import type { StoreTables } from './tables.ts'

const ORDERS_BY_SLOT = {
  name: 'slots_taken',
  text: `select slot_start, used from slot_use
    where corporation_id = $1 and shop_id = $2 and biz_type = $3 and slot_start >= $4 and used > 0`,
}
const TAKE = {
  name: 'slot_take',
  text: `insert into slot_use as slot (corporation_id, shop_id, biz_type, slot_start, used) values ($1, $2, $3, $4, 1)
    on conflict (corporation_id, shop_id, biz_type, slot_start)
    do update set used = slot.used + 1 where $5::int = 0 or slot.used < $5::int`,
}

const NONE: SlotChoice = { asap: false, days: [] }

export function createSlots(db: Queries, clock: Clock): SlotPort {
  const askOf = (shop: ShopConfig, bizType: BizType, taken: ReadonlyMap<number, number>): SlotQuery | undefined => {
    const rule = shop.slots[bizType]
    return rule && { ...timetableOf(shop, bizType), rule, now: clock(), taken }
  }

  const takenOf = async (corporationId: number, shopId: number, bizType: BizType): Promise<Map<number, number>> => {
    const values = [corporationId, shopId, bizType, new Date(clock())]
    const { rows } = await db.query<{ slot_start: Date; used: number }>(ORDERS_BY_SLOT, values)
    return new Map(rows.map(row => [row.slot_start.getTime(), row.used]))
  }

  return {
    async choice(corporationId, shop, bizType) {
      const bounded = (shop.slots[bizType]?.capacity ?? 0) > 0
      const input = askOf(shop, bizType, bounded ? await takenOf(corporationId, shop.shopId, bizType) : new Map())
      return input ? slotsOf(input) : NONE
    },
    async check(corporationId, shop, bizType, time) {
      const bounded = time !== 'asap' && (shop.slots[bizType]?.capacity ?? 0) > 0
      const input = askOf(shop, bizType, bounded ? await takenOf(corporationId, shop.shopId, bizType) : new Map())
      return input ? checkSlot(time, input) : 'notASlot'
    },
    async take(tx, { corporationId, shop, bizType, start }) {
      const input = askOf(shop, bizType, new Map())
      const verdict = input ? checkSlot(start, input) : 'notASlot'
      if (!input || verdict !== 'ok') return verdict
      const values = [corporationId, shop.shopId, bizType, new Date(start), input.rule.capacity]
      const { count } = await tx.query(TAKE, values)
      return count === 1 ? 'ok' : 'full'
    },
    async giveBack(tx, { corporationId, shopId, bizType, start }) {
      await tx
        .withTables<StoreTables>()
        .updateTable('slot_use')
        .set(set => ({ used: set('used', '-', 1) }))
        .where('corporation_id', '=', corporationId)
        .where('shop_id', '=', shopId)
        .where('biz_type', '=', bizType)
        .where('slot_start', '=', new Date(start))
        .where('used', '>', 0)
        .execute()
    },
  }
}
