import { refuse, type Refusal } from '@comanda/contract/core'
import type { LineChoice } from '@comanda/domain/cart'
import type { Money } from '@comanda/domain/money'
import { localTime } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { type Guest, type Staff, Undo } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { CartToOrder } from '../../../ports/cart.ts'
import { toStored } from '../../../platform/personal-data.ts'
import { personalOrder } from '../personal-order.ts'
import { takePlates } from '../buffet-plates.ts'
import { acceptEntered } from '../enter/accept-entered.ts'
import type { Ordering } from '../events/change-order.ts'
import { type Circumstances, circumstancesOf, type Problem } from '../submit/circumstances.ts'
import type { Deps } from '../deps.ts'
import { newOrder } from '../submit/new-order.ts'
import { type Joined, ofBill, onBill, roundsToPrice, writePrices } from '../price/price-rounds.ts'
import { kitchenTexts, soldOutByKeys, priceOrder } from '../price/price-order.ts'

/** A round that staff order for a table whose bill is locked. ORDER-3 */
export interface TableRound {
  caller: Staff
  shopId: number
  tableId: string
  billId: string
  paidAmount: Money
  sessionId?: string
  people: number
  cartItems: readonly LineChoice[]
  remark: string
}

/** Problems that can prevent a round at a table; the others concern slots and addresses. */
const faults = ['soldOut', 'lineProblem', 'groupMinimum', 'tooManyDishes', 'shopClosed', 'shopPaused'] as const
type Code = (typeof faults)[number] | 'nothingToOrder'
export type TableRoundAnswer = { orderId: string } | Refusal<Code>

/** The staff as a guest without an account, in the store's own language. */
const asGuest = ({ session, ...caller }: Staff, language: string): Guest => ({
  ...caller,
  language,
  session: { ...session, isMember: false, customerId: 0 },
})

const refused = ({ problem, data, params }: Problem): Refusal<Code> =>
  refuse(faults.find(fault => fault === problem) ?? 'nothingToOrder', {
    ...(data ? { data } : {}),
    ...(params ? { params } : {}),
  })

/**
 * Places what staff chose for a table as a round of its bill, by a guest's rules: menu prices, stock, promotions of the
 * whole bill, kitchen. Refuses before anything is written, or undoes it. ORDER-3, S1
 */
export const placeTableRound =
  (ordering: Ordering) =>
  async (tx: Tx, input: TableRound): Promise<TableRoundAnswer> => {
    const { deps, callNumbers } = ordering
    const circumstances = await circumstancesAt(deps, input)
    if (!circumstances) return refuse('nothingToOrder')
    const [fault] = circumstances.problems
    if (fault) return refused(fault)
    const { shop, table } = circumstances
    const caller = asGuest(input.caller, shop.languages[0] ?? input.caller.language)
    const rows = await ofBill(tx, { corporationId: caller.corporationId, billId: input.billId }).forUpdate().execute()
    const joined: Joined = { ...input, rows }
    const bill = { rounds: roundsToPrice(rows), paidAmount: input.paidAmount }
    const empty = cartFor(input, table?.key ?? input.tableId)
    const price = { corporationId: caller.corporationId, shop, bizType: 1100 as const, cart: empty, isMember: false }
    const chosen = await deps.chosenLines(
      { ...price, language: caller.language, chosenDiscountIds: [], at: circumstances.wantedAt, db: tx },
      input.cartItems.map(({ buffetStallId: _, ...item }) => item),
    )
    if (chosen.leftOut.length > 0) return refuse('lineProblem', { data: { lines: chosen.leftOut } })
    if (chosen.lines.length === 0) return refuse('nothingToOrder')
    const cart = { ...empty, lines: chosen.lines }
    const toPrice = { circumstances, cart, on: tx, takesStock: true, bill }
    const priced = await priceOrder(deps, caller, toPrice)
    const [problem] = priced.problems
    if (problem) return refused(problem)
    const kitchen = await kitchenTexts(deps, caller, toPrice, priced)
    const order = onBill(
      newOrder({
        orderId: uuidv7(),
        caller,
        input: submitOf(input, cart),
        circumstances,
        cart,
        priced,
        kitchen,
        now: deps.clock(),
      }),
      joined,
      priced,
    )
    const row = await toStored(tx, personalOrder, order)
    if (priced.round) await writePrices(tx, deps, rows, priced.round.whole.rounds)
    if (!(await takePlates(tx, deps, row))) throw new Error('A buffet changed under its lock')
    const at = { corporationId: caller.corporationId, shopId: shop.shopId }
    const day = localTime(deps.clock(), shop.timeZone).date
    row.call_count = await callNumbers.take({ ...at, day })
    await acceptEntered(tx, ordering, { row, shop, staff: input.caller.session.staff })
    deps.takeStock(tx, at, priced.stock, short => new Undo(refused(soldOutByKeys(priced, short, caller.language))))
    return { orderId: row.order_id }
  }

/** Time and place of the round; a table where only staff take orders is allowed. */
async function circumstancesAt(
  deps: Deps,
  { caller, shopId, tableId }: TableRound,
): Promise<Circumstances | undefined> {
  const circumstancesInput = { shopId, tableId, orderType: 1100 as const, cartId: '', executeList: [] }
  const circumstances = await circumstancesOf(deps, caller, circumstancesInput)
  return (
    circumstances && {
      ...circumstances,
      problems: circumstances.problems.filter(({ problem }) => problem !== 'staffTakeOrder'),
    }
  )
}

const cartFor = ({ shopId, people, sessionId }: TableRound, tableId: string): CartToOrder => ({
  cartId: uuidv7(),
  shopId,
  bizType: 1100,
  cartVersion: 1,
  lines: [],
  coupons: [],
  tableId,
  people: Math.max(1, people),
  ...(sessionId === undefined ? {} : { sessionId }),
})

const submitOf = ({ shopId, tableId, people, remark }: TableRound, { cartId }: CartToOrder) => ({
  shopId,
  cartId,
  cartVersion: 1,
  orderType: 1100 as const,
  tableId,
  utensils: -1,
  executeList: [],
  expectedTotal: 0,
  people: Math.max(1, people),
  remark,
  paymentMethod: 'out-line' as const,
})

export type PlaceTableRound = ReturnType<typeof placeTableRound>
