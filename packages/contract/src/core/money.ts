import type { Money } from '@comanda/domain/money'
import * as z from 'zod/mini'
import { amount } from './fields.ts'

/** Marks validated numbers as money of the domain: whole minor units. */
const asMoney = (schema: z.ZodMiniType<number, number>) => schema as unknown as z.ZodMiniType<Money, Money>

/** An amount of zero or more, at most the product's limit, in minor units. M5 */
export const money = asMoney(amount)
/** An amount above zero, in minor units. M5 */
export const moneyAboveZero = asMoney(amount.check(z.positive()))
/** An amount in an answer, in minor units: negative for discounts and differences. */
export const minorUnits = asMoney(z.int())

/** A currency; `internationalSystemOfUnits` is its number of decimals. */
export const currency = z.object({
  currencyCode: z.string(),
  currencySymbol: z.string(),
  internationalSystemOfUnits: z.int(),
})
