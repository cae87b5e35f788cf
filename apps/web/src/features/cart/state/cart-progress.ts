import { isOffDelivery, type Calculation, type OfferedPromotion } from '@comanda/domain/cart'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { localize, showMoney, t } from '../../../platform/i18n/index.ts'
import { missingForDelivery } from './missing-for-delivery.ts'
import type { Cart } from './use-cart.ts'

/** Text of the amount missing for an offer. */
export const missingForOfferText = (
  { missingAmount, missingCount = 1, name }: OfferedPromotion,
  currency: Currency,
): string =>
  missingAmount > 0
    ? t('cart.near', { amount: showMoney(missingAmount, currency), name: localize(name) })
    : t('cart.nearCount', { count: missingCount, name: localize(name) })

/** Dishes less their discounts: the sum a guest can follow on the menu. Taxes and fees are added later. PRICE-2 */
export const subtotalOf = ({ totalLines }: Pick<Calculation, 'totalLines'>): Money =>
  money(
    totalLines.reduce((all, line) => {
      const counts = line.kind === 'items' || (line.kind === 'discount' && !isOffDelivery(line))
      return counts ? all + line.amount : all
    }, 0),
  )

const FEES = new Set(['packing', 'delivery', 'service'])

/** Text of the charges added to the subtotal later; undefined if there are none. PRICE-5, PRICE-6 */
export function addedLaterText({ totalLines }: Pick<Calculation, 'totalLines'>, delivers: boolean): string | undefined {
  const has = (isOne: (kind: string) => boolean) => totalLines.some(line => line.amount > 0 && isOne(line.kind))
  const tax = has(kind => kind === 'tax')
  const fees = delivers || has(kind => FEES.has(kind))
  if (tax) return t(fees ? 'cart.plusTaxAndFees' : 'cart.plusTax')
  return fees ? t('cart.plusFees') : undefined
}

export interface Progress {
  /** Share that is reached, 0 to 1. */
  part: number
  text: string
}

/** Progress towards the minimum order, else towards the nearest offer that an amount reaches. PRICE-2, PRICE-6 */
export function progressOf(cart: Cart): Progress | undefined {
  const { calculation } = cart
  if (!calculation || cart.lines.length === 0) return undefined
  const { itemsAmount, nearList, currency } = calculation
  const share = (missing: number) => Math.max(0, itemsAmount) / (Math.max(0, itemsAmount) + missing)
  const missing = missingForDelivery(cart)
  if (missing > 0)
    return { part: share(missing), text: t('cart.deliveryMissing', { amount: showMoney(money(missing), currency) }) }
  const near = nearList.find(({ missingAmount }) => missingAmount > 0)
  return near && { part: share(near.missingAmount), text: missingForOfferText(near, currency) }
}
