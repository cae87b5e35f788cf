import { type Money, money } from '@comanda/domain/money'
import {
  cardSurcharge,
  isAllowedTip,
  offeredMethods,
  type PaymentMethod,
  acceptsOwnMethods,
  isTipOffered,
} from '@comanda/domain/payment'
import type { BizType, ShopConfig, TipConfig } from '@comanda/domain/store'
import type { Payable } from '../../../ports/payment.ts'
import type { Deps } from '../deps.ts'

/** The store's tip settings for this payable and method; no tip on purchases of stored value. PRICE-7 */
export const tipConfigFor = (shop: ShopConfig, payable: Payable, method: string): TipConfig | undefined =>
  payable.totals && payable.bizType && isTipOffered(shop.tip, payable.bizType as BizType, method) ? shop.tip : undefined

/** Whether this tip amount is allowed. */
export function tipAllowed(shop: ShopConfig, payable: Payable, method: string, tip: Money): boolean {
  const config = tipConfigFor(shop, payable, method)
  return config !== undefined && payable.totals !== undefined && isAllowedTip(tip, payable.totals, config)
}

/** Methods the store accepts for it; stored value is paid by a third party, whatever the dining mode. */
function acceptedFor(shop: ShopConfig, { kind, bizType }: Pick<Payable, 'kind' | 'bizType'>): readonly string[] {
  if (acceptsOwnMethods(kind)) return shop.paymentMethods[bizType as BizType] ?? []
  return Object.values(shop.paymentMethods)
    .flat()
    .filter(method => method.startsWith('12_'))
}

/** Methods that can pay it here and now, in display order. PAY-5 */
export function methodsFor(
  deps: Pick<Deps, 'providers'>,
  shop: ShopConfig,
  payable: Pick<Payable, 'kind' | 'bizType' | 'total' | 'currency'>,
): PaymentMethod[] {
  const least = money(Math.max(payable.total, 1))
  return offeredMethods(
    acceptedFor(shop, payable),
    name => deps.providers[name]?.canCharge(least, payable.currency) ?? false,
  )
}

/** The surcharge of a method on this bill, minor units. PRICE-8 */
export const surchargeOf = (method: PaymentMethod, due: Money, shop: ShopConfig): Money =>
  method === '12_bankCard' ? cardSurcharge(due, shop.ccFee) : money(0)
