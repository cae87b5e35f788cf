import * as z from 'zod/mini'
import { call, currency, instant, minorUnits, shopId, text, uuid } from '../core/index.ts'

/** Value bought with money that the bank took back. */
const frozenValues = z.object({
  values: z.array(
    z.object({
      payableId: uuid,
      kind: z.enum(['recharge', 'giftcard']),
      displayNo: z.string(),
      /** What the bank took back. */
      chargedAmount: minorUnits,
      /** What was left of the value when it was frozen; the rest was spent. */
      frozenAmount: minorUnits,
      currency,
      frozenAt: instant,
    }),
  ),
})

const without = ['businessType'] as const

/** Value that is frozen after a chargeback until a person decides. PAY-9 */
export const frozenValueCalls = {
  frozenValues: call({
    path: '/api/console/frozenValues',
    gate: 'store',
    request: z.object({ shopId }),
    response: frozenValues,
    refuses: [],
    without,
  }),
  /** Releases frozen value to its holder, or takes it for the brand; answers what still waits. */
  decideFrozenValue: call({
    path: '/api/console/decideFrozenValue',
    gate: 'manager',
    request: z.object({ shopId, payableId: uuid, take: z.boolean(), reason: text(200).check(z.minLength(1)) }),
    response: frozenValues,
    refuses: ['frozenDecided'],
    changes: true,
    without,
  }),
} as const
