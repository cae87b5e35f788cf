import { contract } from '@comanda/contract'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import type { TableEntry } from '@comanda/domain/table'
import type { Answer } from './answer.ts'
import { type Actor, dataOf, type RequestOptions } from './actor.ts'
import type { Cart, OrderDetail } from './guest.ts'
import type { TestApp, TestStaff } from './test-app.ts'

/** Tables of the first store of the demo brand, by the codes that are printed on them. */
export const TABLES = {
  /** A3: its phones share one cart and pay before they eat. */
  shared: 'lTMwDa_zDZvwTO8D',
  /** B2: its phones share one cart and pay at the end. */
  sharedLater: 'DZwe5cUeNZEkkQ1X',
  /** A1: each phone has a cart of its own and pays before it eats. */
  apart: '23vWg5fDWhLNGlX2',
  /** B1: each phone has a cart of its own and pays at the end. */
  apartLater: 'Vq9iRU2xxQZheH4c',
  /** B3: each phone has a cart of its own, and the staff settle. */
  orderOnly: 'J3g4x4MyLC6y4zgN',
} as const

export type Bill = NonNullable<ResponseOf<typeof contract.bill.calConfirm>['bill']>
/** A bill as the staff see it. */
export type StaffBill = ResponseOf<typeof contract.bill.tableBill>['bills'][number]
export type SharedCart = Cart & { shared: NonNullable<Cart['shared']> }
type CartItem = RequestInputOf<typeof contract.cart.modify>['cartItems'][number]
type Split = RequestInputOf<typeof contract.bill.executePaymentRound>['split']
type InitInput = RequestInputOf<typeof contract.cart.init>

/** A dish of the demo brand with one unit and no choices, in a category of the all-day menu. */
export const plainDish = (foodId: string, menuGroupId: string, quantity = 1) => ({
  foodId,
  menuGroupId,
  menuId: 'all-day',
  unitId: `${foodId}.one`,
  quantity,
})

export const EDAMAME = plainDish('edamame', 'sides')

/** One phone at a table. */
export interface Diner extends Actor {
  /** Identifies the phone's cart: store, order type, table. */
  readonly place: { shopId: number; businessType: 1100; tableId: string }
  join(nick?: string, more?: Partial<InitInput>): Promise<Answer<typeof contract.cart.init>>
  choose(cartItems: readonly CartItem[], options?: RequestOptions): Promise<Answer<typeof contract.cart.modify>>
  /** Adds edamame with a remark to the cart. @throws where it is refused */
  add(remark?: string, options?: RequestOptions & { quantity?: number }): Promise<SharedCart>
  query(options?: RequestOptions): Promise<Answer<typeof contract.cart.query>>
  cart(options?: RequestOptions): Promise<SharedCart>
  /** Orders the cart as it was last seen, to be paid at the venue. */
  submit(
    cart: Pick<Cart, 'cartId' | 'cartVersion' | 'calculation'>,
    options?: RequestOptions,
  ): Promise<Answer<typeof contract.order.submit>>
  /** Adds edamame and orders the cart. @throws where it is refused */
  round(remark?: string, quantity?: number): Promise<OrderDetail>
  billOf(tableId?: string): Promise<Bill | undefined>
  /** @throws where there is no bill */
  bill(tableId?: string): Promise<Bill>
  /** Keeps a part of a bill to be paid by this phone. */
  keep(
    billId: string,
    split: Split,
    expectedAmount: number,
    options?: RequestOptions,
  ): Promise<Answer<typeof contract.bill.executePaymentRound>>
}

/** The steps of an actor at a table. */
export function dinerAt(actor: Actor, shopId: number, tableId: string): Diner {
  const place = { shopId, businessType: 1100 as const, tableId }
  const diner: Diner = {
    ...actor,
    place,
    join: (nick, more = {}) =>
      actor.call(contract.cart.init, { ...place, ...(nick !== undefined && { nick }), ...more }),
    choose: (cartItems, options) =>
      actor.call(contract.cart.modify, { ...place, modifyType: 0, cartItems: [...cartItems] }, options),
    add: async (remark = '', { quantity = 1, ...options } = {}) =>
      dataOf(await diner.choose([{ ...EDAMAME, quantity, remark }], options)) as SharedCart,
    query: options => actor.call(contract.cart.query, place, options),
    cart: async options => dataOf(await diner.query(options)) as SharedCart,
    submit: ({ cartId, cartVersion, calculation }, options) => {
      const input = { shopId, tableId, cartId, cartVersion, expectedTotal: calculation.totalPaidAmount }
      return actor.call(contract.order.submit, { ...input, orderType: 1100, paymentMethod: 'out-line' }, options)
    },
    round: async (remark, quantity = 1) => dataOf(await diner.submit(await diner.add(remark, { quantity }))),
    billOf: async (at = tableId) => (await actor.must(contract.bill.calConfirm, { shopId, tableId: at })).bill,
    async bill(at) {
      const bill = await diner.billOf(at)
      if (!bill) throw new Error('no bill')
      return bill
    },
    keep: (billId, split, expectedAmount, options) =>
      actor.call(contract.bill.executePaymentRound, { billId, split, expectedAmount }, options),
  }
  return diner
}

