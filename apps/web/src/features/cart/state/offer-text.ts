import type { Promotion } from '@comanda/domain/store'
import { currentLocale, localize, t } from '../../../platform/i18n/index.ts'

/** Texts of a promotion: complete, and short enough for the picture of a dish. */
export interface OfferText {
  name: string
  short: string
}

const WHOLE = 1_000_000

const percent = (rate: number): string =>
  new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 1 }).format(rate / WHOLE)

/** Short text of a promotion that applies to each piece; any other, or one with a threshold, is shown by its name. */
function shortOf({ effect, threshold }: Promotion): string | undefined {
  if (threshold > 0) return undefined
  if (effect.kind === 'percent' && effect.atMost === undefined)
    return t('cart.offer.percent', { rate: percent(effect.rate) })
  if (effect.kind !== 'buyGet') return undefined
  const { buy, get, rate } = effect
  if (rate === WHOLE) return t('cart.offer.free', { count: buy + get, pay: buy, free: get })
  return buy === 1 && get === 1 ? t('cart.offer.second', { rate: percent(rate) }) : undefined
}

/** Returns the texts of a promotion for a dish it applies to. PRICE-2 */
export function offerText(promotion: Promotion): OfferText {
  const name = localize(promotion.name)
  return { name, short: shortOf(promotion) ?? name }
}
