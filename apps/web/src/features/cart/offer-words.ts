import type { Promotion } from '@comanda/domain/store'
import { currentLocale, localize, t } from '../../platform/i18n/index.ts'

/** A promotion in full, and as short as a picture of the dish has room for. */
export interface OfferWords {
  name: string
  short: string
}

const WHOLE = 1_000_000

const percent = (rate: number): string =>
  new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 1 }).format(rate / WHOLE)

/** What holds for each piece alone can be said in short; all else, and what is reached only from an amount on, has its name. */
function shortOf({ effect, threshold }: Promotion): string | undefined {
  if (threshold > 0) return undefined
  if (effect.kind === 'percent' && effect.atMost === undefined)
    return t('cart.offer.percent', { rate: percent(effect.rate) })
  if (effect.kind !== 'buyGet') return undefined
  const { buy, get, rate } = effect
  if (rate === WHOLE) return t('cart.offer.free', { count: buy + get, pay: buy, free: get })
  return buy === 1 && get === 1 ? t('cart.offer.second', { rate: percent(rate) }) : undefined
}

/** How a promotion is told on a dish it runs for. PRICE-2 */
export function offerWords(promotion: Promotion): OfferWords {
  const name = localize(promotion.name)
  return { name, short: shortOf(promotion) ?? name }
}
