import { type Currency, decimalText, type Money, parseAmount } from '@comanda/domain/money'
import type { Typing } from './typing.ts'

/** Nothing but noughts behind the point says nothing: 12.00 is 12. */
const plain = (text: string): string => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

/**
 * Says amounts of one currency in another as they were typed: 12.50 stays 12.50, whatever a currency's minor units are. What the
 * other currency cannot say stays as `texts` for the fields, to be corrected there. PRICE-4
 */
export function retyped({ textAt }: Pick<Typing, 'textAt'>, from: number, to: Currency) {
  const texts: Record<string, string | undefined> = {}
  const say = (field: string, amount: Money): Money => {
    const text = textAt(field) ?? decimalText(amount, from)
    const read = parseAmount(plain(text), to.internationalSystemOfUnits)
    texts[field] = read === undefined ? text : undefined
    return read ?? amount
  }
  return { say, texts }
}
