import type { Database } from '../../../platform/db/index.ts'

/** A store's business day (YYYY-MM-DD in its zone). */
interface ShopDay {
  corporationId: number
  shopId: number
  day: string
}

/** The counts of a store's day that this process may still give. */
interface Held {
  shop: ShopDay
  free: number[]
  waiting: number
  /** How many the next block has, and when the last was sent for. */
  block: number
  sentAt: number
  coming?: Promise<void>
}

/** Counts taken from the database at once: more where a block is used up within a second, or where more orders wait. */
const BLOCK = 5
const LARGEST_BLOCK = 40
const USED_UP_FAST_MS = 1000
/** With so few left the next block is sent for before anybody waits for it. */
const FEW = 2

const TAKE = {
  name: 'order_call_count_take',
  text: `insert into order_call_count (corporation_id, shop_id, business_day, next) values ($1, $2, $3, 1 + $4::int)
    on conflict (corporation_id, shop_id, business_day) do update set next = order_call_count.next + $4::int
    returning next`,
}

/** The counts of a block that nobody used are the next ones again, unless another process has taken a block since. */
const GIVE_BACK = {
  name: 'order_call_count_give_back',
  text: `update order_call_count set next = $4
    where corporation_id = $1 and shop_id = $2 and business_day = $3 and next = $5`,
}

export interface CallNumbers {
  /** The next count of the store's business day: never twice, from 1, small gaps at most. */
  take(shop: ShopDay): Promise<number>
  /** Gives back what was taken from the database and not used, when the process ends: the next one goes on without a gap. */
  giveBack(): Promise<void>
}

/** The counts at the end of those that are free which follow each other, as [first, the one after the last]. */
function tailOf(free: readonly number[]): [number, number] | undefined {
  const last = free.at(-1)
  if (last === undefined) return undefined
  let first = last
  while (free.includes(first - 1)) first -= 1
  return [first, last + 1]
}

/**
 * Counts are taken from the database a few at a time, each block committed by itself: taken within the orders' own
 * transactions, one row a store and day would make every order of a rush wait for the commit of the one before.
 */
export function callNumbers(db: Pick<Database, 'runOne'>): CallNumbers {
  const byShop = new Map<string, Held>()

  const heldOf = (shop: ShopDay): Held => {
    const key = `${shop.corporationId} ${shop.shopId}`
    const known = byShop.get(key)
    if (known?.shop.day === shop.day) return known
    const fresh = { shop, free: [], waiting: 0, block: BLOCK, sentAt: Number.NEGATIVE_INFINITY }
    byShop.set(key, fresh)
    return fresh
  }

  const takeBlock = async (held: Held): Promise<void> => {
    const { corporationId, shopId, day } = held.shop
    const now = performance.now()
    const fast = now - held.sentAt < USED_UP_FAST_MS
    held.block = fast ? Math.min(2 * held.block, LARGEST_BLOCK) : BLOCK
    held.sentAt = now
    const count = Math.max(held.block, held.waiting)
    const { rows } = await db.runOne<{ next: number }>(TAKE, [corporationId, shopId, day, count])
    const end = rows[0]?.next
    if (end === undefined) throw new Error('A store gave no call number')
    for (let number = end - count; number < end; number += 1) held.free.push(number)
  }

  const refill = (held: Held): Promise<void> => {
    held.coming ??= takeBlock(held).finally(() => delete held.coming)
    return held.coming
  }

  const wait = async (held: Held): Promise<number> => {
    held.waiting += 1
    try {
      for (;;) {
        await refill(held)
        const given = held.free.shift()
        if (given !== undefined) return given
      }
    } finally {
      held.waiting -= 1
    }
  }

  return {
    async take(shop) {
      const held = heldOf(shop)
      const given = held.free.shift() ?? (await wait(held))
      // Sent for ahead: where that fails, whoever needs the next one is told.
      if (held.free.length < FEW) void refill(held).catch(() => {})
      return given
    },
    async giveBack() {
      for (const { shop, free, coming } of byShop.values()) {
        await coming?.catch(() => {})
        const tail = tailOf(free)
        if (!tail) continue
        free.length = 0
        await db.runOne(GIVE_BACK, [shop.corporationId, shop.shopId, shop.day, ...tail])
      }
    },
  }
}
