import { type Money, money } from '@comanda/domain/money'
import { orderNumber } from '@comanda/domain/order'
import { earningAmount } from '@comanda/domain/payment'
import type { PartPayments, PartReturn, PartToPay } from '../../modules/bill/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Payable, PayablePort } from '../../ports/payment.ts'
import type { Modules } from '../registry/modules.ts'

const statuses: Partial<Record<PartToPay['state'], Payable['status']>> = { open: 'open', paid: 'settled' }

const payStates: Partial<Record<PartToPay['state'], Payable['payState']>> = {
  paid: 'paid',
  refunding: 'refunding',
  refunded: 'refunded',
}

const asPayable = (part: PartToPay): Payable => ({
  kind: 'bill',
  payableId: part.partId,
  displayNo: orderNumber(part.billId),
  shopId: part.shopId,
  bizType: 1100,
  state: part.state,
  status: statuses[part.state] ?? 'ended',
  payState: payStates[part.state] ?? 'unpaid',
  total: part.amount,
  currency: part.currency,
  totals: part.tipTotals,
  ...(part.coupons > 0 && { coupons: part.coupons }),
  paymentMethod: part.atVenue ? 'out-line' : '',
  ...(part.payBefore === undefined ? {} : { payBefore: part.payBefore }),
  after: `/orderConfirm?billId=${part.billId}`,
})

/** A part of a table's bill as a payable. At the venue the staff settle it, or a member's card by its code. ORDER-3 */
export const billPayable = (parts: PartPayments): PayablePort => ({
  hold: (tx, { corporationId, payableId: partId }) => parts.hold(tx, { corporationId, partId }),
  async payable(tx, { corporationId, payableId: partId, owner }) {
    const part = await parts.payable(tx, { corporationId, partId, owner })
    return part && asPayable(part)
  },
  async toPayAtVenue(tx, { corporationId, payableId: partId, shopId }) {
    const part = await parts.toPayAtCounter(tx, { corporationId, partId, shopId })
    return part && asPayable(part)
  },
  payAtVenue: (tx, { corporationId, payableId: partId, owner }) =>
    parts.payAtVenue(tx, { corporationId, partId, owner }),
  paid: (tx, { corporationId, payableId: partId, amount, payments, ref }) =>
    parts.paid(tx, { corporationId, partId, amount, earning: earningAmount(payments), ref }),
  refunded: (tx, { corporationId, payableId: partId }) => parts.refunded(tx, { corporationId, partId }),
})

/** The bill returns it automatically; no approval is needed. */
const BILL = { kind: 'staff', id: 'bill', name: '' } as const

/** Refunds a part of the payment for a bill part to its payment methods; returns the amount, or undefined if less is left. M9 */
export const returnOfPart =
  (modules: { payment: Pick<Modules['payment'], 'requestPartialRefund'> }) =>
  async (tx: Tx, { partId, ...input }: PartReturn): Promise<Money | undefined> => {
    const wish = { ...input, kind: 'bill' as const, payableId: partId, by: BILL, waits: () => false }
    const answer = await modules.payment.requestPartialRefund(tx, wish)
    return 'refund' in answer ? money(answer.refund.amount) : undefined
  }
