import * as z from 'zod/mini'
import {
  call,
  currency,
  instant,
  marked,
  minorUnits,
  namedId,
  readBrandSetup,
  saveSetup,
  shopId,
  uuid,
} from '../core/index.ts'
import { setStoredValue } from './staff-shapes.ts'

const storedValue = { program: setStoredValue }

/** The brand's recharge programs and recharges. CARD-3 */
export const staffStoredValueCalls = {
  storedValueSetup: readBrandSetup(
    'editPrograms',
    '/api/console/storedValueSetup',
    z.object({
      cardPrograms: z.array(z.extend(namedId('cardProgramId'), { currency })),
      /** `sold` recharges granted `bonus` in total, in the currency of the card. */
      programs: z.array(marked({ ...storedValue, versions: z.int(), sold: z.int(), bonus: minorUnits })),
    }),
  ),
  saveStoredValue: call(
    saveSetup('brand', 'editPrograms', '/api/console/saveStoredValue', storedValue, [
      'gearsMissing',
      'gearTwice',
      'bonusTooLarge',
      'bonusEmpty',
      'couponUnknown',
      'shopUnfit',
      'daysBackwards',
    ]),
  ),
  /** Paid recharges of a member's card, newest first. Requires the right to the brand's money. CARD-3 */
  recharges: call({
    path: '/api/console/recharges',
    gate: 'brand',
    right: 'adjustBalances',
    request: z.object({ shopId, cardId: uuid }),
    response: z.object({
      recharges: z.array(
        z.object({
          rechargeId: uuid,
          rechargeNo: z.string(),
          /** The store that sold it, which refunds it. */
          shopId: z.int(),
          currency,
          amount: minorUnits,
          returned: z.int(),
          at: instant,
        }),
      ),
    }),
    refuses: [],
  }),
} as const
