import type { TaxRule } from '@comanda/domain/store'
import { ppmOf, type Rate, taxRates } from '../taxes.ts'
import type { UberItem } from './ubereats-shape.ts'

/** The rate of an item, and whether its price includes it. */
function rateOf(item: UberItem): Rate | undefined {
  const vat = item.tax_info?.vat_rate_percentage
  if (vat) return { rate: ppmOf(vat), inclusive: true }
  const onTop = item.tax_info?.tax_rate
  return onTop ? { rate: ppmOf(onTop), inclusive: false } : undefined
}

/** The items' tax rates, mapped to the store's taxes. */
export interface TaxMap {
  idsOf: (item: UberItem) => string[]
  /** Rates the store has no tax for yet. */
  added: () => TaxRule[]
}

/** Items use the store's tax of the same rate and kind; if there is none, one is added to the store. PRICE-5 */
export function mapTaxes(taxes: readonly TaxRule[]): TaxMap {
  const rates = taxRates(taxes)
  return {
    idsOf(item) {
      const rate = rateOf(item)
      return rate ? [rates.idOf(rate)] : []
    },
    added: rates.added,
  }
}
