import { canAccept, mayBecome } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import { type TipTotals, tipTotalsOfShare } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { closeIfPaid } from '../close/close-bill.ts'
import { changeBill } from '../close/change-bill.ts'
import { holdPart, type PartAt } from './hold-part.ts'
import type { Deps } from '../deps.ts'
import { findBill, lockBill, partiesOf, updatePart } from '../queries.ts'
import { amountsOf, holdBill, readBill } from '../show/read-bill.ts'
import type { BillRow, PartRow } from '../tables.ts'

/** A part as payment reads it. */
export interface PartToPay {
  partId: string
  billId: string
  shopId: number
  state: PartRow['state']
  amount: Money
  currency: BillRow['currency']
  /** The base of its tip. PRICE-7 */
  tipTotals: TipTotals
  /** The number of coupons its bill used. PAY-4 */
  coupons: number
  /** Its guest chose to pay it to the staff. PAY-3 */
  atVenue: boolean
  /** Epoch ms until which it is reserved. */
  payBefore?: number
}

/** Result of a payment for a part: as for an order. */
export type PartVerdict = 'paid' | 'refunding' | 'repeat' | 'unknown' | 'wrongAmount'

/** Money for a part; `earning` is the share of it that earns points. */
interface PaidPartAt extends PartAt {
  amount: Money
  earning: Money
  ref: string
}

/** The port between payment and the parts of a bill. Always locks the bill first. */
export interface PartPayments {
  hold(tx: Tx, part: PartAt): Promise<boolean>
  /** The amount due of the guest's own part. A1 */
  payable(tx: Tx, part: PartAt & { owner: string }): Promise<PartToPay | undefined>
  /** The amount due of any guest's reserved, unpaid part of this store's bill. */
  toPayAtCounter(tx: Tx, part: PartAt & { shopId: number }): Promise<PartToPay | undefined>
  /**
   * The guest pays it to the staff instead: it is released, so that it is a part of the rest that the staff settle, and the staff
   * are called to the table. False where it is too late. PAY-3
   */
  payAtVenue(tx: Tx, part: PartAt & { owner: string }): Promise<boolean>
  /** Applies a payment. Late money is accepted where the bill has enough left to pay, and refunded otherwise. M7, M8 */
  paid(tx: Tx, part: PaidPartAt): Promise<PartVerdict>
  /** Records that a refund arrived completely. */
  refunded(tx: Tx, part: PartAt): Promise<void>
}

async function arrived(tx: Tx, deps: Deps, input: PaidPartAt): Promise<PartVerdict> {
  const part = await holdPart(tx, input)
  if (!part) return 'unknown'
  if (input.amount !== part.amount) return 'wrongAmount'
  const at = { corporationId: input.corporationId, billId: part.bill_id }
  const bill = await holdBill(deps, tx, at)
  if (!bill || !mayBecome(part.state, 'paid')) return 'repeat'
  if (bill.row.state !== 'open' || !canAccept(amountsOf(bill), input.amount)) {
    await updatePart(tx, part, { state: 'refunding', watch_at: null })
    await changeBill(tx, deps, bill.row)
    const { corporationId, partId } = input
    await deps.requestRefund(tx, { corporationId, partId, causeKey: `no-room:${partId}`, reason: 'noRoom' })
    return 'refunding'
  }
  const paid = { state: 'paid' as const, earning_amount: input.earning, at_venue: false }
  await updatePart(tx, part, { ...paid, watch_at: null, paid_at: new Date(deps.clock()) })
  const parts = bill.parts.map(it => (it.part_id === part.part_id ? { ...it, ...paid } : it))
  await closeIfPaid(tx, deps, { ...bill, parts }, { ref: input.ref })
  return 'paid'
}

async function toPay(tx: Tx, deps: Deps, part: PartRow): Promise<PartToPay | undefined> {
  const bill = await readBill(deps, tx, { corporationId: part.corporation_id, billId: part.bill_id })
  if (!bill) return undefined
  const { row, rounds } = bill
  const amount = money(part.amount)
  return {
    partId: part.part_id,
    billId: part.bill_id,
    shopId: row.shop_id,
    state: part.state,
    amount,
    currency: row.currency,
    tipTotals: tipTotalsOfShare(
      rounds.map(({ tipTotals }) => tipTotals),
      amount,
    ),
    coupons: rounds.reduce((all, { coupons }) => all + coupons, 0),
    atVenue: part.at_venue,
    ...(part.watch_at && part.state === 'open' ? { payBefore: part.watch_at.getTime() } : {}),
  }
}

async function payAtVenue(tx: Tx, deps: Deps, { owner, ...at }: PartAt & { owner: string }): Promise<boolean> {
  const part = await holdPart(tx, at)
  if (part?.owner !== owner || part.state !== 'open') return false
  const row = await findBill(tx, { corporationId: at.corporationId, billId: part.bill_id })
  const shop = row && (await deps.shopOf(at.corporationId, row.shop_id))
  if (!row || !shop?.paymentMethods[1100]?.includes('out-line')) return false
  await updatePart(tx, part, { state: 'freed', watch_at: null, at_venue: true })
  await changeBill(tx, deps, row)
  const parties = await partiesOf(tx, { corporationId: at.corporationId, billId: part.bill_id })
  const own = parties.find(party => party.owner === owner) ?? parties[0]
  if (own) {
    const table = { corporationId: at.corporationId, shopId: own.shop_id, tableId: own.table_id }
    await deps.callStaff(tx, { ...table, wish: 'bill' })
  }
  return true
}

export const partPayments = (deps: Deps): PartPayments => ({
  hold: async (tx, at) => (await holdPart(tx, at)) !== undefined,

  async payable(tx, { owner, ...at }) {
    const part = await holdPart(tx, at)
    return part?.owner === owner ? toPay(tx, deps, part) : undefined
  },

  async toPayAtCounter(tx, { shopId, ...at }) {
    const part = await holdPart(tx, at)
    const match = part?.state === 'open' ? await toPay(tx, deps, part) : undefined
    return match?.shopId === shopId ? match : undefined
  },

  payAtVenue: (tx, input) => payAtVenue(tx, deps, input),

  paid: (tx, input) => arrived(tx, deps, input),

  async refunded(tx, at) {
    const part = await holdPart(tx, at)
    if (part?.state !== 'refunding') return
    await updatePart(tx, part, { state: 'refunded' })
    const row = await lockBill(tx, { corporationId: at.corporationId, billId: part.bill_id })
    if (row) await changeBill(tx, deps, row)
  },
})
