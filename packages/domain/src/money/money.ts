declare const minorUnits: unique symbol

/** An integer of minor units of one currency: `1999` is 19.99 with two decimals. PRICE-4 */
export type Money = number & { readonly [minorUnits]: true }

/** An integer of thousandths, for weights (`quantityDecimal`). */
export type Thousandths = number

/** An integer of parts per million, for rates: 8.25 % is 82500. */
export type Ppm = number

/** A currency with its stored exponent, which is never looked up elsewhere (ISO, Intl and providers differ). */
export interface Currency {
  currencyCode: string
  currencySymbol: string
  /** Number of displayed decimals: shown = amount / 10 ^ internationalSystemOfUnits. */
  internationalSystemOfUnits: number
}

/** Brands an integer as money. @throws for a fraction or an unsafe integer, which is a defect and not an input. */
export function money(minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole amount of minor units: ${minor}`)
  return minor as Money
}

export const ZERO = money(0)
