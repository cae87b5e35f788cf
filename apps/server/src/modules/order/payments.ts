import { namedExtra } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { TotalLine } from '@comanda/domain/cart'
import { type Money, money } from '@comanda/domain/money'
import { fellThrough, paid, refundArrived } from '@comanda/domain/order'
import type { Tx } from '../../platform/db/index.ts'
import { changeOrder, moveOf, type Ordering } from './change-order.ts'
import { type OrderReturns, orderReturns } from './returns.ts'
import { lockOrder, lockToPay } from './queries.ts'
import type { KeptTotals, OrderRow } from './tables.ts'

/** Money that has arrived for an order. `amount` is what the order costs; tip and card fee come on top of it. PRICE-7, PRICE-8 */
export interface PaidAsk {
  corporationId: number
  orderId: string
  /** The order's store, where it is at hand: it is then read together with the order. */
  shopId?: number
  amount: Money
  tipAmount?: Money
  ccAmount?: Money
  /** The lines of the total that tip and card fee add. */
  lines?: readonly TotalLine[]
  paymentMethod: string
  /** What of `amount` earns. CARD-7 */
  earning: Money
  /** The provider's word for it. */
  ref: string
}

/** What became of it: `repeat` = it was paid before, so this money is to go back; `refunding` = the order had ended, and a refund was asked for. */
export type PaidAnswer = 'paid' | 'refunding' | 'repeat' | 'unknownOrder' | 'wrongAmount'

export interface OrderPayments extends OrderReturns {
  /** Money arrived: the order goes on to the store, or back goes the money. Call it once per payment, in its transaction. M8, PAY-9 */
  orderPaid(tx: Tx, ask: PaidAsk): Promise<PaidAnswer>
  /** All of a refund has arrived. */
  orderRefunded(tx: Tx, ask: { corporationId: number; orderId: string; ref: string }): Promise<void>
  /** The guest pays at the venue after all: the order goes to the store unpaid. False where it is too late or not offered. PAY-3 */
  payAtVenue(tx: Tx, ask: { corporationId: number; orderId: string; owner: string }): Promise<boolean>
  /** The order locked, whoever's it is, before a step that may end in its being paid; false where there is none. */
  hold(tx: Tx, ask: { corporationId: number; orderId: string }): Promise<boolean>
  /** What is to be paid for it, for its own guest: the order locked, so that nobody ends it while a payment is begun. */
  payable(tx: Tx, ask: { corporationId: number; orderId: string; owner: string }): Promise<Payable | undefined>
  /** An order of this store that is to be paid there and is not yet: whoever's it is. A round is paid on its bill. PAY-3 */
  toPayAtVenue(tx: Tx, ask: { corporationId: number; orderId: string; shopId: number }): Promise<Payable | undefined>
}

export interface Payable {
  orderId: string
  shopId: number
  bizType: number
  state: OrderRow['state']
  payState: OrderRow['pay_state']
  paymentMethod: string
  total: Money
  totals: KeptTotals
  /** Coupons used for it. */
  coupons: number
  /** Epoch ms until which it is kept. */
  payBefore?: number
}

/** Tip and card fee belong to the total the guest sees on the receipt. M6 */
function withExtras(totals: KeptTotals, ask: PaidAsk, shop: ShopConfig | undefined): KeptTotals {
  const tip = ask.tipAmount ?? money(0)
  const cc = ask.ccAmount ?? money(0)
  const extra = tip + cc
  const dishes = totals.totalLines.filter(({ kind }) => kind === 'items').reduce((all, { amount }) => all + amount, 0)
  const madeOf = {
    tip: shop?.tip,
    ccFee: shop?.ccFee,
    due: ask.amount,
    totals: { ...totals, itemsAmount: money(dishes) },
  }
  return {
    ...totals,
    totalTipAmount: tip,
    ccAmount: cc,
    totalAmount: money(totals.totalAmount + extra),
    totalPaidAmount: money(totals.totalPaidAmount + extra),
    totalLines: [...totals.totalLines, ...(ask.lines ?? []).map(line => namedExtra(line, madeOf))],
  }
}

type ToPay = NonNullable<Awaited<ReturnType<typeof lockToPay>>>

const asPayable = (row: ToPay): Payable => ({
  orderId: row.order_id,
  shopId: row.shop_id,
  bizType: row.biz_type,
  state: row.state,
  payState: row.pay_state,
  paymentMethod: row.payment_method,
  total: money(row.total),
  totals: row.totals,
  coupons: row.coupons,
  ...(row.watch_at && row.state === 'awaitingPayment' ? { payBefore: row.watch_at.getTime() } : {}),
})

export function orderPayments(ordering: Ordering): OrderPayments {
  return {
    async orderPaid(tx, ask) {
      const [row, known] = await Promise.all([
        lockOrder(tx, ask.corporationId, ask.orderId),
        ask.shopId === undefined ? undefined : ordering.needs.shopNow(tx, ask.corporationId, ask.shopId),
      ])
      if (!row) return 'unknownOrder'
      if (ask.amount !== row.total) return 'wrongAmount'
      const next = paid({ state: row.state, payState: row.pay_state }, row.checked)
      if (!next) return 'repeat'
      const { ref, amount, paymentMethod, tipAmount, ccAmount } = ask
      const shop = known ?? (await ordering.needs.shopNow(tx, ask.corporationId, row.shop_id))
      await changeOrder(
        tx,
        ordering,
        { ...row, payment_method: paymentMethod },
        {
          next,
          kind: 'paid',
          by: { kind: 'payment', id: ref },
          ...(shop && { shop: shop.config }),
          totals: withExtras(row.totals, ask, shop?.config),
          earning: ask.earning,
          detail: { amount, paymentMethod, tipAmount, ccAmount },
        },
      )
      return next.payState === 'refunding' ? 'refunding' : 'paid'
    },

    async orderRefunded(tx, { corporationId, orderId, ref }) {
      const row = await lockOrder(tx, corporationId, orderId)
      const next = row && refundArrived({ state: row.state, payState: row.pay_state })
      if (next) await changeOrder(tx, ordering, row, { next, kind: 'refunded', by: { kind: 'payment', id: ref } })
    },

    ...orderReturns(ordering),

    async payAtVenue(tx, { corporationId, orderId, owner }) {
      const row = await lockOrder(tx, corporationId, orderId)
      if (row?.owner !== owner) return false
      const shop = (await ordering.needs.shopNow(tx, corporationId, row.shop_id))?.config
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
      return here && row.pay_state === 'unpaid' && !fellThrough(row.state) ? asPayable(row) : undefined
    },
  }
}