/** The tables of the demo brand's first store, their phones and who manages them. */
export interface DiningRoom {
  manager: TestStaff
  phone(tableId?: string, options?: RequestOptions): Diner
  /** A phone that has joined the table. */
  sits(nick: string, tableId?: string, options?: RequestOptions): Promise<Diner>
  open(tableId: string): Promise<unknown>
  release(tableId: string): Promise<Answer<typeof contract.table.releaseTable>>
  /** Settles the rest of a bill with staff. */
  settle(bill: StaffBill | Bill): Promise<Answer<typeof contract.bill.settleTableBill>>
  bills(tableId: string): Promise<StaffBill[]>
  table(tableId: string): Promise<ResponseOf<typeof contract.table.tables>['tables'][number] | undefined>
  /** Sets how many seats a table has. */
  laidFor(tableId: string, seats: number): Promise<void>
  /** The id of a table for a phone that typed its number, without its code. */
  typed(tableName: string): Promise<string>
  /** Sets how guests join tables, as the manager. */
  enteredBy(tableEntry: TableEntry): Promise<void>
  /** Staff settle the rest of all bills of a table, including parts reserved by guests. */
  settleAll(tableId: string): Promise<void>
  /** Settles and releases these tables. */
  clear(tableIds: readonly string[]): Promise<void>
}

/** `testApp({ brand: 'demo' })` and the table that its phones sit at unless they name another. */
export function diningRoom(app: TestApp, usual: string, shopId = 101): DiningRoom {
  const manager = app.staff('manager', { shopIds: [shopId] })
  const phone: DiningRoom['phone'] = (tableId = usual, options = {}) => dinerAt(app.guest(options), shopId, tableId)
  const bills = async (tableId: string) => (await manager.must(contract.bill.tableBill, { shopId, tableId })).bills
  const release = (tableId: string) => manager.call(contract.table.releaseTable, { shopId, tableId })
  const settleAll = async (tableId: string) => {
    for (const { billId, restAmount, openAmount } of await bills(tableId)) {
      const input = { shopId, billId, expectedAmount: restAmount + openAmount, freeParts: true }
      const settled = await manager.call(contract.bill.settleTableBill, input)
      // A bill without a rest closes by itself at any time.
      if (!('refused' in settled && settled.refused === 'billClosed')) dataOf(settled)
    }
  }
  return {
    manager,
    phone,
    async sits(nick, tableId, options) {
      const one = phone(tableId, options)
      dataOf(await one.join(nick))
      return one
    },
    open: tableId => manager.must(contract.table.openTable, { shopId, tableId }),
    release,
    settle: ({ billId, restAmount }) =>
      manager.call(contract.bill.settleTableBill, { shopId, billId, expectedAmount: restAmount, freeParts: true }),
    bills,
    table: async tableId =>
      (await manager.must(contract.table.tables, { shopId })).tables.find(it => it.tableId === tableId),
    async laidFor(tableId, seats) {
      const { tables } = await manager.must(contract.table.tableSetup, { shopId })
      const match = tables.find(it => it.tableId === tableId)
      if (!match) throw new Error(`no table ${tableId}`)
      const { mark, tableId: _, ...table } = match
      await manager.must(contract.table.saveTable, { shopId, tableId, mark, table: { ...table, seats } })
    },
    typed: async tableName => (await app.anyone().must(contract.table.getTableInfo, { shopId, tableName })).tableId,
    async enteredBy(tableEntry) {
      const { mark, askPeople } = (await manager.must(contract.store.settings, { shopId })).dining
      await manager.must(contract.store.saveDining, { shopId, mark, askPeople, tableEntry })
      // Processes remember the settings of a store for a second.
      app.clock.advance(1001)
    },
    settleAll,
    async clear(tableIds) {
      for (const tableId of tableIds) {
        await settleAll(tableId)
        dataOf(await release(tableId))
      }
    },
  }
}
