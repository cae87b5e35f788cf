import type { Currency, Money, Ppm, LocalizedText } from '../money/index.ts'

/** Rules for paying with points. Amounts are minor units. PAY-2 */
export interface PointsRule {
  /** Minimum amount that points pay. */
  minimumPointAmount: Money
  /** Points pay in multiples of this amount. */
  pointsTiersAmount: Money
  /** Points per multiple. */
  pointsPerTier: number
}

/** The value of points at stores of one currency, and the rule for earning them. CARD-7 */
export interface PointsAtCurrency extends PointsRule {
  currency: Currency
  /** Every full `earnAmount` spent earns `earnPoints`. */
  earnAmount: Money
  earnPoints: number
}

/** One benefit of a level. CARD-2 */
export interface Right {
  rightsId: string
  icon: 'points' | 'birthday' | 'delivery' | 'price' | 'priority' | 'gift'
  name: LocalizedText
  description: LocalizedText
}

/**
 * A membership level. Growth is the number of points earned by orders without bonus, which is comparable across currencies.
 * CARD-2
 */
export interface Level {
  id: string
  name: LocalizedText
  color: string
  /** 2 = hidden: assigned by staff, never reached by growth. */
  flag: 0 | 2
  upgradeEnabled: boolean
  degradeEnabled: boolean
  upgradeGrowth: number
  keepLevelGrowth: number
  ranking: number
  /** Bonus points in parts per million: 500000 adds half. */
  pointsBonus: Ppm
  rightsList: string[]
}

/** A store's member program with the rules of its card. CARD-1 */
export interface CardProgram {
  cardProgramId: string
  name: LocalizedText
  description: LocalizedText
  /** The benefits of membership, one per line. */
  benefits: LocalizedText[]
  /** Two colours of the card's picture. */
  face: { from: string; to: string; picture?: string }
  /** The currency of the stored value; it pays at stores with this currency. */
  currency: Currency
  /** Where it is valid; empty = every store that has a card program. */
  shopIds: number[]
  /** An ended program takes no new members and no top-ups; its cards are still spent. Absent = active. */
  status?: 'active' | 'ended'
  /** New members join within these days, both included, store-local YYYY-MM-DD. Absent = no limit. */
  startDate?: string
  endDate?: string
  /** Validity of a card in months; absent = unlimited. */
  validMonths?: number
  /** `inApp`: the member may renew the card in the app without paying. A top-up and staff renew it always. Absent = `topUp`. */
  renewal?: 'inApp' | 'topUp'
  /** From this amount on a payment by card requires the card's password or a code of the card. */
  securityFrom: Money
  /** The card pays before points. PAY-1 */
  cardFirst: boolean
  /** Card and points cannot pay the same bill. PAY-4 */
  excludesPoints?: boolean
  transferEnabled: boolean
  pointsRules: PointsAtCurrency[]
  /** Validity of points in months. */
  pointsMonths: number
  levels: Level[]
  rights: Right[]
}
