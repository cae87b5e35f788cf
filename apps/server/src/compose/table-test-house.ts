import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/db/index.ts'
import { type WholeHouse, wholeHouse } from '../testing/whole-house.ts'

/** A table of the demo brand that several phones share and pay at before they eat, by its code. */
export const SHARED = 'lTMwDa_zDZvwTO8D'
export const NUMBER = 'A3'
export const SHOP = 101
export const DISH = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }

export interface Said<T = Record<string, unknown>> {
  code: string
  data: T
}

export interface Line {
  itemKey: string
  addedBy: string
  quantity: number
  remark: string
  /** It came free with an offer: nobody added it. */
  giftOf?: string
}

export interface CartSaid {
  cartId: string
  cartVersion: number
  people: number
  calculation: { items: Line[]; totalPaidAmount: number }
  shared: {
    sessionId: string
    me: string
    persons: { personId: string; nick: string; avatar: number; here: boolean }[]
  }
}

/** One phone. `at` is the process it asks, by number. */
export interface Phone {
  token: string
  ask<T = CartSaid>(path: string, body?: object, more?: { at?: number; requestId?: string }): Promise<Said<T>>
  add(remark: string, more?: { at?: number; requestId?: string; quantity?: number }): Promise<Said<CartSaid>>
  join(nick?: string, more?: object): Promise<Said<CartSaid>>
  /** Orders the cart as it was last seen. */
  submit(cart: CartSaid, requestId?: string): Promise<Said<{ orderId: string }>>
  query(at?: number): Promise<Said<CartSaid>>
}

export interface TableHouse {
  first: WholeHouse
  phone(tableId?: string, language?: string): Promise<Phone>
  staff(path: string, tableId?: string): Promise<Said>
  /** A call of the console with a body of its own. */
  staffAsk<T>(path: string, body: object): Promise<Said<T>>
  close(): Promise<void>
}

/** Two processes on one database with the demo brand, and phones that ask either. */
export async function tableHouse(db: Database): Promise<TableHouse> {
  const first = await wholeHouse(db)
  const processes = [first, await wholeHouse(db)]
  await db.inTx(tx =>
    tx.query(
      { name: 'seats', text: `update dining_table set info = jsonb_set(info, '{seats}', '12') where table_id = $1` },
      [SHARED],
    ),
  )
  let turn = 0
  type More = { at?: number; requestId?: string; language?: string }
  const say = async (token: string, path: string, body: object, more: More = {}) => {
    const process = processes[more.at ?? turn++ % processes.length] ?? first
    const { language = 'en-US', requestId = randomUUID() } = more
    const headers = { token, 'x-request-id': requestId, 'language-code': language }
    return (await process.ask(path, body, headers)).body as unknown as Said<never>
  }
  const staffToken = await first.staff()
  return {
    first,
    async phone(tableId = SHARED, language = 'en-US') {
      const token = await first.guest()
      const place = { shopId: SHOP, businessType: 1100, tableId }
      const input: Phone['ask'] = (path, body = {}, more) =>
        say(token, `/api/order/${path}`, { ...place, ...body }, { ...more, language })
      return {
        token,
        ask: input,
        add: (remark, { quantity = 1, ...more } = {}) =>
          input('cart/modify', { modifyType: 0, cartItems: [{ ...DISH, remark, quantity }] }, more),
        join: (nick, more = {}) => input('cart/init', { ...(nick !== undefined && { nick }), ...more }),
        submit: (cart, requestId = randomUUID()) =>
          input(
            'or/submit',
            {
              cartId: cart.cartId,
              cartVersion: cart.cartVersion,
              orderType: 1100,
              expectedTotal: cart.calculation.totalPaidAmount,
              paymentMethod: 'out-line',
            },
            { requestId },
          ),
        query: at => input('cart/query', {}, at === undefined ? {} : { at }),
      }
    },
    staff: (path, tableId = SHARED) => say(staffToken, `/api/console/${path}`, { shopId: SHOP, tableId }),
    staffAsk: (path, body) => say(staffToken, `/api/console/${path}`, body),
    close: async () => {
      for (const process of processes) await process.close()
    },
  }
}
