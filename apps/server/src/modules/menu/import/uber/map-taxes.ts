import type { TaxRule } from '@comanda/domain/store'
import type { UberItem, UberMenu } from './ubereats-shape.ts'

const PPM_PER_PERCENT = 10_000

/** The rate of an item in parts per million, and whether its price includes it. */
function rateOf(item: UberItem): { rate: number; inclusive: boolean } | undefined {
  const vat = item.tax_info?.vat_rate_percentage
  if (vat) return { rate: Math.round(vat * PPM_PER_PERCENT), inclusive: true }
  const onTop = item.tax_info?.tax_rate
  return onTop ? { rate: Math.round(onTop * PPM_PER_PERCENT), inclusive: false } : undefined
}

/** The items' tax rates, mapped to the store's taxes. */
export interface TaxMap {
  idsOf: (item: UberItem) => string[]
  /** Rates the store has no tax for yet. */
  added: TaxRule[]
}

/** Items use the store's tax of the same rate and kind; if there is none, one is added to the store. PRICE-5 */
export function mapTaxes(menu: UberMenu, taxes: readonly TaxRule[]): TaxMap {
  const added = new Map<string, TaxRule>()
  const taxOf = (item: UberItem): TaxRule | undefined => {
    const rate = rateOf(item)
    if (!rate) return undefined
    const known = taxes.find(tax => tax.rate === rate.rate && tax.inclusive === rate.inclusive)
    if (known) return known
    const taxId = `${rate.inclusive ? 'vat' : 'tax'}-${rate.rate}`
    const name = { en_US: rate.inclusive ? 'VAT' : 'Tax', zh_CN: rate.inclusive ? '增值税' : '税', ar: 'ضريبة' }
    const rule = added.get(taxId) ?? { taxId, name, ...rate, onFees: false }
    added.set(taxId, rule)
    return rule
  }
  for (const item of menu.items) taxOf(item)
  return {
    idsOf: item => {
      const tax = taxOf(item)
      return tax ? [tax.taxId] : []
    },
    added: [...added.values()],
  }
}
