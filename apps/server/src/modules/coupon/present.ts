import type { CouponTemplate } from '@comanda/domain/coupon'
import type { Currency } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'

/** A coupon template with its full currency, so that its amounts can be shown without a store. PRICE-4 */
export function templateShown(
  template: CouponTemplate,
  shops: readonly ShopConfig[],
): CouponTemplate & { currency?: Currency } {
  const shop = shops.find(({ currency }) => currency.currencyCode === template.currencyCode)
  return shop ? { ...template, currency: shop.currency } : template
}
