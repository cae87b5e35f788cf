import * as z from 'zod/mini'
import { call, id, mark, names, shopId, text } from '../core/index.ts'

const either = z.union([z.literal(0), z.literal(1)])

/** How one orders and pays at a table. ORDER-2 */
export const tableModes = {
  /** 0: the menu is shown, staff take the order. */
  operationMode: either,
  payMode: either,
  playerMode: z.boolean(),
  dinnerServiceType: either,
}

/** The modes of a table and the buffets it is laid with. ORDER-2, CART-13 */
const setModes = {
  ...tableModes,
  posOrderNeedPay: z.boolean(),
  buffetStallIds: z.array(id).check(z.maxLength(20)),
}

const settable = {
  tableName: text(24).check(z.minLength(1), z.regex(/[\p{L}\p{N}]/u)),
  serviceAreaName: names,
  seats: z.int().check(z.minimum(1), z.maximum(99)),
  ...setModes,
}

const setTable = z.object({ tableId: id, mark, ...settable })
const without = ['businessType'] as const

/** Which tables a store has, and how one orders at them. */
export const tableSetupCalls = {
  tableSetup: call({
    path: '/api/console/tableSetup',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      tables: z.array(setTable),
      /** The buffet's stalls of the store's menu, which a table may be laid with. CART-13 */
      stalls: z.array(z.object({ buffetStallId: id, displayName: z.string() })),
    }),
    refuses: [],
    without,
  }),
  /** Adds a table, or changes one. Its code stays: what is printed stays good. */
  saveTable: call({
    path: '/api/console/saveTable',
    gate: 'manager',
    request: z.object({ shopId, tableId: z.optional(id), mark: z._default(mark, ''), table: z.object(settable) }),
    response: setTable,
    refuses: [
      'changedMeanwhile',
      'tableCodeUnknown',
      'tableNumberTwice',
      'tableOccupied',
      'tablesMany',
      'stallUnknown',
    ],
    changes: true,
    without,
  }),
  /** Sets how one orders at all tables of an area, all or none. ORDER-2 */
  saveAreaModes: call({
    path: '/api/console/saveAreaModes',
    gate: 'manager',
    request: z.object({
      shopId,
      /** The tables of the area, as they were seen. */
      tables: z.array(z.object({ tableId: id, mark })).check(z.minLength(1), z.maxLength(500)),
      modes: z.object(setModes),
    }),
    response: z.object({ tables: z.array(setTable) }),
    refuses: ['changedMeanwhile', 'tableCodeUnknown', 'tableOccupied', 'stallUnknown'],
    changes: true,
    without,
  }),
  removeTable: call({
    path: '/api/console/removeTable',
    gate: 'manager',
    request: z.object({ shopId, tableId: id }),
    response: z.object({}),
    refuses: ['tableOccupied', 'tableBooked'],
    changes: true,
    without,
  }),
}
