import * as z from 'zod/mini'
import { PLAN, TABLE_SIDE, tableShapes } from '@comanda/domain/table'
import { call, id, mark, shopId } from '../core/index.ts'

const side = z.int().check(z.minimum(TABLE_SIDE.least), z.maximum(TABLE_SIDE.most))

/** The place of a table in its area, in cells of the plan's grid. BOOK-8 */
const place = z.object({
  tableId: id,
  x: z.int().check(z.minimum(0), z.maximum(PLAN.columns)),
  y: z.int().check(z.minimum(0), z.maximum(PLAN.rows)),
  width: side,
  height: side,
  shape: z.enum(tableShapes),
})
const plan = z.object({ places: z.array(place), mark })
const without = ['businessType'] as const

/** The floor plan of a store. BOOK-8 */
export const floorPlanCalls = {
  floorPlan: call({
    path: '/api/console/floorPlan',
    gate: 'store',
    right: 'anyRole',
    request: z.object({ shopId }),
    response: plan,
    refuses: [],
    without,
  }),
  /** Replaces the plan: one place for each table that was drawn. */
  saveFloorPlan: call({
    path: '/api/console/saveFloorPlan',
    gate: 'manager',
    right: 'editSettings',
    request: z.object({ shopId, mark, places: z.array(place).check(z.minLength(1), z.maxLength(500)) }),
    response: plan,
    refuses: ['changedMeanwhile', 'tableCodeUnknown'],
    changes: true,
    without,
  }),
}
