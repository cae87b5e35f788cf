import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, type Refusal, refuse, type RequestOf } from '@comanda/contract/core'
import { isBeingPaid, takenItems } from '@comanda/domain/bill'
import { mayDecide, refundLimit } from '@comanda/domain/payment'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { change, type Handler, type StaffShop } from '../../../platform/http/index.ts'
import type { BillReduction, PricedOff, StaffName } from '../../../ports/bill.ts'
import { changeBill } from './change-bill.ts'
import { closeIfPaid } from './close-bill.ts'
import type { Deps } from '../deps.ts'
import { amountsOf, holdBill, readBill, totalsOfBill, type FullBill } from '../show/read-bill.ts'
import { shownToStaff } from '../show/show-bill.ts'
import { changedBill } from '../staff-at.ts'

type Input = Omit<RequestOf<typeof calls.reduce>, 'shopId'>
type Refused = Refusal<'notFound' | 'billMoved' | 'billClosed' | 'billBeingPaid'>

const sameOff = (a: BillReduction | undefined, b: BillReduction): boolean =>
  a !== undefined && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** With its items in one order; jsonb keeps no order of fields. */
const sorted = (off: BillReduction): unknown[] =>
  'items' in off
    ? [off.kind, ...off.items.map(({ orderId, itemKey }) => `${orderId} ${itemKey}`).sort()]
    : [off.kind, 'percent' in off ? ['percent', off.percent] : ['amount', off.amount]]

/**
 * Takes a discount, free dishes or voids off an open bill. Above the limit of one person the first one only asks, and another
 * confirms the same. Under the bill's lock. PAY-16, PAY-12
 */
export const reduceBill = (deps: Deps): Handler<typeof calls.reduce> =>
  change(calls.reduce, deps, async (tx, caller, input) => {
    const bill = await billToLower(tx, deps, caller.shop, input)
    if (isRefusal(bill)) return bill
    const at = { corporationId: caller.corporationId, billId: input.billId }
    const { paidAmount } = totalsOfBill(bill)
    const paidItems = takenItems(amountsOf(bill).parts)
    const priced = await deps.rounds.reduce(tx, {
      ...at,
      off: input.off,
      paidAmount,
      paidItems,
      reductionId: uuidv7(deps.clock),
    })
    if (typeof priced === 'string') return refuse(priced)
    const { staffId: id, name } = caller.session.staff
    const shop = await deps.shopOf(caller.corporationId, caller.shop.shopId)
    const alone = shop && refundLimit(caller.session.staff.refundAlone, shop)
    const { reduction_request: before } = bill.row
    const earlier = sameOff(before?.off, input.off) ? before : undefined
    const { lostAmount: amount } = priced
    if (!mayDecide({ amount, alone, earlier, by: id })) {
      const request = { by: id, name, reason: input.reason, amount, at: deps.clock(), off: input.off }
      await changeBill(tx, deps, bill.row, { reduction_request: request })
      return changedBill(tx, deps, at, id)
    }
    const after = { off: input.off, ...(earlier && { askedBy: earlier.name }) }
    await takeOff(tx, deps, bill, { priced, by: { id, name }, reason: input.reason, after })
    return changedBill(tx, deps, at)
  })

interface Taken {
  priced: PricedOff
  by: StaffName
  reason: string
  /** What the audit line says of it. */
  after: object
}

/** Writes the lower price of a locked bill with its audit line, and closes the bill where all of it is paid. PAY-16 */
export async function takeOff(tx: Tx, deps: Deps, bill: FullBill, { priced, by, reason, after }: Taken): Promise<void> {
  const { corporation_id: corporationId, bill_id: billId, shop_id: shopId } = bill.row
  const at = { corporationId, billId }
  await priced.write()
  await writeAuditLine(tx, {
    corporationId,
    shopId,
    what: 'billReduced',
    subject: billId,
    by: { id: by.id, name: by.name },
    before: { totalAmount: totalsOfBill(bill).totalAmount },
    after: { totalAmount: priced.totalAmount, ...after },
    cause: reason,
    at: new Date(deps.clock()),
  })
  const row = await changeBill(tx, deps, bill.row, { reduction_request: null })
  const now = await readBill(deps, tx, at)
  if (now) await closeIfPaid(tx, deps, { ...now, row }, { ref: by.id, staff: by })
}

/** An open bill of the store with the total that staff saw, locked, that no guest is paying. */
export async function billToLower(
  tx: Tx,
  deps: Deps,
  { corporationId, shopId }: StaffShop,
  input: Pick<Input, 'billId' | 'expectedTotal'>,
): Promise<FullBill | Refused> {
  const bill = await holdBill(deps, tx, { corporationId, billId: input.billId })
  if (bill?.row.shop_id !== shopId) return refuse('notFound', { field: 'billId' })
  if (bill.row.state !== 'open') return refuse('billClosed')
  if (isBeingPaid(amountsOf(bill))) return refuse('billBeingPaid')
  if (totalsOfBill(bill).totalAmount === input.expectedTotal) return bill
  return refuse('billMoved', { data: { bill: await shownToStaff(deps, tx, bill) } })
}

/** Withdraws or declines what waits for a second person. PAY-16 */
export const declineReduction = (deps: Deps): Handler<typeof calls.declineReduction> =>
  change(calls.declineReduction, deps, async (tx, { corporationId, shop }, { billId }) => {
    const bill = await holdBill(deps, tx, { corporationId, billId })
    if (bill?.row.shop_id !== shop.shopId) return refuse('notFound', { field: 'billId' })
    if (bill.row.state !== 'open') return refuse('billClosed')
    await changeBill(tx, deps, bill.row, { reduction_request: null })
    return changedBill(tx, deps, { corporationId, billId })
  })
