import { addExtras, roundingOf, takenOf, tipTotalsOf, withRate } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import { money } from '@comanda/domain/money'
import { endedUnserved, statusAfterPayment, statusAfterRefund } from '@comanda/domain/order'
import { postCashRounding } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { changeOrder, moveOf, type Ordering } from '../events/change-order.ts'
import { type OrderRefunds, orderRefunds } from './order-refunds.ts'
import { lockOrder, lockToPay } from '../queries.ts'
import type { SettleOrder } from '../../../ports/order.ts'
import type { SavedTotals, OrderRow } from '../tables.ts'
import type { PaidAnswer, PaidInput, Payable } from './to-pay.ts'

export interface OrderPayments extends OrderRefunds {
  /**
   * Applies a payment: the order continues to the store, or the money is refunded. Call it once per payment, in its
   * transaction. M8, PAY-9
   */
  orderPaid(tx: Tx, input: PaidInput): Promise<PaidAnswer>
  /** Records that a refund arrived completely. */
  orderRefunded(tx: Tx, input: { corporationId: number; orderId: string; ref: string }): Promise<void>
  /**
   * Changes the order to payment at the venue: it goes to the store unpaid. False where it is too late or not offered.
   * PAY-3
   */
  payAtVenue(tx: Tx, input: { corporationId: number; orderId: string; owner: string }): Promise<boolean>
  /** Locks the order of any guest before a step that may pay it; false if it does not exist. */
  hold(tx: Tx, input: { corporationId: number; orderId: string }): Promise<boolean>
  /** The amount due of the guest's own order. Locks it, so that it cannot end while a payment starts. */
  payable(tx: Tx, input: { corporationId: number; orderId: string; owner: string }): Promise<Payable | undefined>
  /** The amount due at this store of any guest's unpaid order. A round is paid on its bill. PAY-3 */
  toPayAtVenue(tx: Tx, input: { corporationId: number; orderId: string; shopId: number }): Promise<Payable | undefined>
}

/** Adds tip and card fee to the total that the guest sees on the receipt. M6 */
function withExtras(totals: SavedTotals, input: PaidInput, shop: ShopConfig | undefined): SavedTotals {
  const inputs = { tip: shop?.tip, ccFee: shop?.ccFee, due: input.amount, totals: tipTotalsOf(totals) }
  return addExtras(totals, {
    tipAmount: input.tipAmount ?? money(0),
    ccAmount: input.ccAmount ?? money(0),
    lines: (input.lines ?? []).map(line => withRate(line, inputs)),
  })
}

type ToPay = Omit<NonNullable<Awaited<ReturnType<typeof lockToPay>>>, 'counters'> & {
  counters?: OrderRow['details']['counters'] | null
}

/** An order as a payable. */
export const asPayable = (row: ToPay): Payable => ({
  orderId: row.order_id,
  shopId: row.shop_id,
  bizType: row.biz_type,
  state: row.state,
  payState: row.pay_state,
  paymentMethod: row.payment_method,
  total: money(row.total - takenOf(row.counters ?? undefined)),
  totals: row.totals,
  coupons: row.coupons,
  ...(row.watch_at && row.state === 'awaitingPayment' ? { payBefore: row.watch_at.getTime() } : {}),
})

interface Arrived {
  input: PaidInput
  /** The order's store. */
  shop: ShopConfig | undefined
  /** The order is placed in the same step. */
  places?: boolean
  settle?: SettleOrder | undefined
}

/** Applies money to an order that is locked, or that this transaction places. M8, PAY-9 */
export async function applyPayment(
  tx: Tx,
  ordering: Ordering,
  row: OrderRow,
  { input, shop, places = false, settle }: Arrived,
): Promise<{ answer: PaidAnswer; after: OrderRow }> {
  const taken = takenOf(row.details.counters)
  if (input.amount !== row.total - taken) return { answer: 'wrongAmount', after: row }
  const next = statusAfterPayment({ state: row.state, payState: row.pay_state }, row.checked)
  if (!next) return { answer: 'repeat', after: row }
  const { ref, amount, paymentMethod, tipAmount, ccAmount } = input
  const after = await changeOrder(
    tx,
    ordering,
    { ...row, payment_method: paymentMethod },
    {
      next,
      kind: 'paid',
      actor: { kind: 'payment', id: ref },
      ...(shop && { shop }),
      totals: withExtras(row.totals, input, shop),
      earning: money(input.earning + taken),
      detail: { amount, paymentMethod, tipAmount, ccAmount },
      places,
      settle,
    },
  )
  return { answer: next.payState === 'refunding' ? 'refunding' : 'paid', after }
}

/** Creates the port through which payment reads the amount to pay and reports payments and refunds. PAY-9, M8 */
export function orderPayments(ordering: Ordering): OrderPayments {
  return {
    async orderPaid(tx, input) {
      const [row, known] = await Promise.all([
        lockOrder(tx, input.corporationId, input.orderId),
        input.shopId === undefined ? undefined : ordering.deps.shopNow(tx, input.corporationId, input.shopId),
      ])
      if (!row) return 'unknownOrder'
      const shop = known ?? (await ordering.deps.shopNow(tx, input.corporationId, row.shop_id))
      return (await applyPayment(tx, ordering, row, { input, shop: shop?.config })).answer
    },

    async orderRefunded(tx, { corporationId, orderId, ref }) {
      const row = await lockOrder(tx, corporationId, orderId)
      const next = row && statusAfterRefund({ state: row.state, payState: row.pay_state })
      if (!next) return
      await changeOrder(tx, ordering, row, { next, kind: 'refunded', actor: { kind: 'payment', id: ref } })
      // Staff hand back what is left of what they took.
      const before = (row.details.handedBack ?? []).reduce((all, { rounding }) => all + rounding, 0)
      await postCashRounding(tx, {
        corporationId,
        shopId: row.shop_id,
        currencyCode: row.totals.currency.currencyCode,
        reference: orderId,
        cause: `${orderId}:back`,
        amount: before - roundingOf(row.details),
        at: new Date(ordering.deps.clock()),
      })
    },

    ...orderRefunds(ordering),

    async payAtVenue(tx, { corporationId, orderId, owner }) {
      const row = await lockOrder(tx, corporationId, orderId)
      if (row?.owner !== owner) return false
      const shop = (await ordering.deps.shopNow(tx, corporationId, row.shop_id))?.config
      if (!shop?.paymentMethods[row.biz_type]?.includes('out-line')) return false
      const change = moveOf(row, row.checked ? 'accepted' : 'placed', { kind: 'guest', id: owner })
      if (!change) return false
      await changeOrder(tx, ordering, { ...row, payment_method: 'out-line' }, change)
      return true
    },

    hold: async (tx, { corporationId, orderId }) => (await lockToPay(tx, corporationId, orderId)) !== undefined,

    async payable(tx, { corporationId, orderId, owner }) {
      const row = await lockToPay(tx, corporationId, orderId)
      return row?.owner === owner ? asPayable(row) : undefined
    },

    async toPayAtVenue(tx, { corporationId, orderId, shopId }) {
      const row = await lockToPay(tx, corporationId, orderId)
      const here = row?.shop_id === shopId && row.payment_method === 'out-line' && row.bill_id === null
      return here && row.pay_state === 'unpaid' && !endedUnserved(row.state) ? asPayable(row) : undefined
    },
  }
}
