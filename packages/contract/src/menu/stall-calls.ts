import * as z from 'zod/mini'
import { call, id, mark, moneyAboveZero, names, shopId } from '../core/index.ts'

const without = ['businessType'] as const
const plates = z.int().check(z.minimum(0), z.maximum(999))
const minutes = z.int().check(z.minimum(0), z.maximum(1440))
/** A dish in one of its sizes; `unitId` empty = in every one. */
const plate = { foodId: id, unitId: z.union([z.literal(''), id]) }

/** A stall of the buffet with its terms; a count or a time of 0 has no bound. CART-13 */
export const setStall = z.object({
  buffetStallId: id,
  displayName: names,
  /** 1 = the counts are for each who eats; 0 = for the table. */
  limitType: z.union([z.literal(0), z.literal(1)]),
  limitCount: plates,
  singleLimitCount: plates,
  intervalMinutes: minutes,
  stayMinutes: minutes,
  lastOrderMinutes: minutes,
  included: z.array(z.object(plate)).check(z.maxLength(500)),
  /** What one who eats pays; who is not among them eats free. */
  places: z
    .array(z.object({ person: z.enum(['adult', 'child']), displayName: names, price: moneyAboveZero }))
    .check(z.maxLength(2)),
  taxIds: z.array(id).check(z.maxLength(20)),
})

const stalls = { stalls: z.array(setStall).check(z.maxLength(30)) }

/** The stalls of a store's buffet, which tables are laid with. CART-13 */
export const stallCalls = {
  stalls: call({
    path: '/api/console/stalls',
    gate: 'manager',
    request: z.object({ shopId }),
    response: z.object({
      mark,
      ...stalls,
      /** All that can be on a stall. */
      dishes: z.array(z.object({ ...plate, displayName: z.string() })),
      taxes: z.array(z.object({ taxId: z.string(), name: z.string() })),
      /** The tables each stall is laid at, by their numbers. */
      laid: z.array(z.object({ buffetStallId: z.string(), tables: z.array(z.string()) })),
    }),
    refuses: [],
    without,
  }),
  /** All of them at once: a stall that is not among them is gone. They hold at once, at tables that eat already too. */
  saveStalls: call({
    path: '/api/console/saveStalls',
    gate: 'manager',
    request: z.object({ shopId, mark, ...stalls }),
    response: z.object({ mark, ...stalls }),
    refuses: [
      'changedMeanwhile',
      'stallTwice',
      'stallDishesMissing',
      'stallDishTwice',
      'dishUnknown',
      'stallLimits',
      'stallInterval',
      'stallLastOrder',
      'taxUnknown',
      'stallLaid',
    ],
    changes: true,
    without,
  }),
} as const
