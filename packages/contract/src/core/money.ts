import type { Money } from '@comanda/domain/money'
import * as z from 'zod/mini'
import { amount } from './fields.ts'

/** What the schema lets through is money to the domain: whole minor units. */
const asMoney = (schema: z.ZodMiniType<number, number>) => schema as unknown as z.ZodMiniType<Money, Money>

/** An amount of nothing or more, at most the product's limit, in minor units. M5 */
export const money = asMoney(amount)
/** An amount of more than nothing, in minor units. M5 */
export const moneyAboveZero = asMoney(amount.check(z.positive()))
/** An amount as the server answers it, in minor units: a discount, or a difference, is below zero. */
export const minorUnits = asMoney(z.int())

/** A currency; `internationalSystemOfUnits` is its number of decimals. */
export const currency = z.object({
  currencyCode: z.string(),
  currencySymbol: z.string(),
  internationalSystemOfUnits: z.int(),
})
