import { type Money, money } from '@comanda/domain/money'
import { cardSurcharge, methodsOnOffer, type PaymentMethod, type TipTotals } from '@comanda/domain/payment'
import type { BizType, ShopConfig } from '@comanda/domain/store'
import type { Needs, OrderToPay } from './needs.ts'

/** The parts of an order's total that tips are worked out on. */
export function tipTotalsOf({ totals }: OrderToPay): TipTotals {
  const dishes = totals.totalLines.filter(({ kind }) => kind === 'items').reduce((all, { amount }) => all + amount, 0)
  return {
    itemsAmount: money(dishes),
    totalDiscountAmount: totals.totalDiscountAmount,
    totalAmount: totals.totalAmount,
    totalPaidAmount: totals.totalPaidAmount,
  }
}

/** How an order may be paid here and now, in the order they are shown. PAY-5 */
export function methodsFor(needs: Pick<Needs, 'provider'>, shop: ShopConfig, order: OrderToPay): PaymentMethod[] {
  const taken = shop.paymentMethods[order.bizType as BizType] ?? []
  const cardsWork = needs.provider?.canCharge(money(Math.max(order.total, 1)), shop.currency) ?? false
  return methodsOnOffer(taken, cardsWork)
}

/** The surcharge of a method on this bill. PRICE-8 */
export const surchargeOf = (method: PaymentMethod, due: Money, shop: ShopConfig): Money =>
  method === '12_bankCard' ? cardSurcharge(due, shop.ccFee) : money(0)
