import type { LineProblem, Preparation, PricedLine } from '@comanda/domain/cart'
import { listSeparator } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import type { BillSoFar, CartToOrder, PriceInput, PricedCart } from '../../../ports/cart.ts'
import type { Circumstances, Problem } from '../submit/circumstances.ts'
import type { Deps } from '../deps.ts'

export interface PricedOrder extends PricedCart {
  problems: Problem[]
}

/** Prices the cart in these circumstances and lists the problems of its dishes. PRICE-1, CART-4, CART-5 */
export async function priceOrder(deps: Deps, caller: Guest, input: WorkOutInput): Promise<PricedOrder> {
  const priced = await deps.price(priceInput(caller, input, caller.language))
  return { ...priced, problems: [...input.circumstances.problems, ...dishProblems(priced, caller.language)] }
}

interface WorkOutInput {
  circumstances: Circumstances
  cart: CartToOrder
  executeList?: readonly string[] | undefined
  on: Queries
  takesStock?: boolean
  /** The bill of a table that pays at the end, which the order joins. */
  bill?: BillSoFar
}

const priceInput = (
  caller: Guest,
  { circumstances, cart, executeList, on: db, takesStock, bill }: WorkOutInput,
  language: string,
): PriceInput => ({
  corporationId: caller.corporationId,
  shop: circumstances.shop,
  bizType: circumstances.bizType,
  cart,
  isMember: caller.session.isMember,
  customerId: caller.session.isMember ? caller.session.customerId : 0,
  language,
  ...(circumstances.zone ? { zone: circumstances.zone } : {}),
  chosenDiscountIds: executeList ?? 'best',
  at: circumstances.wantedAt,
  db: db,
  ...(takesStock ? { takesStock } : {}),
  ...(bill ? { bill } : {}),
})

/** Kitchen texts of each line, by its key, in the store's own language. */
export interface KitchenTexts {
  /** Names of the dishes; empty if guest and store read the same language. */
  names: ReadonlyMap<string, { displayName: string; detail: string }>
  /** The stations that make them. */
  makings: ReadonlyMap<string, Preparation>
}

/** Kitchen texts of a cart that was priced for an order. CART-7 */
export async function kitchenTexts(
  deps: Deps,
  caller: Guest,
  input: WorkOutInput,
  priced: PricedCart,
): Promise<KitchenTexts> {
  const own = input.circumstances.shop.languages[0]
  if (own === undefined || own === caller.language) return { names: new Map(), makings: priced.makings ?? new Map() }
  const { calculation, makings = new Map() } = await deps.price(priceInput(caller, input, own))
  const names = calculation.items.map(({ itemKey, displayName, detail }) => [itemKey, { displayName, detail }] as const)
  return { names: new Map(names), makings }
}

const hasProblem = (priced: PricedCart, problem: (one: LineProblem) => boolean) =>
  priced.calculation.items.filter(line => line.problem !== undefined && problem(line.problem))

function dishProblems(priced: PricedCart, language: string): Problem[] {
  const problems: Problem[] = []
  const soldOut = hasProblem(priced, one => one === 'soldOut')
  if (soldOut.length > 0) problems.push(soldOutOf(soldOut, language))
  const others = hasProblem(priced, one => one !== 'soldOut')
  if (others.length > 0) {
    const lines = others.map(({ itemKey, displayName, problem }) => ({ itemKey, displayName, problem }))
    problems.push({ problem: 'lineProblem', data: { lines } })
  }
  const { groupsBelow, tooMany, calculation } = priced
  if (groupsBelow.length > 0) problems.push({ problem: 'groupMinimum', data: { groups: groupsBelow } })
  if (tooMany) problems.push({ problem: 'tooManyDishes', data: { ...tooMany }, params: { most: tooMany.most } })
  const missing = calculation.missingForDelivery
  if (missing > 0) problems.push({ problem: 'belowMinimum', data: { missing } })
  return problems
}

type RemovedLine = Pick<PricedLine, 'itemKey' | 'foodId' | 'displayName'>

const soldOutOf = (removed: readonly RemovedLine[], language: string): Problem => ({
  problem: 'soldOut',
  data: { items: removed.map(({ itemKey, foodId, displayName }) => ({ itemKey, foodId, displayName })) },
  params: { dishes: removed.map(one => one.displayName).join(listSeparator(language)) },
})

/** The lines that use a stock key that ran short, named in the guest's `language`. S1, CART-6 */
export function soldOutByKeys(priced: PricedCart, short: readonly string[], language: string): Problem {
  const takers = priced.takersOf(short)
  const removed = priced.calculation.items.filter(line => takers.includes(line.itemKey))
  return soldOutOf(removed, language)
}
