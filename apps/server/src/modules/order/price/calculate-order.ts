import { type RequestOf, refuse } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { metresTo, preparationMinutes, quickRemarksOf, readyIn } from '@comanda/domain/store'
import { type CartLine, type PrePayment, type PricedRounds, timedDishes, withNames } from '@comanda/domain/cart'
import { inLanguage, localizerFor, ZERO } from '@comanda/domain/money'
import { pricedWithPayment, tipTotalsOf } from '@comanda/domain/payment'
import { CALCULATIONS, createBurstLimit } from '../../../platform/burst-limit.ts'
import type { Guest, Handler } from '../../../platform/http/index.ts'
import {
  type Circumstances,
  circumstancesOf,
  shopToSave,
  tableToSave,
  timeToSave,
  methodsFor,
  waysToPay,
} from '../submit/circumstances.ts'
import { type LastChoices, lastChoicesOf } from '../submit/last-choices.ts'
import type { OrderTable } from '../../../ports/table.ts'
import type { BillSoFar } from '../../../ports/cart.ts'
import type { Deps } from '../deps.ts'
import { ofBill, roundsToPrice } from './price-rounds.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'

/**
 * Prices the cart as an order and lists every problem that would prevent placing it, each with the data the next step
 * needs. Reserves nothing and changes nothing. PRICE-2
 */
export const calculateOrder =
  (deps: Deps, mayCalculate = createBurstLimit(deps.clock, CALCULATIONS)): Handler<typeof calls.calculate> =>
  async (caller, request) => {
    if (!mayCalculate(caller.session.owner)) return refuse('tooMany')
    const last = request.asLast ? await lastChoicesOf(deps, caller, request) : undefined
    const input = last ? asLast(request, last) : request
    const cart = await cartHere(deps, caller, input)
    const timed = await timedIn(deps, caller, input, cart?.lines ?? [])
    const circumstances = await circumstancesOf(deps, caller, input, timed)
    if (!circumstances) return refuse('notFound', { field: 'shopId' })
    if (!circumstances.shop.bizTypes.includes(input.orderType)) return refuse('bizTypeNotOffered')
    if (!cart) return refuse('nothingToOrder')
    const bill = await billSoFar(deps, caller, input, circumstances)
    const toPrice = { circumstances, cart, executeList: input.executeList, on: deps.db, ...(bill && { bill }) }
    const worked = await priceOrder(deps, caller, toPrice)
    return {
      ...answerOf(input, circumstances, worked),
      calculation: await payable(deps, caller, input, { worked, circumstances, bill }),
      ...(timed.length > 0 && { timedDishes: timed }),
      ...(last ? { lastChoices: last } : {}),
    }
  }

interface Priced {
  worked: PricedOrder
  circumstances: Circumstances
  bill: PaidBill | undefined
}

/**
 * The calculation as it is to be paid: with tip and card fee, what the table's bill has received already, and the names of its
 * lines' choices in the caller's language. PRICE-2
 */
async function payable(deps: Deps, caller: Guest, input: Input, { worked, circumstances, bill }: Priced) {
  const { corporationId, language } = caller
  const { tip, ccFee } = circumstances.shop
  const inputs = { tip, ccFee, totals: tipTotalsOf(worked.calculation) }
  const accepted = input.paymentMethod !== undefined && methodsFor(circumstances).includes(input.paymentMethod)
  const paying = circumstances.table?.paysLater ? {} : { tipAmount: input.tipAmount, ...(accepted && input) }
  const calculation = {
    ...pricedWithPayment(worked.calculation, paying, inputs),
    prePayments: [...(bill?.prePayments ?? [])],
  }
  const index = await deps.menuNow({ corporationId, shopId: input.shopId })
  return index ? withNames(calculation, index, localizerFor(language)) : calculation
}

/** The content of the table's bill, and its payments. */
interface PaidBill extends BillSoFar {
  prePayments: readonly PrePayment[]
}

/** The caller's cart at this store, if it has lines. A1 */
async function cartHere(deps: Deps, caller: Guest, { cartId, shopId }: Input) {
  const cart = await deps.cartOf({ ...caller, owner: caller.session.owner, cartId })
  return cart && cart.shopId === shopId && cart.lines.length > 0 ? cart : undefined
}

