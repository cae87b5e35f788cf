import * as z from 'zod/mini'
import { currency, instant, minorUnits } from '../core/index.ts'

const face = z.object({ from: z.string(), to: z.string(), picture: z.exactOptional(z.string()) })

/** One benefit of a level, in the language of the request. CARD-2 */
export const right = z.object({
  rightsId: z.string(),
  icon: z.enum(['points', 'birthday', 'delivery', 'price', 'priority', 'gift']),
  name: z.string(),
  description: z.string(),
})

/** A level; `conditionList` says in words how it is reached and kept. `flag` 2 is hidden: it is sent to its own members only. CARD-2 */
export const level = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  flag: z.int(),
  upgradeEnabled: z.boolean(),
  degradeEnabled: z.boolean(),
  conditionList: z.array(z.object({ type: z.enum(['reach', 'keep']), growth: z.int() })),
  upgradeGrowth: z.int(),
  keepLevelGrowth: z.int(),
  ranking: z.int(),
  /** Parts per million of points on top. */
  pointsBonus: z.int(),
  rightsList: z.array(right),
})

/** What a store's program is, to somebody who may join it. */
export const program = z.object({
  cardProgramId: z.string(),
  name: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  face,
  currency,
  noExpiration: z.boolean(),
  validMonths: z.exactOptional(z.int()),
  transferEnabled: z.boolean(),
})

/** A program in the list to choose from: where it is valid, and the caller's card of it. CARD-1 */
export const programOffer = z.object({
  program,
  /** Stores where its card is valid; empty = every store with a card program. */
  shopNames: z.array(z.string()),
  /** Whether it is valid at the store that was asked about. */
  isValidHere: z.boolean(),
  ownCardId: z.exactOptional(z.string()),
})

/** A member's card. Amounts in its own currency. CARD-1 */
export const memberCard = z.object({
  cardId: z.string(),
  cardNo: z.string(),
  cardProgramId: z.string(),
  name: z.string(),
  face,
  cardLevelId: z.string(),
  levelName: z.string(),
  levelColor: z.string(),
  /** ISO instant; empty where `noExpiration`. */
  expirationTime: z.union([z.literal(''), instant]),
  noExpiration: z.boolean(),
  currency,
  /** What was paid in, what was given on top, and both. CARD-3 */
  balance: minorUnits,
  paidBalance: minorUnits,
  givenBalance: minorUnits,
  passwordSet: z.boolean(),
  transferEnabled: z.boolean(),
  isExpired: z.boolean(),
  /** Whether the holder may renew it now, without paying. */
  renewable: z.boolean(),
})

/** One line of the card's statement; amounts below zero left the card. */
export const cardTransaction = z.object({
  id: z.string(),
  /** The recharge that paid in or went back. */
  rechargeId: z.exactOptional(z.string()),
  kind: z.enum([
    'payment',
    'paymentUndone',
    'refund',
    'recharge',
    'rechargeReturned',
    'bonus',
    'bonusTakenBack',
    'transferSent',
    'transferReceived',
    'transferReturned',
    'frozen',
    'unfrozen',
    'opening',
    'adjusted',
  ]),
  amount: minorUnits,
  paid: minorUnits,
  given: minorUnits,
  at: instant,
  shopName: z.string(),
})
