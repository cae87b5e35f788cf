import { type CartLine, type Collected, calculate, linesToPrice, type LineChoice } from '@comanda/domain/cart'
import { indexMenu, type MenuItem } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CartIo, Waiting } from './cart-ports.ts'
import { type CartNews, CartStore } from './cart-store.ts'
import * as engine from './local-cart.ts'
import type { CartAnswer, CartGround, Pricing } from './plain-cart.ts'

const item = (foodId: string): MenuItem<string> => ({
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
  saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
  packingFee: money(0),
  taxIds: ['t'],
  allergens: [],
  diets: [],
  tags: [],
  onSale: true,
})

const index = indexMenu({
  menus: [{ menuId: 'm', displayName: 'M', windows: [], menuGroupIds: ['g'], bizTypes: [] }],
  menuGroups: [{ menuGroupId: 'g', groupType: 0, displayName: 'G', foodIds: ['a', 'b'], minOnlineQuantity: 0 }],
  items: [item('a'), item('b')],
  modifierGroups: [],
  buffetRules: [],
})
const ground: CartGround = { index, stock: {}, at: { weekday: 1, minutes: 700 }, member: false }
const pricing: Pricing = {
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  taxRounding: 'total',
  taxes: [{ taxId: 't', name: {}, rate: 100_000, inclusive: false, onFees: false }],
  surcharges: [],
  promotions: [],
  dineInItemLimit: { count: 0, perPerson: false },
}
const rules = { ...ground, bizType: 1300, people: 1, dineInItemLimit: pricing.dineInItemLimit }

const choice = (foodId: string): LineChoice => ({
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

/** The server and the phone's clock and storage, by hand. */
class World implements CartIo {
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
      moment: ground.at,
      cartVersion: this.version,
    }
    const calculation = calculate({ ...input, lines: linesToPrice(this.lines, rules, words => words) })
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
  asked = 0
  query = async (withPricing: boolean) => {
    this.asked += 1
    if (this.fails === 'away') throw this.fails
    return this.answer(withPricing)
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
    return this.answer(false)
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
  keep = (waiting: Waiting | undefined) => {
    this.kept = waiting && structuredClone(waiting)
  }
  recall = () => this.kept

  /** Lets `ms` pass and everything that became due finish. */
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

let world: World
let news: CartNews[]

async function phone() {
  const store = new CartStore(world, one => news.push(one))
  store.start()
  store.setGround(ground)
  store.warm()
  await world.pass(0)
  return store
}

const add = (foodId: string, quantity = 1) => ({
  kind: 'by' as const,
  itemKey: foodId,
  quantity,
  choice: choice(foodId),
})

beforeEach(() => {
  world = new World()
  news = []
})

describe('the cart on the phone', () => {
  it('shows a tap at once, with its price and tax, before anything is sent · CART-8, PRICE-1', async () => {
    const store = await phone()
    store.collect(add('a', 2))
    expect(store.view()).toMatchObject({ count: 2, settled: false, calculation: { totalPaidAmount: 2200 } })
    expect(world.sent).toEqual([])
  })

  it('sends 200 ms after the last tap, once for all of them · CART-8', async () => {
    const store = await phone()
    store.collect(add('a'))
    await world.pass(150)
    store.collect(add('b'))
    await world.pass(199)
    expect(world.sent).toEqual([])
    await world.pass(1)
    expect(world.sent).toHaveLength(1)
    expect(store.view()).toMatchObject({ count: 2, settled: true, calculation: { totalPaidAmount: 2200 } })
  })

  it('a lost answer is asked for again under the same id and counts once · C4', async () => {
    const store = await phone()
    store.collect(add('a'))
    world.fails = 'lost'
    await world.pass(200)
    expect(store.view()).toMatchObject({ count: 1, settled: false, unsent: true })
    world.fails = undefined
    await world.pass(5000)
    expect(new Set(world.sent).size).toBe(1)
    expect(world.sent.length).toBe(2)
    expect(store.view()).toMatchObject({ count: 1, settled: true, unsent: false })
    expect(world.lines[0]?.quantity).toBe(1)
  })

  it('a refused change is taken back, said, and the cart asked for anew · CART-9', async () => {
    const store = await phone()
    store.collect(add('a'))
    world.fails = 'refused'
    await world.pass(200)
    expect(news).toEqual([{ kind: 'refused', error: 'refused' }])
    expect(store.view()).toMatchObject({ count: 0, settled: true, state: 'ready' })
  })

  it('what was not sent when the page went is sent by the next one, once · C4', async () => {
    const first = await phone()
    first.collect(add('a'))
    world.fails = 'lost'
    await world.pass(200)
    first.collect(add('b'))
    world.fails = undefined
    const second = await phone()
    await world.pass(300)
    await world.pass(300)
    expect(second.view()).toMatchObject({ count: 2, settled: true })
    expect(world.lines.map(line => line.quantity)).toEqual([1, 1])
    expect(world.kept).toBeUndefined()
  })

  it('another person sees nothing of it · A1', async () => {
    const store = await phone()
    store.collect(add('a'))
    world.lines = []
    store.reset()
    await world.pass(1000)
    expect(store.view().count).toBe(0)
    expect(world.kept).toBeUndefined()
    expect(world.sent).toEqual([])
  })

  it('clearing and putting back leaves the cart as it was', async () => {
    const store = await phone()
    store.collect(add('a', 3))
    await world.pass(200)
    const { itemKey = '' } = store.view().lines[0] ?? {}
    store.collect({ kind: 'clear' })
    expect(store.view().count).toBe(0)
    store.collect({ ...add('a', 3), itemKey })
    await world.pass(200)
    await world.pass(0)
    expect(store.view()).toMatchObject({ count: 3, settled: true })
  })
})

describe('a cart that others share', () => {
  const line = { ...choice('soup'), itemKey: 'soup.p2', quantity: 2, addedBy: 'p2' }

  it('what the others changed is asked for, once per news · CART-11', async () => {
    const store = await phone()
    world.lines = [line]
    world.version = 4
    store.hear(4)
    await world.pass(0)
    expect([store.view().count, store.view().answer?.cartVersion]).toEqual([2, 4])
    world.lines = []
    store.hear(4)
    await world.pass(1000)
    expect(store.view().count).toBe(2)
  })

  it('news while a tap is on its way is asked for after its answer, where that is older · C1, C3', async () => {
    const store = await phone()
    store.collect(add('soup'))
    store.hear(7)
    world.version = 6
    await world.pass(200)
    expect(store.view().answer?.cartVersion).toBe(7)
    expect(store.view().settled).toBe(true)
  })

  it('the table’s visit is over: nothing of it is shown, sent or kept · C6', async () => {
    const store = await phone()
    store.collect(add('soup'))
    await world.pass(200)
    world.fails = 'away'
    store.collect(add('soup'))
    await world.pass(200)
    expect(store.view()).toMatchObject({ state: 'failed', lines: [], error: 'away' })
    expect(world.kept).toBeUndefined()
    const before = [world.sent.length, world.asked]
    await world.pass(60_000)
    expect([world.sent.length, world.asked]).toEqual(before)
    world.fails = undefined
    store.refresh()
    await world.pass(0)
    expect(store.view().state).toBe('ready')
  })
})
