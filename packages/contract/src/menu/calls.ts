import * as z from 'zod/mini'
import { bizType, call, id, shopId, version } from '../core/index.ts'
import { menuDocument, stockMap } from './shapes.ts'

/** The menu as it is shown: the same answer for every guest of a store, way of ordering and language. */
const menuPart = z.object({
  part: z.literal('menu'),
  version,
  language: z.string(),
  document: menuDocument,
})

/** What the guest's own copy is still good for. */
const unchangedPart = z.object({ part: z.literal('unchanged'), version })

/** What changes while the menu stands: the store's own time, which menus are open, what is left. */
const stockPart = z.object({
  part: z.literal('stock'),
  /** The menu version there is now: another than the phone's means asking for the menu again. */
  version,
  stock: stockMap,
  /** The store's weekday and minutes since midnight, by the server's clock: the phone's own clock decides nothing. */
  at: z.object({ weekday: z.int(), minutes: z.int() }),
  openMenuIds: z.array(z.string()),
  /** Dishes that are not served now by their own hours; absent = none. */
  closedFoodIds: z.exactOptional(z.array(z.string())),
  /** Minutes until a menu or a dish opens or closes; absent where all are always open. */
  changesIn: z.exactOptional(z.int()),
})

export const menu = {
  /** All menus of a store for a way of ordering; `part: 'stock'` is what refreshes alone. MENU-1, MENU-4 */
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
  /** Marks a dish as a favourite, or no longer; the answer is the list as it is now. MENU-7 */
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
