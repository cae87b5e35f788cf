import { isOffDelivery } from '@comanda/domain/cart'
import { type Money, money } from '@comanda/domain/money'
import {
  cardSurcharge,
  mayTip,
  methodsOnOffer,
  type PaymentMethod,
  takesOwnMeans,
  tipOffered,
  type TipTotals,
} from '@comanda/domain/payment'
import type { BizType, ShopConfig, TipConfig } from '@comanda/domain/store'
import type { Payable } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'

/** The parts of a total that tips are worked out on. */
export function tipTotalsOf(totals: NonNullable<Payable['totals']>): TipTotals {
  const comeTo = (of: (line: (typeof totals.totalLines)[number]) => boolean) =>
    totals.totalLines.filter(of).reduce((all, { amount }) => all + amount, 0)
  return {
    itemsAmount: money(comeTo(({ kind }) => kind === 'items')),
    deliveryOffAmount: money(0 - comeTo(isOffDelivery)),
    totalDiscountAmount: totals.totalDiscountAmount,
    totalAmount: totals.totalAmount,
    totalPaidAmount: totals.totalPaidAmount,
  }
}

/** The store's tip, where one may be given for this with this method. Value that is bought takes none. PRICE-7 */
export const tipConfigFor = (shop: ShopConfig, payable: Payable, method: string): TipConfig | undefined =>
  payable.totals && payable.bizType && tipOffered(shop.tip, payable.bizType as BizType, method) ? shop.tip : undefined

/** Whether this tip may be given. */
export function tipAllowed(shop: ShopConfig, payable: Payable, method: string, tip: Money): boolean {
  const config = tipConfigFor(shop, payable, method)
  return config !== undefined && payable.totals !== undefined && mayTip(tip, tipTotalsOf(payable.totals), config)
}

/** What the store takes for it; value that is bought is paid by a third party, whatever is eaten how. */
function takenFor(shop: ShopConfig, { kind, bizType }: Payable): readonly string[] {
  if (takesOwnMeans(kind)) return shop.paymentMethods[bizType as BizType] ?? []
  return Object.values(shop.paymentMethods)
    .flat()
    .filter(method => method.startsWith('12_'))
}

/** How it may be paid here and now, in the order they are shown. PAY-5 */
export function methodsFor(deps: Pick<Deps, 'providers'>, shop: ShopConfig, payable: Payable): PaymentMethod[] {
  const least = money(Math.max(payable.total, 1))
  return methodsOnOffer(
    takenFor(shop, payable),
    name => deps.providers[name]?.canCharge(least, payable.currency) ?? false,
  )
}

/** The surcharge of a method on this bill. PRICE-8 */
export const surchargeOf = (method: PaymentMethod, due: Money, shop: ShopConfig): Money =>
  method === '12_bankCard' ? cardSurcharge(due, shop.ccFee) : money(0)
