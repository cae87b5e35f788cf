import { type Currency, decimalText, type Money, money, parseAmount } from '@comanda/domain/money'

/**
 * The amount of a text in a currency, in minor units; undefined if it is none. A comma is a decimal point, because
 * the keypads of many phones have no other. PRICE-4
 */
export const typedAmount = (text: string, { internationalSystemOfUnits: digits }: Currency): Money | undefined =>
  parseAmount(text, digits, ',')

/** An amount as it is typed in its currency: all decimals, no symbol and no grouping. PRICE-4 */
export const amountText = (amount: number, { internationalSystemOfUnits: digits }: Currency): string =>
  decimalText(money(amount), digits)