/** The dishes of a cart that are offered at certain times only; none at a table, where no time is chosen. ORDER-6 */
async function timedIn(deps: Deps, caller: Guest, { shopId, orderType }: Input, lines: readonly CartLine[]) {
  if (orderType === 1100 || lines.length === 0) return []
  const index = await deps.menuNow({ corporationId: caller.corporationId, shopId })
  return index ? timedDishes(index, lines, texts => inLanguage(texts, caller.language)) : []
}

/** What the table's bill contains already; nothing where guests pay as they order. ORDER-3 */
async function billSoFar(
  deps: Deps,
  caller: Guest,
  input: Input,
  { table }: Circumstances,
): Promise<PaidBill | undefined> {
  if (!table?.paysLater) return undefined
  const { corporationId } = caller
  const bill = await deps.billNow(caller, { shopId: input.shopId, tableId: table.tableId })
  if (!bill) return { rounds: [], paidAmount: ZERO, prePayments: [] }
  const rows = await ofBill(deps.db, { corporationId, billId: bill.billId }).execute()
  return { rounds: roundsToPrice(rows), paidAmount: bill.paidAmount, prePayments: bill.prePayments }
}

type Input = RequestOf<typeof calls.calculate>

/** Fills missing input with the choices of the caller's last order. */
const asLast = (input: Input, { addressId, executeList }: LastChoices): Input => ({
  ...input,
  ...(input.addressId === undefined && addressId !== undefined ? { addressId } : {}),
  executeList: input.executeList ?? executeList,
})

/** Amounts of the table's bill including this round. */
const billWith = ({ rounds, totalPaidAmount, totalDiscountAmount }: PricedRounds) => ({
  rounds: rounds.length,
  totalAmount: totalPaidAmount,
  discountAmount: totalDiscountAmount,
})

/** The table as the guest needs it: number of seats, and whether only staff settle it. ORDER-2, S4 */
const shownTable = (table: OrderTable) => ({
  ...tableToSave(table),
  ...(table.guestsPay === false && { guestsPay: false }),
  ...(table.seats !== undefined && { seats: table.seats }),
})

/**
 * Minutes until an order placed now is ready (for a delivery: at the guest's door), once that is known; unknown while
 * the store pauses.
 */
const readyAt = ({ shop, bizType, place, problems }: Circumstances): { readyMinutes?: number } =>
  (bizType === 1200 && !place) || problems.some(({ problem }) => problem === 'shopPaused')
    ? {}
    : {
        readyMinutes: readyIn(preparationMinutes(shop, bizType), bizType, place && metresTo(shop.point, place.to)),
      }

const answerOf = (input: Input, circumstances: Circumstances, worked: PricedOrder) => ({
  calculation: worked.calculation,
  problems: worked.problems.map(({ problem, data }) => ({ problem, ...(data ? { data } : {}) })),
  shop: shopToSave(circumstances.shop),
  countryCode: circumstances.shop.address.countryCode,
  ...(circumstances.table ? { table: shownTable(circumstances.table) } : {}),
  ...(circumstances.place ? { deliveryAddress: circumstances.place.lines } : {}),
  ...(circumstances.place?.contact ? { contact: circumstances.place.contact } : {}),
  ...(circumstances.place?.contactBegun ? { contactBegun: circumstances.place.contactBegun } : {}),
  ...(circumstances.time === undefined ? {} : { time: timeToSave(circumstances) }),
  ...(worked.round ? { bill: billWith(worked.round.whole) } : {}),
  paymentMethods: methodsFor(circumstances),
  ...waysToPay(circumstances),
  quickRemarks: quickRemarksOf(circumstances.shop, input.orderType),
  phoneCheck: input.orderType === 1300 && circumstances.shop.enablePickupVerifyPhone,
  ...readyAt(circumstances),
})

/** Calculates again after other promotions were chosen, for the cart version the guest sees. PRICE-3 */
export const recalculateOrder = (deps: Deps): Handler<typeof calls.recalculation> => {
  const calculate = calculateOrder(deps)
  return async (caller, input) => {
    const answer = await calculate(caller, input)
    if (!('calculation' in answer)) return answer
    const { cartVersion } = answer.calculation
    return cartVersion === input.cartVersion ? answer : refuse('cartMoved', { data: { cartVersion } })
  }
}
