import { type Money, money } from '../money/index.ts'

/** A paid part of a bill, minor units; `tip`, `rounding`: of what staff took, beyond the amount. */
export interface ExtrasPart {
  amount: Money
  returnedAmount: Money
  tip?: Money
  rounding?: Money
  /** The rounding of what was handed back of it. */
  returnedRounding?: Money
}

/** What the parts of a bill are paid with beyond its rounds. */
export interface BillExtrasInput {
  parts: readonly ExtrasPart[]
  /** Tips and card fees of the parts that were paid in the app. */
  inApp: readonly { tip: Money; cardFee: Money }[]
  /** What was refunded of dishes after the bill was closed. */
  dishes: readonly { amount: Money; rounding: Money }[]
}

/** A line that is paid beyond the rounds of a bill. */
export interface ExtraLine {
  kind: 'tip' | 'cardFee' | 'rounding'
  amount: Money
}

const sum = (amounts: readonly number[]): Money => money(amounts.reduce((all, amount) => all + amount, 0))

/** The rounding of a bill's cash: as it was taken, less that of rounds that fell through. That of refunded dishes is refunded. PAY-19 */
const roundingOf = ({ parts, dishes }: BillExtrasInput): Money =>
  sum([
    ...parts.map(({ rounding = 0, returnedRounding = 0 }) => rounding - returnedRounding),
    ...dishes.map(({ rounding }) => rounding),
  ])

/** Tips, card fees and rounding (minor units) that were paid with the parts of a bill, beyond their amounts. PRICE-7, PAY-19 */
export function billExtras(paid: BillExtrasInput): ExtraLine[] {
  const { parts, inApp } = paid
  const lines: ExtraLine[] = [
    { kind: 'tip', amount: sum([...inApp.map(({ tip }) => tip), ...parts.map(({ tip = 0 }) => tip)]) },
    { kind: 'cardFee', amount: sum(inApp.map(({ cardFee }) => cardFee)) },
    { kind: 'rounding', amount: roundingOf(paid) },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

/** What was paid for the rounds of a bill (minor units), before refunds of dishes. */
export const paidForRounds = ({ parts, dishes }: BillExtrasInput): Money =>
  sum([...parts.map(({ amount, returnedAmount }) => amount - returnedAmount), ...dishes.map(({ amount }) => amount)])

interface BillSharesInput extends BillExtrasInput {
  parts: readonly (ExtrasPart & { partId: string })[]
  inApp: readonly { payableId: string; tip: Money; cardFee: Money }[]
}

/**
 * What each of several payers paid of a bill (minor units), with tip, card fee and rounding; they add up to what was paid. None for one
 * payer, and where something was returned: what each has paid is then in its refund. PAY-19, PAY-9
 */
export function paidByEach({ parts, inApp, dishes }: BillSharesInput): Money[] {
  const isReturned = dishes.length > 0 || parts.some(({ returnedAmount }) => returnedAmount !== 0)
  if (parts.length < 2 || isReturned) return []
  const online = Map.groupBy(inApp, ({ payableId }) => payableId)
  return parts.map(({ partId, amount, tip = 0, rounding = 0 }) =>
    sum([amount, tip, rounding, ...(online.get(partId) ?? []).flatMap(extra => [extra.tip, extra.cardFee])]),
  )
}
