import * as z from 'zod/mini'
import { call, id, mark, names, shopId, text } from '../core/index.ts'

const either = z.union([z.literal(0), z.literal(1)])

/** How guests order and pay at a table. ORDER-2 */
export const tableModes = {
  /** 0: guests read the menu, staff take the order. */
  operationMode: either,
  payMode: either,
  playerMode: z.boolean(),
  dinnerServiceType: either,
}

/** The modes and the buffet stalls of a table. ORDER-2, CART-13 */
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

/** The tables of a store and their modes. */
export const tableSetupCalls = {
  tableSetup: call({
    path: '/api/console/tableSetup',
    gate: 'store',
    right: 'anyRole',
    request: z.object({ shopId }),
    response: z.object({
      tables: z.array(setTable),
      /** The buffet stalls of the store's menu, which can be assigned to a table. CART-13 */
      stalls: z.array(z.object({ buffetStallId: id, displayName: z.string() })),
    }),
    refuses: [],
    without,
  }),
  /** Adds or changes a table. Its code never changes, so that printed codes stay valid. */
  saveTable: call({
    path: '/api/console/saveTable',
    gate: 'manager',
    right: 'editSettings',
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
  /** Sets the modes of all tables of an area, all or none. ORDER-2 */
  saveAreaModes: call({
    path: '/api/console/saveAreaModes',
    gate: 'manager',
    right: 'editSettings',
    request: z.object({
      shopId,
      /** The tables of the area at the loaded revisions. */
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
    right: 'editSettings',
    request: z.object({ shopId, tableId: id }),
    response: z.object({}),
    refuses: ['tableOccupied', 'tableBooked'],
    changes: true,
    without,
  }),
}
