import * as z from 'zod/mini'
import { call, id, mark, moneyAboveZero, names, shopId } from '../core/index.ts'

const without = ['businessType'] as const
const plates = z.int().check(z.minimum(0), z.maximum(999))
const minutes = z.int().check(z.minimum(0), z.maximum(1440))
/** A dish in one size; an empty `unitId` = all sizes. */
const plate = { foodId: id, unitId: z.union([z.literal(''), id]) }

/** A buffet stall with its terms; 0 = unlimited count or time. CART-13 */
export const setStall = z.object({
  buffetStallId: id,
  displayName: names,
  /** 1 = the counts apply per diner; 0 = per table. */
  limitType: z.union([z.literal(0), z.literal(1)]),
  limitCount: plates,
  singleLimitCount: plates,
  intervalMinutes: minutes,
  stayMinutes: minutes,
  lastOrderMinutes: minutes,
  included: z.array(z.object(plate)).check(z.maxLength(500)),
  /** The price per diner; diner types not listed eat free. */
  places: z
    .array(z.object({ person: z.enum(['adult', 'child']), displayName: names, price: moneyAboveZero }))
    .check(z.maxLength(2)),
  taxIds: z.array(id).check(z.maxLength(20)),
})

const stalls = { stalls: z.array(setStall).check(z.maxLength(30)) }

/** The buffet stalls of a store, which are assigned to tables. CART-13 */
export const stallCalls = {
  stalls: call({
    path: '/api/console/stalls',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId }),
    response: z.object({
      mark,
      ...stalls,
      /** All dishes that a stall can contain. */
      dishes: z.array(z.object({ ...plate, displayName: z.string() })),
      taxes: z.array(z.object({ taxId: z.string(), name: z.string() })),
      /** The numbers of the tables each stall is assigned to. */
      laid: z.array(z.object({ buffetStallId: z.string(), tables: z.array(z.string()) })),
    }),
    refuses: [],
    without,
  }),
  /** Replaces all stalls: one missing from the request is deleted. Takes effect immediately, also at open tables. */
  saveStalls: call({
    path: '/api/console/saveStalls',
    gate: 'manager',
    right: 'editMenu',
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
