import * as z from 'zod/mini'
import { call, currency, instant, minorUnits, shopId, text, uuid } from '../core/index.ts'

/** Value whose purchase was charged back by the bank. */
const frozenValues = z.object({
  values: z.array(
    z.object({
      payableId: uuid,
      kind: z.enum(['recharge', 'giftcard']),
      displayNo: z.string(),
      /** The amount charged back. */
      chargedAmount: minorUnits,
      /** The remaining value when it was frozen; the rest was already spent. */
      frozenAmount: minorUnits,
      currency,
      frozenAt: instant,
    }),
  ),
})

const without = ['businessType'] as const

/** Value frozen by a chargeback until an employee decides. PAY-9 */
export const frozenValueCalls = {
  frozenValues: call({
    path: '/api/console/frozenValues',
    gate: 'store',
    right: 'refund',
    request: z.object({ shopId }),
    response: frozenValues,
    refuses: [],
    without,
  }),
  /** Releases frozen value to its holder, or forfeits it to the brand; answers the undecided rest. */
  decideFrozenValue: call({
    path: '/api/console/decideFrozenValue',
    gate: 'manager',
    right: 'closeDay',
    request: z.object({ shopId, payableId: uuid, take: z.boolean(), reason: text(200).check(z.minLength(1)) }),
    response: frozenValues,
    refuses: ['frozenDecided'],
    changes: true,
    without,
  }),
} as const
