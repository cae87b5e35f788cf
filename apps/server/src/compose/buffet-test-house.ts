import { cart as cartCalls } from '@comanda/contract/cart'
import { isRefusal, type ResponseOf } from '@comanda/contract/core'
import { order as orderCalls } from '@comanda/contract/order'
import { demoBrand } from '@comanda/demo'
import type { TableInfo } from '@comanda/domain/store'
import { compose } from '../compose.ts'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import { silentLog } from '../platform/log.ts'
import { seedDemo } from '../seed.ts'
import { instantJobs } from '../testing/instant-jobs.ts'
import { type AllAtGates, allAtGates } from '../testing/at-gates.ts'
import { again, testStaff } from '../testing/index.ts'

const brand = demoBrand()
export const { corporationId } = brand.corporation
const isShared = (table: TableInfo) => table.playerMode && table.buffetStallIds.length > 0 && table.seats === 8
const found = brand.shops.find(it => it.tables.some(isShared))
if (!found) throw new Error('the demo brand has no buffet')
/** The store of the demo brand that has a buffet. */
export const shop = found
export const { shopId } = shop.config
export const STALL = 'dumpling-stall'
export const rule = shop.menu.buffetRules.find(it => it.buffetStallId === STALL)
export const PRICES = rule?.places.map(it => it.price) ?? []
export const staff = testStaff([shopId], 'manager', corporationId)

const dishOf = (foodId: string) => {
  const group = shop.menu.menuGroups.find(it => it.groupType === 0 && it.foodIds.includes(foodId))
  const unitId = shop.menu.items.find(it => it.foodId === foodId)?.units[0]?.unitId ?? ''
  return { foodId, menuId: 'all-day', menuGroupId: group?.menuGroupId ?? '', unitId }
}
export const PRAWN = dishOf('prawn-dumplings')
export const JADE = dishOf('vegetable-dumplings')

export type Cart = ResponseOf<typeof cartCalls.query>
export const kept = <T>(answer: T): Exclude<T, { refused: string } | Buffer> => {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer)}`)
  return answer as never
}
export const codeOf = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'done')
/** The table of the store that `is` so. */
export const tableWhere = (is: (table: TableInfo) => boolean): string =>
  shop.tables.find(it => it.buffetStallIds.length > 0 && is(it))?.tableId ?? ''
export const linesOf = ({ calculation }: Cart) =>
  calculation.items.map(({ foodId, quantity, amount }) => `${foodId} ${quantity} ${amount}`)

/** Two processes on one database with the demo brand, asked in turn about one table, at noon in Singapore. */
export function buffetHouse(database: () => Database, tableId: string) {
  const clock = settableClock('2026-11-18T04:00:00Z')
  const processes: AllAtGates[] = []
  let turn = 0
  const input = (): AllAtGates => processes[turn++ % processes.length] as AllAtGates
  return {
    clock,
    ask: input,
    /** The same house, asked about another table. */
    at: (other: string) => asked(input, other),
    async start() {
      const config = readConfig({ NODE_ENV: 'test' })
      if ('faults' in config) throw new Error(config.faults.join())
      const db = database()
      await seedDemo(db)
      for (let at = 0; at < 2; at += 1) {
        const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
        processes.push(allAtGates(compose({ config: config.config, db, jobs, log: silentLog, clock }).handlers))
      }
    },
    ...asked(input, tableId),
  }
}

/** What is asked about one table. */
function asked(input: () => AllAtGates, tableId: string) {
  const place = { shopId, businessType: 1100 as const, tableId }
  /** The bills of the table are settled by the staff. */
  async function settleBills() {
    const { bills } = kept(await input().bill.tableBill(staff, { shopId, tableId })) as {
      bills: { billId: string; restAmount: number }[]
    }
    for (const { billId, restAmount } of bills) {
      const settling = { shopId, billId, expectedAmount: restAmount, freeParts: false }
      const settled = await input().bill.settleTableBill(again(staff), settling)
      // A bill that nothing is left on closes by itself, at any moment.
      if (codeOf(settled) !== 'billClosed') kept(settled)
    }
  }
  return {
    place,
    settleBills,
    /** The table as it is before its guests come. */
    async clear() {
      await settleBills()
      kept(await input().table.releaseTable(again(staff), { shopId, tableId }))
    },
    open: (caller: Guest, adults: number, children = 0) =>
      input().buffet.open(again(caller), { ...place, adults, children, pin: undefined }),
    init: async (caller: Guest) => kept(await input().cart.init(again(caller), cartCalls.init.request.parse(place))),
    add: (caller: Guest, dish: typeof PRAWN, quantity = 1, own: object = { buffetStallId: STALL }) =>
      input().cart.modify(
        again(caller),
        cartCalls.modify.request.parse({ ...place, modifyType: 0, cartItems: [{ ...dish, quantity, ...own }] }),
      ),
    clearCart: async (caller: Guest) =>
      kept(await input().cart.clear(again(caller), cartCalls.clear.request.parse(place))),
    look: (caller: Guest) => input().cart.query(caller, cartCalls.query.request.parse(place)),
    query: async (caller: Guest) =>
      kept(await input().cart.query(caller, cartCalls.query.request.parse(place))) as Cart,
    submit: (caller: Guest, cart: Cart, paymentMethod = 'out-line') =>
      input().order.submit(
        again(caller),
        orderCalls.submit.request.parse({
          shopId,
          cartId: cart.cartId,
          cartVersion: cart.cartVersion,
          orderType: 1100,
          tableId,
          expectedTotal: cart.calculation.totalPaidAmount,
          paymentMethod,
        }),
      ),
  }
}
