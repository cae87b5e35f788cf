import { type Currency, type Money, money } from '@comanda/domain/money'

const none = 'CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** The provider's decimals of a currency, which differ from ISO for some (ISK, CLP, IDR, CVE). */
export function adyenExponent(currencyCode: string): number {
  if (none.includes(currencyCode)) return 0
  return three.includes(currencyCode) ? 3 : 2
}

/** An amount in the provider's minor units; undefined when it cannot be expressed exactly. */
export function toAdyen(
  amount: Money,
  { currencyCode, internationalSystemOfUnits: own }: Currency,
): number | undefined {
  const steps = adyenExponent(currencyCode) - own
  const value = steps >= 0 ? amount * 10 ** steps : amount / 10 ** -steps
  return Number.isSafeInteger(value) ? value : undefined
}

/** A provider amount in minor units of the store's currency; undefined when it cannot be expressed exactly. */
export function fromAdyen(value: number, currency: Currency): Money | undefined {
  const steps = adyenExponent(currency.currencyCode) - currency.internationalSystemOfUnits
  const amount = steps >= 0 ? value / 10 ** steps : value * 10 ** -steps
  return Number.isSafeInteger(amount) ? money(amount) : undefined
}
