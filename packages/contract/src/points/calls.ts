import * as z from 'zod/mini'
import { amount, call, currency, instant, minorUnits, page, shopId, uuid } from '../core/index.ts'

const everywhere = ['shopId', 'businessType'] as const

/** What points are worth and what earns them, at stores of one currency. CARD-7, PAY-2 */
export const pointsRule = z.object({
  currency,
  minimumPointAmount: minorUnits,
  pointsTiersAmount: minorUnits,
  /** Points that one tier takes. */
  pointsPerTier: z.int(),
  earnAmount: minorUnits,
  earnPoints: z.int(),
})

/** Points: what there is, how it came, what it is worth. CARD-7 */
export const points = {
  queryPointsBalance: call({
    path: '/api/crm/points/queryPointsBalance',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      points: z.int(),
      /** What is set against the next points earned: taken back when there were too few. */
      owed: z.int(),
      /** Those that end next. */
      expiring: z.exactOptional(z.object({ points: z.int(), at: instant })),
      /** What they can pay, by the currency of the store. */
      worth: z.array(z.object({ currency, amount: minorUnits })),
    }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /** The statement, newest first. */
  queryAccountDetails: call({
    path: '/api/crm/points/queryAccountDetails',
    gate: 'logged-in',
    request: z.object({ kind: z._default(z.enum(['all', 'in', 'out']), 'all'), ...page }),
    response: z.object({
      details: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['earned', 'given', 'paid', 'paymentUndone', 'refund', 'takenBack', 'expired', 'adjusted']),
          points: z.int(),
          at: instant,
          shopName: z.string(),
        }),
      ),
      nextCursor: z.exactOptional(z.string()),
    }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /** The rule of a store, or of every currency the program knows. */
  queryPointsRule: call({
    path: '/api/crm/points/queryPointsRule',
    gate: 'anyone',
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({ rules: z.array(pointsRule), pointsMonths: z.int() }),
    refuses: ['noCardProgram'],
    shows: 'silent',
    without: ['businessType'],
  }),
  /** What an order of the caller's earned; `pending` until it is paid. */
  orderRewardPoints: call({
    path: '/api/crm/points/orderRewardPoints',
    gate: 'logged-in',
    request: z.object({ orderId: uuid }),
    response: z.object({ points: z.int(), takenBack: z.int(), pending: z.boolean() }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /** What paying `amount` at a store would earn the caller; a guest sees what a member would get. CARD-7 */
  calculateEarnPoints: call({
    path: '/api/order/or/calculateEarnPoints',
    gate: 'guest',
    request: z.object({ shopId, amount }),
    response: z.object({ points: z.int(), isMember: z.boolean() }),
    refuses: ['noCardProgram'],
    shows: 'silent',
    without: ['businessType'],
  }),
}
