import type { TaxRule } from '@comanda/domain/store'

const PPM_PER_PERCENT = 10_000

/** A tax rate in parts per million, and whether prices include it. */
export interface Rate {
  rate: number
  inclusive: boolean
}

/** Percent as parts per million. */
export const ppmOf = (percent: number): number => Math.round(percent * PPM_PER_PERCENT)

/** The store's taxes by rate, and the taxes to add to it. */
export interface TaxRates {
  /** The id of the store's tax of this rate and kind; if there is none, of one that is added to the store. PRICE-5 */
  idOf(rate: Rate): string
  added(): TaxRule[]
}

export function taxRates(taxes: readonly TaxRule[]): TaxRates {
  const added = new Map<string, TaxRule>()
  return {
    idOf({ rate, inclusive }) {
      const known = taxes.find(tax => tax.rate === rate && tax.inclusive === inclusive)
      if (known) return known.taxId
      const taxId = `${inclusive ? 'vat' : 'tax'}-${rate}`
      const name = { en_US: inclusive ? 'VAT' : 'Tax', zh_CN: inclusive ? '增值税' : '税', ar: 'ضريبة' }
      added.set(taxId, { taxId, name, rate, inclusive, onFees: false })
      return taxId
    },
    added: () => [...added.values()],
  }
}
