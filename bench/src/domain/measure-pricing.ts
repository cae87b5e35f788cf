import {
  calculate,
  type CalculationInput,
  type CartLine,
  type CartRules,
  type LineToPrice,
  linesToPrice,
} from '@comanda/domain/cart'
import { demoBrand } from '@comanda/demo'
import { indexMenu, startingChoice } from '@comanda/domain/menu'
import { type LocalizedText, localizerFor, money } from '@comanda/domain/money'
import type { Promotion, PromotionEffect } from '@comanda/domain/store'
import { type Figure, median } from '../figures.ts'

const LINES = 50
const PROMOTIONS = 30
const WARM = 300
const ROUNDS = 500

const lineOf = (at: number): LineToPrice => ({
  itemKey: `line-${at}`,
  foodId: `dish-${at}`,
  menuGroupId: `group-${at % 8}`,
  menuId: 'all',
  unitId: '',
  quantity: 1 + (at % 4),
  modifiers: [],
  subItems: [],
  sideDishItems: [],
  remark: '',
  addedBy: 'me',
  displayName: `Dish ${at}`,
  detail: '',
  unitName: '',
  price: money(500 + at * 37),
  unitAmount: money(500 + at * 37),
  memberUnitAmount: money(480 + at * 37),
  packingFee: money(20),
  taxIds: ['state', 'city'],
})

const EFFECTS: PromotionEffect[] = [
  { kind: 'percent', rate: 50_000 },
  { kind: 'amount', amount: money(300) },
  { kind: 'buyGet', buy: 2, get: 1, rate: 1_000_000, most: 0 },
  { kind: 'buyGet', buy: 1, get: 1, rate: 500_000, most: 0, perDish: true },
  { kind: 'percent', rate: 30_000, atMost: money(900) },
]

/** Thirty active promotions: half on menu groups, three exclusive groups, some with thresholds, two optional. */
const promotionOf = (at: number): Promotion => ({
  discountId: `promotion-${at}`,
  promotionType: at >= PROMOTIONS - 2 ? 1104 : 1101,
  name: { en_US: `Promotion ${at}` },
  effect: EFFECTS[at % EFFECTS.length] ?? { kind: 'freeDelivery' },
  threshold: money(at % 3 === 0 ? 5000 : 0),
  windows: at % 4 === 0 ? [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }] : [],
  bizTypes: [1100, 1200, 1300],
  foodIds: [],
  menuGroupIds: at % 2 === 0 ? [`group-${at % 8}`, `group-${(at + 3) % 8}`] : [],
  ...(at < 9 && { group: `one-of-${at % 3}` }),
})

const input: CalculationInput = {
  shop: {
    currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
    taxes: ['state', 'city'].map(taxId => ({ taxId, name: {}, rate: 40_000, inclusive: false, onFees: false })),
    taxRounding: 'total',
    surcharges: [],
    promotions: Array.from({ length: PROMOTIONS }, (_, at) => promotionOf(at)),
  },
  bizType: 1300,
  lines: Array.from({ length: LINES }, (_, at) => lineOf(at)),
  isMember: true,
  moment: { weekday: 1, minutes: 720 },
  chosenDiscountIds: [`promotion-${PROMOTIONS - 1}`],
  cartVersion: 1,
}

/** The median time (ms) of some work, after it has run often enough to be compiled. */
function timeOf(work: () => unknown): number {
  for (let round = 0; round < WARM; round += 1) work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Lines of the demo menu with stock for each dish, as a change of a cart prices them. */
function cartOf(count: number): () => unknown {
  const [shop] = demoBrand().shops
  if (!shop) throw new Error('The demo has no store')
  const index = indexMenu(shop.menu)
  const items = [...index.items.values()]
  const rules: CartRules<LocalizedText> = {
    index,
    stock: Object.fromEntries(items.map(({ foodId }) => [foodId, 900])),
    bizType: 1300,
    at: { weekday: 1, minutes: 720 },
    member: false,
    people: 1,
    itemLimit: { count: 0, perPerson: false },
  }
  const lines = Array.from({ length: count }, (_, at) => {
    const item = items[at % items.length]
    if (!item) throw new Error('The demo has no dish')
    const group = shop.menu.menuGroups.find(({ foodIds }) => foodIds.includes(item.foodId))?.menuGroupId ?? ''
    const menuId = shop.menu.menus.find(({ menuGroupIds }) => menuGroupIds.includes(group))?.menuId ?? ''
    const place = { foodId: item.foodId, menuGroupId: group, menuId, quantity: 1, remark: `${at}` }
    return { ...startingChoice(index, item), ...place, itemKey: `line-${at}`, addedBy: 'me' } as CartLine
  })
  const localize = localizerFor('en_US')
  return () =>
    calculate({ ...input, shop: shop.config, lines: linesToPrice(lines, rules, localize), chosenDiscountIds: 'best' })
}

/** Measures pricing large carts, with and without promotions. */
export function measurePricing(): Figure[] {
  const name = `price ${LINES} lines with ${PROMOTIONS} promotions`
  const promoted = timeOf(() => calculate(input))
  const [few, many] = [timeOf(cartOf(10)), timeOf(cartOf(100))]
  return [
    { name, unit: 'ms', measured: promoted, budget: 2, atMost: true, note: 'median' },
    { name: 'price a cart of 100 lines', unit: 'ms', measured: many, budget: 2, atMost: true, note: 'median' },
    // Ten times the lines; with the square of them it would be a hundred.
    { name: 'cart of 100 lines to one of 10', unit: 'x', measured: many / few, budget: 15, atMost: true },
  ]
}
