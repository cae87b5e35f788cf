import { payWithPoints, type PointsRule } from '../card/index.ts'
import { type Money, money, ZERO } from '../money/index.ts'
import type { CCFeeConfig } from '../store/index.ts'
import type { PaymentLine } from './line.ts'
import { type PaymentMethod, paymentTypeOf } from './methods.ts'
import { cardSurcharge } from './surcharge.ts'

/** The restaurant's own payment methods: points, the stored-value card, gift cards. PAY-5 */
export const ownPaymentMethods = ['16_msPoint', '16_msBalance', '17_giftCard'] as const

export type OwnPaymentMethod = (typeof ownPaymentMethods)[number]

/**
 * Why an own method cannot be used here: `otherMeans` = excluded by another chosen one, `coupons` = excluded by a coupon. PAY-4
 */
export const disabledReasons = [
  'otherStore',
  'expired',
  'notActive',
  'empty',
  'belowMinimum',
  'blocked',
  'otherMeans',
  'coupons',
] as const

export type DisabledReason = (typeof disabledReasons)[number]

/** One of the guest's own payment methods, with the data that settling needs. */
export interface OwnMethodOption {
  paymentMethod: OwnPaymentMethod
  /** Id of the card or gift card, or of the customer for points. */
  payerId: string
  /** Minor units, or points. */
  balance: number
  /** The most it may pay of the due amount. */
  usable: Money
  points?: PointsRule
  /** When the balance expires (epoch ms); absent = never. */
  expiresAt?: number
  /** The card pays before points. PAY-1 */
  priority?: boolean
  /** From this amount on a password or a fresh code is required. CARD-1 */
  securityFrom?: Money
  /** Methods that cannot be combined with it. PAY-4 */
  excludes?: readonly OwnPaymentMethod[]
  /** Cannot be combined with coupons. PAY-4 */
  excludesCoupons?: boolean
  disabledReason?: DisabledReason
}

/** An own method the guest chose, with an optional limit of its amount. */
export interface ChosenMethod {
  paymentMethod: OwnPaymentMethod
  payerId: string
  most?: Money
}

export interface SettlementInput {
  due: Money
  tip: Money
  offers: readonly OwnMethodOption[]
  chosen: readonly ChosenMethod[]
  /** The method that pays the rest; absent if none does. */
  rest?: PaymentMethod
  withCoupons: boolean
  ccFee?: CCFeeConfig
  /** Whether a tip may be given with this method. PRICE-7 */
  takesTip(method: PaymentMethod): boolean
}

export interface Settlement {
  /** In order of use. */
  lines: PaymentLine[]
  /** The amount that no line pays. */
  restDue: Money
  /** The part of the tip that no line carries. */
  tipLeft: Money
}

/** Points, card, gift card; the card first if it has priority. PAY-1 */
const rank = ({ paymentMethod, priority }: OwnMethodOption): number =>
  paymentMethod === '16_msBalance' && priority ? -1 : ownPaymentMethods.indexOf(paymentMethod)

/**
 * The order of use, independent of the order of the request; of gift cards the one that expires first, then the one with the
 * smallest amount. PAY-1, CARD-5
 */
export const inOrderOfUse = (a: OwnMethodOption, b: OwnMethodOption): number =>
  rank(a) - rank(b) ||
  byExpiry(a, b) ||
  a.balance - b.balance ||
  (a.payerId < b.payerId ? -1 : a.payerId > b.payerId ? 1 : 0)

function byExpiry({ expiresAt: a = Infinity }: OwnMethodOption, { expiresAt: b = Infinity }: OwnMethodOption): number {
  return a === b ? 0 : a - b
}

const isSameMethod = (a: { paymentMethod: string; payerId: string }, b: { paymentMethod: string; payerId: string }) =>
  a.paymentMethod === b.paymentMethod && a.payerId === b.payerId

const excludesEachOther = (a: OwnMethodOption, b: OwnMethodOption): boolean =>
  (a.excludes?.includes(b.paymentMethod) ?? false) || (b.excludes?.includes(a.paymentMethod) ?? false)

const ownDisabledReason = (offer: OwnMethodOption, withCoupons: boolean): DisabledReason | undefined =>
  offer.disabledReason ?? (offer.excludesCoupons && withCoupons ? 'coupons' : undefined)

/** Why an own method cannot be used with the chosen ones; undefined if it can. PAY-4 */
export function disabledReasonOf(
  offer: OwnMethodOption,
  { offers, chosen, withCoupons }: Pick<SettlementInput, 'offers' | 'chosen' | 'withCoupons'>,
): DisabledReason | undefined {
  const ownReason = ownDisabledReason(offer, withCoupons)
  if (ownReason) return ownReason
  // A chosen method that is itself disabled excludes no other.
  const others = offers.filter(
    other =>
      !isSameMethod(other, offer) &&
      chosen.some(it => isSameMethod(it, other)) &&
      !ownDisabledReason(other, withCoupons),
  )
  return others.some(other => excludesEachOther(offer, other)) ? 'otherMeans' : undefined
}

