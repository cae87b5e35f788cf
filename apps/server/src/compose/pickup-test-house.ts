import { cart as cartCalls } from '@comanda/contract/cart'
import { isRefusal, type RequestOf, type ResponseOf } from '@comanda/contract/core'
import { order as orderCalls } from '@comanda/contract/order'
import { demoBrand } from '@comanda/demo'
import { indexMenu, type MenuItem, startingChoice } from '@comanda/domain/menu'
import { type AllHandlers, compose } from '../compose.ts'
import { setLeft } from '../modules/menu/stock.ts'
import { type SettableClock, settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import { silentLog } from '../platform/log.ts'
import { seedDemo } from '../seed.ts'
import { again, testGuest } from '../testing/index.ts'
import { instantJobs } from '../testing/instant-jobs.ts'

export type Cart = ResponseOf<typeof cartCalls.query>
export type Placed = ResponseOf<typeof orderCalls.submit>
type Worked = ResponseOf<typeof orderCalls.calculate>

const brand = demoBrand()
const { corporationId } = brand.corporation
const shop = brand.shops.find(it => it.config.shopId === 101)
if (!shop) throw new Error('the demo brand has no store in New York')
const index = indexMenu(shop.menu)
export const SHOP = shop.config
/** Noon of a Friday in New York. */
export const NOON = Date.parse('2026-11-20T17:00:00Z')

/** A dish with what its sheet opens with, and what is said otherwise. */
export function choiceOf(foodId: string, own: object = {}): Record<string, unknown> {
  const item = index.items.get(foodId)
  const group = shop?.menu.menuGroups.find(it => it.groupType !== -1 && it.foodIds.includes(foodId))
  const menu = shop?.menu.menus.find(it => it.menuGroupIds.includes(group?.menuGroupId ?? ''))
  if (!item || !group || !menu) throw new Error(`no ${foodId} in New York`)
  const { menuGroupId } = group
  return { foodId, menuId: menu.menuId, menuGroupId, ...startingChoice(index, item), ...own }
}

export const itemOf = (foodId: string): MenuItem => {
  const item = index.items.get(foodId)
  if (!item) throw new Error(`no ${foodId} in New York`)
  return item
}

/** What was answered, or the name of the refusal. */
export const nameOf = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'done')
export const kept = <T>(answer: T | object): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer))
  return answer as T
}

const contact = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Ann', lastName: '' }
const place = { shopId: 101, businessType: 1300 as const }

/** A guest who picks up in New York. Bodies go through the contract, as over HTTP: what it does not know falls away. */
export interface PickupGuest {
  who: Guest
  change(modifyType: 0 | 1 | 2, items: readonly object[]): Promise<Cart | object>
  add(foodId: string, own?: object): Promise<Cart>
  cart(): Promise<Cart>
  calculate(cart: Cart, own?: object): Promise<Worked | object>
  recalculate(cart: Cart, own?: object): Promise<Worked | object>
  submit(cart: Cart, own?: object): Promise<Placed | object>
}

export interface PickupHouse {
  handlers: AllHandlers
  clock: SettableClock
  guest(caller?: Guest): PickupGuest
  setLeft(key: string, count: number): Promise<void>
}

/** The whole house with the demo brand, at noon. */
export async function pickupHouse(db: Database): Promise<PickupHouse> {
  const config = readConfig({ NODE_ENV: 'test' })
  if ('faults' in config) throw new Error(config.faults.join())
  await seedDemo(db)
  const clock = settableClock(NOON)
  const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
  const { handlers } = compose({ config: config.config, db, jobs, log: silentLog, clock })
  return {
    handlers,
    clock,
    guest: (caller = testGuest(undefined, corporationId)) => guestOf(handlers, caller),
    setLeft: (key, count) => db.inTx(tx => setLeft(tx, { corporationId, shopId: 101 }, key, count, new Date(clock()))),
  }
}

function guestOf(handlers: AllHandlers, caller: Guest): PickupGuest {
  const change: PickupGuest['change'] = async (modifyType, cartItems) => {
    const asked = cartCalls.modify.request.safeParse({ ...place, modifyType, cartItems })
    return asked.success ? handlers.cart.modify(again(caller), asked.data) : { refused: 'invalidInput' }
  }
  const askOf = (cart: Cart, own: object): object => ({
    shopId: 101,
    cartId: cart.cartId,
    cartVersion: cart.cartVersion,
    orderType: 1300,
    dinnerTime: 'asap',
    expectedTotal: cart.calculation.totalPaidAmount,
    paymentMethod: 'out-line',
    contact,
    ...own,
  })
  return {
    who: caller,
    change,
    add: async (foodId, own = {}) => kept<Cart>(await change(0, [choiceOf(foodId, { quantity: 1, ...own })])),
    cart: async () => kept<Cart>(await handlers.cart.query(again(caller), cartCalls.query.request.parse(place))),
    calculate: async (cart, own = {}) =>
      handlers.order.calculate(again(caller), orderCalls.calculate.request.parse(askOf(cart, own))),
    recalculate: async (cart, own = {}) =>
      handlers.order.recalculation(again(caller), orderCalls.recalculation.request.parse(askOf(cart, own))),
    async submit(cart, own = {}) {
      const asked = orderCalls.submit.request.safeParse(askOf(cart, own))
      const input: RequestOf<typeof orderCalls.submit> | undefined = asked.data
      return input ? handlers.order.submit(again(caller), input) : { refused: 'invalidInput' }
    },
  }
}
