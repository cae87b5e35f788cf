import { type Refusal, refuse } from '@comanda/contract/core'
import { isEnded, statusAfterPayment } from '@comanda/domain/order'
import { type Money, money, sum, ZERO } from '@comanda/domain/money'
import {
  changeDue,
  type CounterPart,
  partsFault,
  roundingOf,
  takenOf,
  tipOf,
  withCounterExtras,
  withRounding,
} from '@comanda/domain/payment'
import { postCashRounding } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { servedShop, type Staff } from '../../../platform/http/index.ts'
import type { BoardAnswer, OrderSteps, SettleFault, Settling } from '../../../ports/order.ts'
import { type Change, changeOrder, type Ordering } from '../events/change-order.ts'
import { findOrder, lockOrder } from '../queries.ts'
import type { OrderRow } from '../tables.ts'
import { actorOf, stepOf, withStory } from './staff-step.ts'

type Taken = Pick<Settling, 'counter' | 'counters'>

/** The payments with the rounding of their cash; each payment in cash is rounded alone. PAY-19, PAY-21 */
function rounded({ counter, counters }: Taken, due: Money, step: number | undefined): Taken {
  return {
    ...(counter && { counter: withRounding(counter, due, step) }),
    ...(counters && {
      counters: counters.map(part => ({ ...withRounding(part, part.amount, step), amount: part.amount })),
    }),
  }
}

/** What a payment to the staff changes of an order: the event in its history, its tip, and how it was taken. PAY-10, PAY-21 */
function takenBy(caller: Staff, row: OrderRow, taken: Taken) {
  const { counter, counters } = taken
  const parts = counters?.map(part => ({ ...part, staffId: caller.session.staff.staffId }))
  const extras = { method: 'cash' as const, tip: sum((counters ?? [counter]).map(tipOf)), rounding: roundingOf(taken) }
  return {
    kind: 'paid' as const,
    actor: actorOf(caller),
    detail: parts ? { amount: takenOf(parts), counters } : { amount: row.total, ...counter },
    ...((extras.tip !== 0 || extras.rounding !== 0) && { totals: withCounterExtras(row.totals, extras) }),
    ...(counter && { counter }),
    ...(parts && { counters: parts }),
  }
}

/** Posts the rounding of the cash of an order that is no round. PAY-19 */
const postRounding = (tx: Tx, { deps }: Ordering, row: OrderRow, taken: Taken) =>
  postCashRounding(tx, {
    corporationId: row.corporation_id,
    shopId: row.shop_id,
    currencyCode: row.totals.currency.currencyCode,
    reference: row.order_id,
    cause: row.order_id,
    amount: roundingOf(taken),
    at: new Date(deps.clock()),
  })

/** Whether its guest pays it to the staff: it is due in person, and was not ended without food. */
const isDueInPerson = ({ state, payment_method }: OrderRow): boolean =>
  payment_method === 'out-line' && (!isEnded(state) || state === 'completed')

function settled(row: OrderRow, caller: Staff, taken: Taken): Change | undefined {
  if (!isDueInPerson(row)) return undefined
  const next = statusAfterPayment({ state: row.state, payState: row.pay_state }, false)
  return next && { next, ...takenBy(caller, row, taken) }
}

function faultOf({ total, bill_id }: OrderRow, { counter, counters }: Taken): Refusal<SettleFault> | undefined {
  // A round is paid on its bill, which takes its payments one by one.
  const fault = counters && (bill_id === null && !counter ? partsFault(counters, money(total)) : 'partsDiffer')
  if (fault) return refuse(fault, { field: 'counters' })
  if (!counter || changeDue(counter, money(total)) !== undefined) return undefined
  return refuse('tenderedTooLittle', { field: 'counter.tendered' })
}

/** The amount that cash of an order is rounded to a multiple of; undefined: exact. PAY-19 */
const cashStep = async (tx: Tx, { deps }: Ordering, { corporation_id, shop_id }: OrderRow) =>
  (await deps.shopNow(tx, corporation_id, shop_id))?.config.cashRounding

/** Settles an order. A round is paid on its table's bill, which is locked first. PAY-3 */
export async function settleOrder(
  tx: Tx,
  ordering: Ordering,
  caller: Staff,
  { orderId, ...received }: Settling,
): Promise<BoardAnswer | Refusal<SettleFault>> {
  const { deps } = ordering
  const seen = await findOrder(tx, caller.corporationId, orderId)
  if (!seen || !servedShop(caller, seen.shop_id)) return refuse('notFound')
  const { bill_id: billId, corporation_id: corporationId } = seen
  const taken = rounded(received, money(seen.total), await cashStep(tx, ordering, seen))
  const { counter } = taken
  const fault = faultOf(seen, taken)
  if (fault) return fault
  if (billId === null) {
    const answer = await stepOf(ordering)(tx, caller, orderId, row => settled(row, caller, taken))
    if ('payState' in answer) await postRounding(tx, ordering, seen, taken)
    return answer
  }
  const { staffId: id, name } = caller.session.staff
  const staff = { id, name, owner: caller.session.owner }
  const round = { corporationId, billId, orderId, staff, ...(counter && { counter }) }
  const done = settled(seen, caller, taken) && (await deps.settleRound(tx, round))
  const row = (await findOrder(tx, corporationId, orderId)) ?? seen
  return done ? withStory(tx, row) : refuse('orderMoved', { data: { state: row.state } })
}

/** The payments that leave something of an order to another method; its status stays until that has paid. */
function partFault(row: OrderRow, counters: readonly CounterPart[]): SettleFault | 'notToPayHere' | undefined {
  if (!isDueInPerson(row) || row.bill_id !== null || row.pay_state !== 'unpaid') return 'notToPayHere'
  const taken = takenOf(counters)
  return taken < row.total ? partsFault(counters, taken) : 'partsDiffer'
}

/** Records what staff took of an order whose rest another method pays in the same transaction. PAY-21 */
export async function takeParts(
  tx: Tx,
  ordering: Ordering,
  caller: Staff,
  { orderId, counters }: Parameters<OrderSteps['takeParts']>[2],
): Promise<Refusal<SettleFault | 'notToPayHere'> | undefined> {
  const row = await lockOrder(tx, caller.corporationId, orderId)
  if (!row || !servedShop(caller, row.shop_id)) return refuse('notToPayHere', { field: 'orderId' })
  const taken = rounded({ counters }, ZERO, await cashStep(tx, ordering, row))
  const fault = partFault(row, taken.counters ?? [])
  if (fault) return refuse(fault, { field: 'others' })
  const next = { state: row.state, payState: row.pay_state }
  await changeOrder(tx, ordering, row, { next, ...takenBy(caller, row, taken) })
  await postRounding(tx, ordering, row, taken)
  return undefined
}