function partOf(offer: OwnMethodOption, remaining: Money, max: Money | undefined): Money {
  const limit = Math.max(0, Math.min(remaining, offer.usable, max ?? offer.usable))
  return offer.points ? payWithPoints(remaining, money(limit), offer.points) : money(limit)
}

const ownLine = ({ paymentMethod, payerId }: OwnMethodOption, amount: Money): PaymentLine => ({
  amount,
  paymentType: paymentTypeOf(paymentMethod),
  paymentMethod,
  payerId,
  tipAmount: ZERO,
  ccAmount: ZERO,
})

/** Index of the last line that may carry the tip and, for own methods, has enough balance for it. PRICE-7, PRICE-8 */
function tipLineOf(lines: readonly PaymentLine[], { offers, tip, takesTip }: SettlementInput): number {
  return lines.findLastIndex(line => {
    if (line.paymentMethod === '16_msPoint' || !takesTip(line.paymentMethod)) return false
    const own = offers.find(offer => offer.payerId === line.payerId && offer.paymentMethod === line.paymentMethod)
    return own === undefined || own.balance >= line.amount + tip
  })
}

/**
 * Splits `due` among the chosen methods: each own method in order of use as far as it goes, the rest by one other method. Tip
 * and surcharge are added afterwards, to the line that pays the rest, or else to the last line that can carry them. If only an
 * own method may carry the tip and would be used up, it keeps the tip in reserve, and the rest pays more. At the venue one line
 * pays everything. PAY-1, PAY-3, PAY-8, PRICE-8
 */
export function settlePayment(input: SettlementInput): Settlement {
  const { due, tip, rest } = input
  if (rest === 'out-line') return { lines: [restLine(due, rest, undefined)], restDue: ZERO, tipLeft: tip }
  const split = withTip(input)
  if (split.tipLeft === 0 || !rest) return split
  const reserved = withReserve(input, split.lines)
  return reserved && withTip(reserved).tipLeft === 0 ? withTip(reserved) : split
}

/** The split with the tip on the last line that can carry it. */
function withTip(input: SettlementInput): Settlement {
  const { due, tip, offers, chosen, rest, ccFee } = input
  const lines: PaymentLine[] = []
  let remaining = due
  for (const offer of offers.toSorted(inOrderOfUse)) {
    const choice = chosen.find(it => isSameMethod(it, offer))
    if (!choice || disabledReasonOf(offer, input)) continue
    const amount = partOf(offer, remaining, choice.most)
    if (amount > 0) lines.push(ownLine(offer, amount))
    remaining = money(remaining - amount)
  }
  const isRestPaid = rest && (remaining > 0 || due === 0)
  if (isRestPaid) lines.push(restLine(remaining, rest, ccFee))
  const at = tip > 0 ? tipLineOf(lines, input) : -1
  return {
    lines: lines.map((line, i) => (i === at ? { ...line, tipAmount: tip } : line)),
    restDue: isRestPaid ? ZERO : remaining,
    tipLeft: at < 0 ? tip : ZERO,
  }
}

/** The input with the tip kept in reserve on the last own method that may carry it and has more than the tip. */
function withReserve(input: SettlementInput, lines: readonly PaymentLine[]): SettlementInput | undefined {
  const { offers, tip, takesTip } = input
  const carrier = offers
    .toSorted(inOrderOfUse)
    .findLast(
      offer =>
        offer.paymentMethod !== '16_msPoint' &&
        takesTip(offer.paymentMethod) &&
        offer.balance > tip &&
        lines.some(line => line.paymentMethod === offer.paymentMethod && line.payerId === offer.payerId),
    )
  if (!carrier) return undefined
  const usable = money(Math.min(carrier.usable, carrier.balance - tip))
  return { ...input, offers: offers.map(offer => (offer === carrier ? { ...offer, usable } : offer)) }
}

const restLine = (amount: Money, method: PaymentMethod, ccFee: CCFeeConfig | undefined): PaymentLine => ({
  amount,
  paymentType: paymentTypeOf(method),
  paymentMethod: method,
  tipAmount: ZERO,
  ccAmount: method === '12_bankCard' ? cardSurcharge(amount, ccFee) : ZERO,
})

/**
 * The own methods of lines, each limited to its line's amount: settling with them gives the same lines, or the lines were
 * wrong.
 */
export const chosenMethodsOf = (lines: readonly PaymentLine[]): ChosenMethod[] =>
  lines.flatMap(({ paymentMethod, payerId, amount }) =>
    isOwnMethod(paymentMethod) ? [{ paymentMethod, payerId: payerId ?? '', most: amount }] : [],
  )

export const isOwnMethod = (method: PaymentMethod): method is OwnPaymentMethod =>
  (ownPaymentMethods as readonly string[]).includes(method)
