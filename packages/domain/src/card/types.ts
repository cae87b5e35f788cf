import type { Currency, Money, Ppm, Words } from '../money/index.ts'

/** How points pay. Amounts are minor units. PAY-2 */
export interface PointsRule {
  /** Points pay nothing where they would pay less than this. */
  minimumPointAmount: Money
  /** Points pay in whole steps of this. */
  pointsTiersAmount: Money
  /** How many points one step takes. */
  pointsPerTier: number
}

/** What points are worth at stores of one currency, and what earns them. CARD-7 */
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
  name: Words
  description: Words
}

/** A level of membership. Growth is the points that orders earned, bonus apart: it is the same in every currency. CARD-2 */
export interface Level {
  id: string
  name: Words
  color: string
  /** 2 = hidden: it is given, never reached by growth. */
  flag: 0 | 2
  upgradeEnabled: boolean
  degradeEnabled: boolean
  upgradeGrowth: number
  keepLevelGrowth: number
  ranking: number
  /** Parts per million of points on top: 500000 earns half as much again. */
  pointsBonus: Ppm
  rightsList: string[]
}

/** A store's member program: what its card is and does. CARD-1 */
export interface CardProgram {
  cardProgramId: string
  name: Words
  description: Words
  /** What membership gives, each in a line. */
  benefits: Words[]
  /** Two colours of the card's face. */
  face: { from: string; to: string }
  /** The card's own currency: what is stored on it pays at stores of this currency. */
  currency: Currency
  /** Where it is valid; empty = every store of the brand. */
  shopIds: number[]
  /** Months a card is good for; absent: without end. */
  validMonths?: number
  /** From this much on a payment by card asks for the card's password or a code of the card. */
  securityFrom: Money
  /** The card pays before points do. PAY-1 */
  cardFirst: boolean
  /** Card and points are not used for the same bill. PAY-4 */
  excludesPoints?: boolean
  transferEnabled: boolean
  pointsRules: PointsAtCurrency[]
  /** Months points live. */
  pointsMonths: number
  levels: Level[]
  rights: Right[]
}
