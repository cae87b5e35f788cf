import { type CartLine, type Collected, calculate, linesToPrice, type LineChoice } from '@comanda/domain/cart'
import { indexMenu, type MenuItem } from '@comanda/domain/menu'
import { money, plainLocalizer } from '@comanda/domain/money'
import type { CartIo, Waiting } from './state/cart-ports.ts'
import { type CartNews, CartStore } from './state/cart-store.ts'
import * as engine from './state/local-cart.ts'
import type { CartAnswer, CartMenu, Pricing } from './state/shown-cart.ts'

const item = (foodId: string, saleMin = 1): MenuItem<string> => ({
  foodId,
  displayName: foodId,
  price: money(1000),
  priceRule: 0,
  units: [],
  modifierGroupIds: [],
  comboGroups: [],
  multiBase: 1,
  sideDishGroups: [],
  exclusions: [],
  saleSettings: { saleMin, saleStep: 1, limitSale: 0, limitSaleType: 0 },
  packingFee: money(0),
  taxIds: ['t'],
  allergens: [],
  diets: [],
  tags: [],
  onSale: true,
})

const index = indexMenu({
  menus: [{ menuId: 'm', displayName: 'M', windows: [], menuGroupIds: ['g'], bizTypes: [] }],
  menuGroups: [{ menuGroupId: 'g', groupType: 0, displayName: 'G', foodIds: ['a', 'b', 'pair'], minOnlineQuantity: 0 }],
  items: [item('a'), item('b'), item('pair', 2)],
  modifierGroups: [],
  buffetRules: [],
})
const menu: CartMenu = { index, stock: {}, at: { weekday: 1, minutes: 700 }, member: false }
const pricing: Pricing = {
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  taxRounding: 'total',
  taxes: [{ taxId: 't', name: {}, rate: 100_000, inclusive: false, onFees: false }],
  surcharges: [],
  promotions: [],
  dineInItemLimit: { count: 0, perPerson: false },
}
const rules = { ...menu, bizType: 1300, people: 1, itemLimit: pricing.dineInItemLimit }

export const choice = (foodId: string): LineChoice => ({
  foodId,
  menuGroupId: 'g',
  menuId: 'm',
  unitId: '',
  quantity: 1,
  modifiers: [],
  subItems: [],
  sideDishItems: [],
  remark: '',
})

/** Manually controlled server, clock and storage. */
export class TestServerCart implements CartIo {
  lines: CartLine[] = []
  version = 0
  time = 0
  kept: Waiting | undefined
  fails: unknown
  readonly sent: string[] = []
  readonly #done = new Set<string>()
  #timers: { at: number; work: () => void }[] = []
  #ids = 0

  answer(withPricing: boolean): CartAnswer {
    const input = {
      shop: pricing,
      bizType: 1300 as const,
      isMember: false,
      moment: menu.at,
      cartVersion: this.version,
    }
    const calculation = calculate({ ...input, lines: linesToPrice(this.lines, rules, plainLocalizer('en_US')) })
    const place = { cartId: 'c', shopId: 1, bizType: 1300 as const, tableId: '', preOrder: false, people: 1 }
    return {
      ...place,
      cartVersion: this.version,
      calculation,
      caps: [],
      groupMinimums: [],
      ...(withPricing && { pricing }),
    }
  }
  queries = 0
  /** Latency of an answer, in ms. */
  slow = 0
  query = async (withPricing: boolean) => {
    this.queries += 1
    if (this.fails === 'away' || this.fails === 'lost') throw this.fails
    return this.#onItsWay(this.answer(withPricing))
  }
  async #onItsWay(answer: CartAnswer): Promise<CartAnswer> {
    if (this.slow > 0) await new Promise<void>(resolve => this.after(this.slow, resolve))
    return answer
  }
  modify: CartIo['modify'] = async (step, requestId) => {
    this.sent.push(requestId)
    if (this.fails === 'refused' || this.fails === 'away') throw this.fails
    if (!this.#done.has(requestId)) {
      this.#done.add(requestId)
      const changes: Collected = {
        clear: step.modifyType === 2,
        lines: step.cartItems.map(it => ({
          itemKey: 'itemKey' in it ? it.itemKey : it.foodId,
          quantity: step.modifyType === 1 ? -it.quantity : it.quantity,
          ...('foodId' in it && { choice: it }),
        })),
      }
      this.lines = engine.linesWith(this.lines, [changes], rules)
      this.version += 1
    }
    if (this.fails) throw this.fails
    return this.#onItsWay(this.answer(false))
  }
  isLost = (error: unknown) => error === 'lost'
  isAway = (error: unknown) => error === 'away'
  cartIn = () => undefined
  loadEngine = async () => engine
  newId = () => `request-${this.#ids++}`
  now = () => this.time
  after = (ms: number, work: () => void) => {
    const timer = { at: this.time + ms, work }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter(it => it !== timer)
    }
  }
  save = (waiting: Waiting | undefined) => {
    this.kept = waiting && structuredClone(waiting)
  }
  recall = () => this.kept

  /** Advances the clock by `ms` and completes everything that became due. */
  async pass(ms: number): Promise<void> {
    this.time += ms
    for (let turn = 0; turn < 50; turn += 1) {
      const due = this.#timers.filter(it => it.at <= this.time)
      this.#timers = this.#timers.filter(it => it.at > this.time)
      for (const { work } of due) work()
      await Promise.resolve()
    }
  }
}

/** Returns a started cart connected to `world`. */
export async function phoneIn(world: TestServerCart, news: CartNews[] = []): Promise<CartStore> {
  const store = new CartStore(world, one => news.push(one))
  store.start()
  store.setMenu(menu)
  store.warm()
  await world.pass(0)
  return store
}

export const add = (foodId: string, quantity = 1) => ({
  kind: 'by' as const,
  itemKey: foodId,
  quantity,
  choice: choice(foodId),
})
