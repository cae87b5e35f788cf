declare const minorUnits: unique symbol

/** A whole number of minor units of one currency: `1999` is 19.99 where the currency has two decimals. PRICE-4 */
export type Money = number & { readonly [minorUnits]: true }

/** A whole number of thousandths, for weights (`quantityDecimal`). */
export type Thousandths = number

/** A whole number of parts per million, for rates: 8.25 % is 82500. */
export type Ppm = number

/** What the house calls a currency: the exponent is stored with it, never looked up elsewhere (ISO, Intl and providers differ). */
export interface Currency {
  currencyCode: string
  currencySymbol: string
  /** How many decimals an amount is shown with: shown = amount / 10 ^ internationalSystemOfUnits. */
  internationalSystemOfUnits: number
}

/** Brands a whole number as money. Throws on a fraction or an unsafe number: such an amount is a fault, not an input. */
export function money(minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole amount of minor units: ${minor}`)
  return minor as Money
}

export const NOTHING = money(0)
