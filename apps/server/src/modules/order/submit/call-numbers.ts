import { type Database, DatabaseUnavailable } from '../../../platform/db/index.ts'

/** A store's business day (YYYY-MM-DD in its time zone). */
interface ShopDay {
  corporationId: number
  shopId: number
  day: string
}

/** The counts of a store's day that this process has reserved and not used. */
interface ReservedCounts {
  shop: ShopDay
  free: number[]
  waiting: number
  /** Size of the next block, and when the last one was requested (epoch ms). */
  block: number
  sentAt: number
  coming?: Promise<void>
}

/**
 * Counts reserved from the database at once; more where a block is used up within a second, or where more orders wait.
 */
const BLOCK = 5
const LARGEST_BLOCK = 40
const USED_UP_FAST_MS = 1000
/** With this many left the next block is requested in advance, so that no order waits for it. */
const REFILL_BELOW = 2

/** The day whose count a business day ($3) uses: its own, or the one it continues after a change of the time zone. */
const COUNTED_ON = `coalesce(
  (select counted_on from order_call_count where corporation_id = $1 and shop_id = $2 and business_day = $3), $3::date)`

const TAKE = {
  name: 'order_call_count_take',
  text: `insert into order_call_count (corporation_id, shop_id, business_day, next) values ($1, $2, ${COUNTED_ON}, 1 + $4::int)
    on conflict (corporation_id, shop_id, business_day) do update set next = order_call_count.next + $4::int
    returning next`,
}

/** Returns the unused counts of a block, unless another process has reserved a block since. */
const GIVE_BACK = {
  name: 'order_call_count_give_back',
  text: `update order_call_count set next = $4
    where corporation_id = $1 and shop_id = $2 and business_day = ${COUNTED_ON} and next = $5`,
}

export interface CallNumbers {
  /** The next count of the store's business day: unique, from 1, with small gaps at most. */
  take(shop: ShopDay): Promise<number>
  /** Returns reserved and unused counts when the process ends, so that the next process continues without a gap. */
  giveBack(): Promise<void>
}

/** The consecutive counts at the end of the free ones, as [first, last + 1]. */
function tailOf(free: readonly number[]): [number, number] | undefined {
  const last = free.at(-1)
  if (last === undefined) return undefined
  let first = last
  while (free.includes(first - 1)) first -= 1
  return [first, last + 1]
}

/**
 * Reserves counts from the database a few at a time, each block in its own transaction: reserved within the orders'
 * transactions, one row per store and day would make every order of a rush wait for the commit before it.
 */
export function callNumbers(db: Pick<Database, 'runOne'>): CallNumbers {
  const byShop = new Map<string, ReservedCounts>()

  const reservedOf = (shop: ShopDay): ReservedCounts => {
    const key = `${shop.corporationId} ${shop.shopId}`
    const known = byShop.get(key)
    if (known?.shop.day === shop.day) return known
    const fresh = { shop, free: [], waiting: 0, block: BLOCK, sentAt: Number.NEGATIVE_INFINITY }
    byShop.set(key, fresh)
    return fresh
  }

  const takeBlock = async (reserved: ReservedCounts): Promise<void> => {
    const { corporationId, shopId, day } = reserved.shop
    const now = performance.now()
    const fast = now - reserved.sentAt < USED_UP_FAST_MS
    reserved.block = fast ? Math.min(2 * reserved.block, LARGEST_BLOCK) : BLOCK
    reserved.sentAt = now
    const count = Math.max(reserved.block, reserved.waiting)
    const { rows } = await db.runOne<{ next: number }>(TAKE, [corporationId, shopId, day, count])
    const end = rows[0]?.next
    if (end === undefined) throw new Error('A store gave no call number')
    for (let number = end - count; number < end; number += 1) reserved.free.push(number)
  }

  const refill = (reserved: ReservedCounts): Promise<void> => {
    reserved.coming ??= takeBlock(reserved).finally(() => delete reserved.coming)
    return reserved.coming
  }

  const wait = async (reserved: ReservedCounts): Promise<number> => {
    reserved.waiting += 1
    try {
      for (;;) {
        await refill(reserved)
        const next = reserved.free.shift()
        if (next !== undefined) return next
      }
    } finally {
      reserved.waiting -= 1
    }
  }

  return {
    async take(shop) {
      const reserved = reservedOf(shop)
      const next = reserved.free.shift() ?? (await wait(reserved))
      // Requested in advance: if it fails, the next order that needs a count gets the error.
      if (reserved.free.length < REFILL_BELOW) void refill(reserved).catch(() => {})
      return next
    },
    async giveBack() {
      for (const { shop, free, coming } of byShop.values()) {
        await coming?.catch(() => {})
        const tail = tailOf(free)
        if (!tail) continue
        free.length = 0
        await db.runOne(GIVE_BACK, [shop.corporationId, shop.shopId, shop.day, ...tail]).catch(ignoreOutage)
      }
    },
  }
}

/** A database that ended first costs only numbers that stay unused; the rest of the server stops all the same. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof DatabaseUnavailable)) throw error
}
