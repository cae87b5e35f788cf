import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, type Refusal, refuse, type RequestOf } from '@comanda/contract/core'
import { type PartSplit, splitOffPart, type SplitRequest } from '@comanda/domain/bill'
import { money } from '@comanda/domain/money'
import { changeDue, type CounterPayment, withRounding } from '@comanda/domain/payment'
import { postCashRounding } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler, type StaffShop } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { closeBill, closeIfPaid } from './close-bill.ts'
import type { Deps } from '../deps.ts'
import { refusalOf, splitRequestOf } from '../part/execute-payment-round.ts'
import { insertPart } from '../queries.ts'
import { amountsOf, holdBill, totalsOfBill, type FullBill } from '../show/read-bill.ts'
import { shownToStaff } from '../show/show-bill.ts'
import { billToClose, changedBill } from '../staff-at.ts'
import type { PartRow } from '../tables.ts'

type Asked = Omit<RequestOf<typeof calls.settleTableBill>, 'shopId'>
type Refused = Refusal<'notFound' | (typeof calls.settleTableBill.refuses)[number]>

/**
 * Records what staff received for a bill, all of its rest or a part of it, and closes the bill when nothing is left. Under the bill's
 * lock, and only while the rest is the one that staff saw: of two payments at once the second is refused. ORDER-2, PAY-3, PAY-15
 */
export const settleTableBill = (deps: Deps): Handler<typeof calls.settleTableBill> =>
  change(calls.settleTableBill, deps, async (tx, caller, input) => {
    const bill = await billToPay(tx, deps, caller.shop, input)
    if (isRefusal(bill)) return bill
    const request = await requestOf(tx, deps, bill, input)
    if (isRefusal(request)) return request
    const due = money(input.part?.amount ?? totalsOfBill(bill).restAmount)
    const { counter } = input
    if (counter && changeDue(withRounding(counter, due, await cashStep(deps, bill)), due) === undefined)
      return refuse('tenderedTooLittle', { field: 'counter.tendered' })
    const part = await paidToStaff(tx, deps, { bill, owner: caller.session.owner, request, counter })
    const after = part ? { ...bill, parts: [...bill.parts, part] } : bill
    const { staffId: id, name } = caller.session.staff
    const closedBy = { ref: id, staff: { id, name } }
    if (input.part) await closeIfPaid(tx, deps, after, closedBy)
    else await closeBill(tx, deps, after, closedBy)
    return changedBill(tx, deps, { corporationId: caller.corporationId, billId: input.billId })
  })

/** The bill with the rest that staff saw, locked: without the parts of guests where all of it is paid. */
async function billToPay(tx: Tx, deps: Deps, shop: StaffShop, input: Asked): Promise<FullBill | Refused> {
  if (!input.part) return billToClose(tx, deps, shop, input)
  const bill = await holdBill(deps, tx, { corporationId: shop.corporationId, billId: input.billId })
  if (bill?.row.shop_id !== shop.shopId) return refuse('notFound', { field: 'billId' })
  if (bill.row.state !== 'open') return refuse('billClosed')
  if (totalsOfBill(bill).restAmount === input.expectedAmount) return bill
  return refuse('billMoved', { data: { bill: await shownToStaff(deps, tx, bill) } })
}

/** The part that is paid now; refused where its amount is not the one that staff saw. */
async function requestOf(tx: Tx, deps: Deps, bill: FullBill, { part }: Asked): Promise<SplitRequest | Refused> {
  if (!part) return { by: 'rest' }
  const request = splitRequestOf(part.split)
  const split = splitOffPart(amountsOf(bill), request)
  if (typeof split !== 'string' && split.amount === part.amount) return request
  const data = { bill: await shownToStaff(deps, tx, bill) }
  return refuse(typeof split === 'string' ? refusalOf[split] : 'billMoved', { data })
}

/** An amount of a bill that staff received. */
interface PaidToStaff {
  bill: FullBill
  owner: string
  request: SplitRequest
  /** How they took it. PAY-10 */
  counter?: CounterPayment | undefined
}

/** Records the amount staff received as a part of the bill; undefined if nothing was left to pay. */
export async function paidToStaff(
  tx: Tx,
  deps: Deps,
  { bill, owner, request, counter }: PaidToStaff,
): Promise<PartRow | undefined> {
  const cut = splitOffPart(amountsOf(bill), request)
  if (typeof cut === 'string') return undefined
  const at = new Date(deps.clock())
  const rounded = counter && withRounding(counter, cut.amount, await cashStep(deps, bill))
  const part = { ...takenPart(bill, owner, cut, at), counter: rounded ?? null }
  await insertPart(tx, part)
  await postCashRounding(tx, {
    corporationId: part.corporation_id,
    shopId: bill.row.shop_id,
    currencyCode: bill.row.currency.currencyCode,
    reference: part.part_id,
    cause: part.part_id,
    amount: rounded?.rounding ?? 0,
    at,
  })
  return part
}

/** The amount that cash of a bill is rounded to a multiple of; undefined: exact. PAY-19 */
const cashStep = async (deps: Deps, { row }: FullBill) =>
  (await deps.shopOf(row.corporation_id, row.shop_id))?.cashRounding

const takenPart = (
  { row }: FullBill,
  owner: string,
  { amount, cut }: PartSplit,
  at: Date,
): Omit<PartRow, 'counter'> => ({
  corporation_id: row.corporation_id,
  part_id: uuidv7(),
  bill_id: row.bill_id,
  owner,
  state: 'paid',
  cut,
  amount,
  returned_amount: 0,
  earning_amount: amount,
  at_venue: true,
  watch_at: null,
  paid_at: at,
  made_at: at,
})
