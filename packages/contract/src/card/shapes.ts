import * as z from 'zod/mini'
import { currency, instant, minorUnits } from '../core/index.ts'

const face = z.object({ from: z.string(), to: z.string(), picture: z.exactOptional(z.string()) })

/** A benefit of a level, in the language of the request. CARD-2 */
export const right = z.object({
  rightsId: z.string(),
  icon: z.enum(['points', 'birthday', 'delivery', 'price', 'priority', 'gift']),
  name: z.string(),
  description: z.string(),
})

/**
 * A level; `conditionList` describes how it is reached and kept. Levels with `flag` 2 are hidden: only their own members receive
 * them. CARD-2
 */
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
  /** Additional points, in parts per million. */
  pointsBonus: z.int(),
  rightsList: z.array(right),
})

/** A store's card program, for guests who may join it. */
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

/** A program of the selection list: where it is valid, and the caller's card. CARD-1 */
export const programOffer = z.object({
  program,
  /** Stores where its card is valid; empty = every store with a card program. */
  shopNames: z.array(z.string()),
  /** Whether it is valid at the requested store. */
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
  /** Paid value, bonus value and their sum. CARD-3 */
  balance: minorUnits,
  paidBalance: minorUnits,
  givenBalance: minorUnits,
  passwordSet: z.boolean(),
  transferEnabled: z.boolean(),
  isExpired: z.boolean(),
  /** Whether the holder can renew it now for free. */
  renewable: z.boolean(),
})

/** One line of the card's statement; negative amounts are debits. */
export const cardTransaction = z.object({
  id: z.string(),
  /** The recharge that was credited or refunded. */
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
