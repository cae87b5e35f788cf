import { refuse, type Refusal } from '@comanda/contract/core'
import { localTime } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { type Guest, Undo } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { CartToOrder } from '../../../ports/cart.ts'
import type { ChannelOrder, ChannelOrderCode } from '../../../ports/order.ts'
import type { Deps } from '../deps.ts'
import { changeOrder, type Ordering } from '../events/change-order.ts'
import { publishRecorded } from '../events/events.ts'
import { announce } from '../events/hints.ts'
import { kitchenTexts, soldOutByKeys, workOut } from '../price/work-out.ts'
import type { OrderRow } from '../tables.ts'
import { type Circumstances, circumstancesOf, methodsFor, type Problem } from './circumstances.ts'
import { insertOrder } from './insert-order.ts'
import { newOrder, type SubmitInput } from './new-order.ts'

type Refused = Refusal<ChannelOrderCode>

/** Problems that can prevent an order of a channel; the others concern tables. */
const faults = [
  'slotFull',
  'slotGone',
  'addressNeeded',
  'outOfReach',
  'zoneNotNow',
  'shopClosed',
  'shopPaused',
  'soldOut',
  'lineProblem',
  'belowMinimum',
  'groupMinimum',
  'tooManyDishes',
] as const

const refused = ({ problem, data, params }: Problem): Refused =>
  refuse(faults.find(fault => fault === problem) ?? 'nothingToOrder', {
    ...(data ? { data } : {}),
    ...(params ? { params } : {}),
  })

/** The system as a guest without an account, whose visit names the channel. NAV-6 */
const asGuest = ({ caller, channel, externalId }: ChannelOrder, language: string): Guest => ({
  ...caller,
  language,
  channelId: channel,
  visit: { ...caller.visit, params: { posOrderId: externalId } },
  session: { ...caller.session, isMember: false, customerId: 0 },
})

/**
 * Places an order that another channel took, by a guest's rules: the store's menu, prices, hours, slots, zones and stock. It is new on
 * the board; one that was paid to the channel is paid from the start. Refuses before anything is written, or undoes it. API-8, S1
 */
export const placeChannelOrder =
  (ordering: Ordering) =>
  async (tx: Tx, input: ChannelOrder): Promise<{ orderId: string } | Refused> => {
    const { deps } = ordering
    const circumstances = await circumstancesAt(deps, input)
    if (!circumstances) return refuse('notFound', { field: 'shopId' })
    const [fault] = circumstances.problems
    if (fault) return refused(fault)
    const { shop } = circumstances
    if (!shop.bizTypes.includes(input.orderType)) return refuse('bizTypeNotOffered')
    if (!input.paid && !methodsFor(circumstances).includes('out-line'))
      return refuse('methodNotOffered', { data: { paymentMethods: methodsFor(circumstances) } })
    const caller = asGuest(input, shop.languages[0] ?? input.caller.language)
    const row = await pricedOrder(tx, deps, { input, circumstances, caller })
    if ('refused' in row) return row
    await takeSlot(tx, deps, circumstances, caller)
    await write(tx, ordering, { row, circumstances, input })
    return { orderId: row.order_id }
  }

/** The order with its prices; its stock is taken with the commit. */
async function pricedOrder(
  tx: Tx,
  deps: Deps,
  { input, circumstances, caller }: { input: ChannelOrder; circumstances: Circumstances; caller: Guest },
): Promise<OrderRow | Refused> {
  const { shop, wantedAt, bizType } = circumstances
  const empty = cartFor(input)
  const price = { corporationId: caller.corporationId, shop, bizType, cart: empty, isMember: false }
  const chosen = await deps.chosenLines(
    { ...price, language: caller.language, chosenDiscountIds: [], at: wantedAt, db: tx },
    input.cartItems.map(({ buffetStallId: _, ...item }) => item),
  )
  if (chosen.leftOut.length > 0) return refuse('lineProblem', { data: { lines: chosen.leftOut } })
  if (chosen.lines.length === 0) return refuse('nothingToOrder')
  const cart = { ...empty, lines: chosen.lines }
  const toPrice = { circumstances, cart, executeList: [], on: tx, takesStock: true }
  const priced = await workOut(deps, caller, toPrice)
  const [problem] = priced.problems
  if (problem) return refused(problem)
  const { totalPaidAmount } = priced.calculation
  if (input.expectedTotal !== undefined && input.expectedTotal !== totalPaidAmount)
    return refuse('priceChanged', { data: { total: totalPaidAmount } })
  const kitchen = await kitchenTexts(deps, caller, toPrice, priced)
  const orderId = uuidv7(deps.clock)
  const at = { corporationId: caller.corporationId, shopId: shop.shopId }
  deps.takeStock(tx, at, priced.stock, short => new Undo(refused(soldOutByKeys(priced, short, caller.language))))
  const submit = submitOf(input, cart)
  return newOrder({ orderId, caller, input: submit, circumstances, cart, priced, kitchen, now: deps.clock() })
}

/** Time and place of the order: the address is the channel's, not one of an address book. */
const circumstancesAt = (deps: Deps, { caller, shopId, orderType, time, place }: ChannelOrder) =>
  circumstancesOf({ ...deps, placeOf: async () => place }, caller, {
    shopId,
    orderType,
    cartId: '',
    executeList: [],
    dinnerTime: time ?? 'asap',
    ...(place && { addressId: 'channel' }),
  })

async function takeSlot(tx: Tx, deps: Deps, { shop, bizType, time }: Circumstances, caller: Guest): Promise<void> {
  if (typeof time !== 'number') return
  const verdict = await deps.takeSlot(tx, { corporationId: caller.corporationId, shop, bizType, start: time })
  if (verdict !== 'ok') throw new Undo(refuse(verdict === 'full' ? 'slotFull' : 'slotGone'))
}

interface ToWrite {
  row: OrderRow
  circumstances: Circumstances
  input: ChannelOrder
}

/** Writes the order as placed, and as paid to the channel where it was. PAY-10 */
async function write(tx: Tx, ordering: Ordering, { row, circumstances: { shop }, input }: ToWrite): Promise<void> {
  const { deps, callNumbers } = ordering
  const day = localTime(deps.clock(), shop.timeZone).date
  row.call_count = await callNumbers.take({ corporationId: row.corporation_id, shopId: shop.shopId, day })
  if (!input.paid) {
    await publishRecorded(tx, deps, row)
    insertOrder(tx, row)
    tx.afterCommit(() => announce(deps, row))
    return
  }
  const { staffId: id, name } = input.caller.session.staff
  const counter = { method: 'channel' as const }
  await changeOrder(tx, ordering, row, {
    next: { state: row.state, payState: 'paid' },
    kind: 'paid',
    actor: { kind: 'staff', id, name },
    detail: { amount: row.total, ...counter },
    counter,
    shop,
    places: true,
  })
}

const cartFor = ({ shopId, orderType }: ChannelOrder): CartToOrder => ({
  cartId: uuidv7(),
  shopId,
  bizType: orderType,
  cartVersion: 1,
  lines: [],
  coupons: [],
  people: 0,
})

const submitOf = (input: ChannelOrder, { cartId }: CartToOrder): SubmitInput => ({
  shopId: input.shopId,
  cartId,
  cartVersion: 1,
  orderType: input.orderType,
  utensils: input.utensils,
  executeList: [],
  expectedTotal: 0,
  people: 0,
  remark: input.remark,
  contact: input.contact,
  paymentMethod: 'out-line',
})

export type PlaceChannelOrder = ReturnType<typeof placeChannelOrder>
