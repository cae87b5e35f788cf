import { knownCountries } from '@comanda/domain/address'
import { currentLocale } from '../../platform/i18n/index.ts'

interface Named {
  code: string
  name: string
}

const named = (codes: readonly string[]): Named[] => {
  const { intl } = currentLocale()
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  const order = new Intl.Collator(intl)
  return codes.map(code => ({ code, name: names.of(code) ?? code })).sort((a, b) => order.compare(a.name, b.name))
}

/** Countries whose addresses are known, by their names in the guest's language. */
export const countryChoices = (): Named[] => named(knownCountries())
