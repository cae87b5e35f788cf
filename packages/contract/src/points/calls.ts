import * as z from 'zod/mini'
import { amount, call, currency, instant, minorUnits, page, shopId, uuid } from '../core/index.ts'

const everywhere = ['shopId', 'businessType'] as const

/** How points are earned and what they are worth, at stores of one currency. CARD-7, PAY-2 */
export const pointsRule = z.object({
  currency,
  minimumPointAmount: minorUnits,
  pointsTiersAmount: minorUnits,
  /** Points per tier. */
  pointsPerTier: z.int(),
  earnAmount: minorUnits,
  earnPoints: z.int(),
})

/** Points: balance, statement and value. CARD-7 */
export const points = {
  queryPointsBalance: call({
    path: '/api/crm/points/queryPointsBalance',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      points: z.int(),
      /** Points that could not be revoked because too few were left; deducted from future points. */
      owed: z.int(),
      /** The next points to expire. */
      expiring: z.exactOptional(z.object({ points: z.int(), at: instant })),
      /** The amount they can pay, by the store's currency. */
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
  /** The rule of a store, or of all currencies of the program. */
  queryPointsRule: call({
    path: '/api/crm/points/queryPointsRule',
    gate: 'anyone',
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({ rules: z.array(pointsRule), pointsMonths: z.int() }),
    refuses: ['noCardProgram'],
    shows: 'silent',
    without: ['businessType'],
  }),
  /** Points earned by one of the caller's orders; `pending` until it is paid. */
  orderRewardPoints: call({
    path: '/api/crm/points/orderRewardPoints',
    gate: 'logged-in',
    request: z.object({ orderId: uuid }),
    response: z.object({ points: z.int(), takenBack: z.int(), pending: z.boolean() }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /** Points for paying `amount` at a store; for a guest, those a member would earn. CARD-7 */
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
