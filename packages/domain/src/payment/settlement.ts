import { payWithPoints, type PointsRule } from '../card/index.ts'
import { type Money, money, NOTHING } from '../money/index.ts'
import type { CCFeeConfig } from '../store/index.ts'
import type { PaymentLine } from './line.ts'
import { type PaymentMethod, paymentTypeOf } from './methods.ts'
import { cardSurcharge } from './surcharge.ts'

/** The house's own means: points, the stored-value card, gift cards. PAY-5 */
export const meansMethods = ['16_msPoint', '16_msBalance', '17_giftCard'] as const

export type MeansMethod = (typeof meansMethods)[number]

/** Why a means cannot be used here: `otherMeans` = not beside another that is chosen, `coupons` = not beside a coupon. PAY-4 */
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

/** One of the guest's own means, as far as settling needs it. */
export interface OwnMeans {
  paymentMethod: MeansMethod
  /** The card, the gift card, or for points the customer. */
  payerId: string
  /** Minor units, or points. */
  balance: number
  /** The most it may pay of what is due. */
  usable: Money
  points?: PointsRule
  /** The card pays before points. PAY-1 */
  priority?: boolean
  /** From this amount on its password or a fresh code is asked for. CARD-1 */
  securityFrom?: Money
  /** Means that are not used beside it. PAY-4 */
  excludes?: readonly MeansMethod[]
  /** Not used where a coupon is. PAY-4 */
  excludesCoupons?: boolean
  disabledReason?: DisabledReason
}

/** A means the guest wants used, and at most how much of it; all it may pay where nothing is said. */
export interface ChosenMeans {
  paymentMethod: MeansMethod
  payerId: string
  most?: Money
}

export interface ToSettle {
  due: Money
  tip: Money
  offers: readonly OwnMeans[]
  chosen: readonly ChosenMeans[]
  /** What pays the rest; absent where nothing does. */
  rest?: PaymentMethod
  withCoupons: boolean
  ccFee?: CCFeeConfig
  /** Whether a tip may be given with this method. PRICE-7 */
  takesTip(method: PaymentMethod): boolean
}

export interface Settlement {
  /** In the order they are used. */
  lines: PaymentLine[]
  /** What no line pays. */
  restDue: Money
  /** The part of the tip that no line takes. */
  tipLeft: Money
}

/** Points, card, gift card; the card first where it has priority. PAY-1 */
const rank = ({ paymentMethod, priority }: OwnMeans): number =>
  paymentMethod === '16_msBalance' && priority ? -1 : meansMethods.indexOf(paymentMethod)

/** The order of use: it does not depend on the order of asking; of gift cards the one with least comes first. PAY-1 */
const inOrderOfUse = (a: OwnMeans, b: OwnMeans): number =>
  rank(a) - rank(b) || a.usable - b.usable || (a.payerId < b.payerId ? -1 : a.payerId > b.payerId ? 1 : 0)

const same = (a: { paymentMethod: string; payerId: string }, b: { paymentMethod: string; payerId: string }) =>
  a.paymentMethod === b.paymentMethod && a.payerId === b.payerId

const excludesEachOther = (a: OwnMeans, b: OwnMeans): boolean =>
  (a.excludes?.includes(b.paymentMethod) ?? false) || (b.excludes?.includes(a.paymentMethod) ?? false)

const whyAlone = (offer: OwnMeans, withCoupons: boolean): DisabledReason | undefined =>
  offer.disabledReason ?? (offer.excludesCoupons && withCoupons ? 'coupons' : undefined)

/** Why a means cannot be used beside what is chosen; undefined where it can. PAY-4 */
export function whyDisabled(
  offer: OwnMeans,
  { offers, chosen, withCoupons }: Pick<ToSettle, 'offers' | 'chosen' | 'withCoupons'>,
): DisabledReason | undefined {
  const alone = whyAlone(offer, withCoupons)
  if (alone) return alone
  // What was chosen and cannot be used after all keeps nothing else out.
  const others = offers.filter(
    other => !same(other, offer) && chosen.some(it => same(it, other)) && !whyAlone(other, withCoupons),
  )
  return others.some(other => excludesEachOther(offer, other)) ? 'otherMeans' : undefined
}

function partOf(offer: OwnMeans, left: Money, most: Money | undefined): Money {
  const may = Math.max(0, Math.min(left, offer.usable, most ?? offer.usable))
  return offer.points ? payWithPoints(left, money(may), offer.points) : money(may)
}

const ownLine = ({ paymentMethod, payerId }: OwnMeans, amount: Money): PaymentLine => ({
  amount,
  paymentType: paymentTypeOf(paymentMethod),
  paymentMethod,
  payerId,
  tipAmount: NOTHING,
  ccAmount: NOTHING,
})

/** The last line that may carry the tip and, where it is the guest's own value, has that much left. PRICE-7, PRICE-8 */
function tipLineOf(lines: readonly PaymentLine[], { offers, tip, takesTip }: ToSettle): number {
  return lines.findLastIndex(line => {
    if (line.paymentMethod === '16_msPoint' || !takesTip(line.paymentMethod)) return false
    const own = offers.find(offer => offer.payerId === line.payerId && offer.paymentMethod === line.paymentMethod)
    return own === undefined || own.balance >= line.amount + tip
  })
}

/**
 * How `due` is paid by what the guest chose: each means in its turn as far as it goes, the rest by one other method. Tip and
 * surcharge come on top after that, on the line that pays the rest, else on the last that can. At the venue everything is
 * paid there. PAY-1, PAY-3, PRICE-8
 */
export function settleBy(ask: ToSettle): Settlement {
  const { due, tip, offers, chosen, rest, ccFee } = ask
  if (rest === 'out-line') return { lines: [restLine(due, rest, undefined)], restDue: NOTHING, tipLeft: tip }
  const lines: PaymentLine[] = []
  let left = due
  for (const offer of offers.toSorted(inOrderOfUse)) {
    const wish = chosen.find(it => same(it, offer))
    if (!wish || whyDisabled(offer, ask)) continue
    const amount = partOf(offer, left, wish.most)
    if (amount > 0) lines.push(ownLine(offer, amount))
    left = money(left - amount)
  }
  const byRest = rest && (left > 0 || due === 0)
  if (byRest) lines.push(restLine(left, rest, ccFee))
  const at = tip > 0 ? tipLineOf(lines, ask) : -1
  return {
    lines: lines.map((line, i) => (i === at ? { ...line, tipAmount: tip } : line)),
    restDue: byRest ? NOTHING : left,
    tipLeft: at < 0 ? tip : NOTHING,
  }
}

const restLine = (amount: Money, method: PaymentMethod, ccFee: CCFeeConfig | undefined): PaymentLine => ({
  amount,
  paymentType: paymentTypeOf(method),
  paymentMethod: method,
  tipAmount: NOTHING,
  ccAmount: method === '12_bankCard' ? cardSurcharge(amount, ccFee) : NOTHING,
})

/** The means that lines name, each capped at what its line pays: settling by them gives the same lines again, or they were wrong. */
export const chosenBy = (lines: readonly PaymentLine[]): ChosenMeans[] =>
  lines.flatMap(({ paymentMethod, payerId, amount }) =>
    isMeans(paymentMethod) ? [{ paymentMethod, payerId: payerId ?? '', most: amount }] : [],
  )

export const isMeans = (method: PaymentMethod): method is MeansMethod =>
  (meansMethods as readonly string[]).includes(method)
