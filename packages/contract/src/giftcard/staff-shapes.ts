import * as z from 'zod/mini'
import { day, id, limitedLines, money, moneyAboveZero, names, shopId } from '../core/index.ts'

const count = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))
const description = limitedLines(2000)

/** The settings of a gift card program. CARD-5 */
export const setGiftProgram = z.object({
  programId: id,
  name: names,
  description,
  terms: description,
  /** The currency of a store; it never changes. */
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  occasions: z.array(z.object({ occasion: id, name: names })).check(z.maxLength(20)),
  designs: z
    .array(
      z.object({
        designId: id,
        name: names,
        occasion: id,
        /** A picture's path at a picture host, or as returned by `sendPicture`. */
        designUrl: z.string().check(
          z.trim(),
          z.minLength(1),
          z.maxLength(300),
          z.regex(/^(\w[\w./-]*|\/uploads\/\d{1,15}\/[\w-]{32}\.webp)$/),
          z.refine(path => !path.includes('..')),
        ),
      }),
    )
    .check(z.maxLength(60)),
  amounts: z.array(moneyAboveZero).check(z.maxLength(20)),
  customAmount: z.exactOptional(z.object({ min: moneyAboveZero, max: moneyAboveZero, step: moneyAboveZero })),
  discounts: z.array(z.object({ from: money, rate: count(500_000, 1) })).check(z.maxLength(10)),
  /** 0 = unlimited. */
  validMonths: count(120),
  shopIds: z.array(shopId).check(z.maxLength(500)),
  /** Its cards cannot be combined with coupons. PAY-4 */
  excludesCoupons: z.exactOptional(z.boolean()),
  onSale: z.boolean(),
  /** On sale on these days, both inclusive, in the time zone of each store. */
  startDate: z.exactOptional(day),
  endDate: z.exactOptional(day),
})
