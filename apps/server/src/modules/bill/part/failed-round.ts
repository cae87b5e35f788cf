import { type BillPart, splitRefund } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import { closeBill, closeIfPaid } from '../close/close-bill.ts'
import type { Deps } from '../deps.ts'
import { insertReturn, updatePart } from '../queries.ts'
import { holdBill, readBill, totalsOfBill, type FullBill } from '../show/read-bill.ts'
import type { PartRow } from '../tables.ts'
import { recordReturn } from './record-return.ts'

export const CHECK_JOB = 'bill.roundFell'

/** A round that will not be served. */
export interface FailedRound extends BillAt {
  orderId: string
}

/**
 * Handles a failed round of a bill: the amount paid beyond the rest of the bill is refunded, once, first to those who
 * paid this round by its dishes. An open bill is closed if the rest is paid; on a closed one the round counts as
 * refunded only when all of its own money has been. M8, M9
 */
export const handleFailedRound =
  (deps: Deps) =>
  (round: FailedRound): Promise<void> =>
    deps.db.inTx(async tx => {
      // Its bill may have been merged into another one since.
      const now = await readBill(deps, tx, round)
      const failedRound = { ...round, billId: now?.row.bill_id ?? round.billId }
      const before = await holdBill(deps, tx, failedRound)
      if (!before) return
      // On a closed bill the other rounds keep the prices they were paid at; on an open one they are priced again
      // without this one.
      if (before.row.state === 'open') await deps.rounds.priceAnew(tx, { ...failedRound, paidAmount: money(0) })
      const bill = (await readBill(deps, tx, failedRound)) ?? before
      const { excessAmount } = totalsOfBill(bill)
      const isFirst = await isNew(tx, deps, failedRound, excessAmount)
      const refundedAmount =
        isFirst && excessAmount > 0 ? await refundExcess(tx, deps, bill, failedRound.orderId) : money(0)
      await closeAfter(tx, deps, failedRound)
      if (bill.row.state === 'paid') await deps.grantWaiting(tx, failedRound)
      if (!isFirst || bill.row.state !== 'paid') return
      if (refundedAmount >= excessAmount) await deps.rounds.refunded(tx, failedRound)
      else
        deps.log.error('money of a closed bill is to be given back by hand', {
          ...failedRound,
          left: excessAmount - refundedAmount,
        })
    })

/**
 * Whether a bill of guests who share no table has no rounds left and no part paid or reserved: otherwise it would remain at a
 * free table permanently. The next order opens another bill; a party that shares its table keeps its bill until release.
 */
const isAbandoned = ({ row, rounds, parts, parties }: FullBill): boolean =>
  row.state === 'open' &&
  rounds.length === 0 &&
  parts.every(({ state }) => state !== 'open' && state !== 'paid') &&
  parties.every(({ session_id }) => session_id === null)

/** The bill without the round: closed if the rest of it is paid, or nothing is left on it. */
async function closeAfter(tx: Tx, deps: Deps, failedRound: FailedRound): Promise<void> {
  const after = await holdBill(deps, tx, failedRound)
  if (!after) return
  const closedBy = { ref: `round-fell:${failedRound.orderId}` }
  await (isAbandoned(after) ? closeBill(tx, deps, after, closedBy) : closeIfPaid(tx, deps, after, closedBy))
}

const isNew = (tx: Tx, deps: Deps, { corporationId, billId, orderId }: FailedRound, amount: Money): Promise<boolean> =>
  insertReturn(tx, {
    corporation_id: corporationId,
    bill_id: billId,
    cause_key: `round-fell:${orderId}`,
    amount,
    rounding: 0,
    order_id: null,
    part_id: null,
    at: new Date(deps.clock()),
  })

const paysFor = ({ cut }: Pick<BillPart, 'cut'>, orderId: string): boolean =>
  cut.by === 'items' && cut.items.some(item => item.orderId === orderId)

/** Paid parts, the first to refund last: parts that paid this round by its dishes come at the end, newest last. */
function refundOrder(parts: readonly PartRow[], orderId: string): PartRow[] {
  const paid = parts.filter(({ state }) => state === 'paid')
  const at = ({ paid_at }: PartRow) => paid_at?.getTime() ?? 0
  return paid.toSorted((a, b) => Number(paysFor(a, orderId)) - Number(paysFor(b, orderId)) || at(a) - at(b))
}

/** Refunds the excess, to each payment method what it paid; returns the amount that could be refunded. M9 */
async function refundExcess(tx: Tx, deps: Deps, bill: FullBill, orderId: string): Promise<Money> {
  const turn = refundOrder(bill.parts, orderId)
  const refunded = splitRefund(
    turn.map(part => money(part.amount - part.returned_amount)),
    totalsOfBill(bill).excessAmount,
  )
  let refundedAmount = 0
  for (const [at, part] of turn.entries()) {
    const amount = refunded[at] ?? money(0)
    if (amount > 0 && (await returnOf(tx, deps, bill.row, { part, amount, orderId }))) refundedAmount += amount
  }
  return money(refundedAmount)
}

/**
 * Refunds a whole part with its tip, or an amount of it spread over the payment methods that paid it. False where it is
 * too late.
 */
async function returnOf(
  tx: Tx,
  deps: Deps,
  row: FullBill['row'],
  { part, amount, orderId }: { part: PartRow; amount: Money; orderId: string },
): Promise<boolean> {
  const { corporation_id: corporationId, part_id: partId } = part
  const input = { corporationId, partId, causeKey: `round-fell:${orderId}:${partId}`, reason: 'roundFell' }
  if (!part.at_venue && amount === part.amount) {
    await updatePart(tx, part, { state: 'refunding' })
    await deps.requestRefund(tx, input)
    return true
  }
  if (!part.at_venue && (await deps.requestPartRefund(tx, { ...input, shopId: row.shop_id, amount })) === undefined)
    return false
  if (part.at_venue) await recordReturn(tx, deps, row, { part, amount, causeKey: input.causeKey })
  await updatePart(tx, part, { returned_amount: part.returned_amount + amount })
  return true
}
