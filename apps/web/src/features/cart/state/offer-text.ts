import type { Promotion } from '@comanda/domain/store'
import { currentLocale, localize, t } from '../../../platform/i18n/index.ts'

/** Texts of a promotion: complete, and short enough for the picture of a dish. */
export interface OfferText {
  name: string
  short: string
  /** What a percentage takes off each piece, so that the price of one is known. */
  rate?: number
}

const WHOLE = 1_000_000

const percent = (rate: number): string =>
  new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 1 }).format(rate / WHOLE)

/** What a promotion takes off each piece; undefined where that depends on the order. */
const rateOf = ({ effect, threshold }: Promotion): number | undefined =>
  effect.kind === 'percent' && effect.atMost === undefined && threshold === 0 ? effect.rate : undefined

/** Short text of a promotion that applies to each piece; any other, or one with a threshold, is shown by its name. */
function shortOf({ effect, threshold }: Promotion, off: number | undefined): string | undefined {
  if (off !== undefined) return t('cart.offer.percent', { rate: percent(off) })
  if (effect.kind !== 'buyGet' || threshold > 0) return undefined
  const { buy, get, rate } = effect
  if (rate === WHOLE) return t('cart.offer.free', { count: buy + get, pay: buy, free: get })
  return buy === 1 && get === 1 ? t('cart.offer.second', { rate: percent(rate) }) : undefined
}

/** Returns the texts of a promotion for a dish it applies to. PRICE-2 */
export function offerText(promotion: Promotion): OfferText {
  const [name, rate] = [localize(promotion.name), rateOf(promotion)]
  return { name, short: shortOf(promotion, rate) ?? name, ...(rate && { rate }) }
}
