import * as z from 'zod/mini'
import { call, currency, shopId } from '../core/index.ts'

/** What a brand owes its guests, by kind. */
export const outstandingKinds = ['paidValue', 'bonusValue', 'giftCards', 'held', 'frozen', 'points'] as const

/** What a brand owes its guests now. PAY-17 */
export const outstandingCalls = {
  outstandingValue: call({
    path: '/api/console/outstandingValue',
    gate: 'brand',
    right: 'reconcile',
    request: z.object({ shopId }),
    response: z.object({
      /** One row for each kind and currency; points have no currency. `amount` in minor units, or points. */
      rows: z.array(
        z.object({
          kind: z.enum(outstandingKinds),
          currency: z.exactOptional(currency),
          /** Accounts with a balance. */
          accounts: z.int(),
          amount: z.int(),
        }),
      ),
    }),
    refuses: [],
    without: ['businessType'],
  }),
} as const
