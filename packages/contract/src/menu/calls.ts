import * as z from 'zod/mini'
import { bizType, call, id, shopId, version } from '../core/index.ts'
import { menuDocument, stockMap } from './shapes.ts'

/** The displayed menu: the same for all guests of a store, order type and language. */
const menuPart = z.object({
  part: z.literal('menu'),
  version,
  language: z.string(),
  document: menuDocument,
})

/** The phone's stored menu is current. */
const unchangedPart = z.object({ part: z.literal('unchanged'), version })

/** What changes without a new menu version: the store's time, open menus, remaining stock. */
const stockPart = z.object({
  part: z.literal('stock'),
  /** The current menu version; if it differs from the phone's, the phone reloads the menu. */
  version,
  stock: stockMap,
  /** The store's weekday and minutes since midnight by the server's clock; the phone's clock is not used. */
  at: z.object({ weekday: z.int(), minutes: z.int() }),
  openMenuIds: z.array(z.string()),
  /** Dishes that are outside their own hours; absent = none. */
  closedFoodIds: z.exactOptional(z.array(z.string())),
  /** Minutes until the next opening or closing of a menu or dish; absent if all are always open. */
  changesIn: z.exactOptional(z.int()),
})

export const menu = {
  /** All menus of a store for an order type; `part: 'stock'` refreshes the changing part only. MENU-1, MENU-4 */
  queryAllMenus: call({
    path: '/api/menu/queryAllMenus',
    gate: 'anyone',
    request: z.object({
      shopId,
      businessType: bizType,
      part: z._default(z.enum(['menu', 'stock']), 'menu'),
      version: z.optional(version),
    }),
    response: z.discriminatedUnion('part', [menuPart, unchangedPart, stockPart]),
    refuses: ['noMenu'],
    shows: 'silent',
  }),
  /** Sets or clears a favourite dish; answers the current list. MENU-7 */
  collect: call({
    path: '/api/menu/collect',
    gate: 'guest',
    request: z.object({ shopId, foodId: id, collected: z.boolean() }),
    response: z.object({ foodIds: z.array(z.string()) }),
    refuses: ['dishGone', 'favouritesFull'],
    changes: true,
    without: ['businessType'],
  }),
  /** The guest's favourite dishes of a store, newest first. MENU-7 */
  queryCollect: call({
    path: '/api/menu/queryCollect',
    gate: 'guest',
    request: z.object({ shopId }),
    response: z.object({ foodIds: z.array(z.string()) }),
    refuses: [],
    shows: 'silent',
    without: ['businessType'],
  }),
}
