import * as z from 'zod/mini'
import { bizType, call, id, mark, moneyAboveZero, saveSetup, shopId } from '../core/index.ts'
import { setWindow } from '../store/staff-shapes.ts'
import { menuDraftCalls } from './draft-calls.ts'
import { menuEntryCalls } from './entry-calls.ts'
import { menuFileCalls } from './file-calls.ts'
import { stallCalls } from './stall-calls.ts'

const menus = {
  menus: z
    .array(
      z.object({
        menuId: id,
        /** Sold from at all. */
        on: z.boolean(),
        /** Empty = always. */
        windows: z.array(setWindow).check(z.maxLength(40)),
        /** Empty = every way. */
        bizTypes: z.array(bizType).check(z.maxLength(3)),
      }),
    )
    .check(z.maxLength(100)),
}
const memberPrices = {
  memberPrices: z.array(z.object({ foodId: id, unitId: id, vipPrice: moneyAboveZero })).check(z.maxLength(1000)),
}
const without = ['businessType'] as const

/** What of a menu is for sale now. */
export const stockCalls = {
  stock: call({
    path: '/api/console/stock',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      items: z.array(
        z.object({
          foodId: id,
          displayName: z.string(),
          groupName: z.string(),
          picture: z.exactOptional(z.string()),
          soldOut: z.boolean(),
          /** Portions left; absent where nobody counts. */
          left: z.exactOptional(z.int()),
        }),
      ),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  setSoldOut: call({
    path: '/api/console/setSoldOut',
    gate: 'store',
    request: z.object({ shopId, foodId: id, soldOut: z.boolean() }),
    response: z.object({ soldOut: z.boolean() }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  setLeft: call({
    path: '/api/console/setLeft',
    gate: 'store',
    request: z.object({ shopId, foodId: id, left: z.int().check(z.nonnegative(), z.maximum(100_000)) }),
    response: z.object({ left: z.int() }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
}

/** When each menu is sold from. MENU-4 */
export const menuWindowCalls = {
  menuWindows: call({
    path: '/api/console/menuWindows',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      mark,
      menus: z.array(
        z.object({
          menuId: id,
          displayName: z.string(),
          /** Dishes it shows. */
          dishes: z.int(),
          on: z.boolean(),
          windows: z.array(setWindow),
          bizTypes: z.array(z.int()),
        }),
      ),
    }),
    refuses: [],
    without,
  }),
  saveMenuWindows: call(
    saveSetup('manager', '/api/console/saveMenuWindows', menus, [
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
    ]),
  ),
}

/** What members pay for each dish. Managers alone change it. LOGIN-10 */
export const memberPriceCalls = {
  /** The dishes with their units, and what members pay for each. LOGIN-10 */
  memberPrices: call({
    path: '/api/console/memberPrices',
    gate: 'manager',
    request: z.object({ shopId }),
    response: z.object({
      mark,
      ...memberPrices,
      units: z.array(z.object({ foodId: z.string(), unitId: z.string(), displayName: z.string(), price: z.int() })),
      groups: z.array(z.object({ menuGroupId: z.string(), displayName: z.string() })),
    }),
    refuses: [],
    without,
  }),
  /** All of them at once: a unit that is not among them has no member price. */
  saveMemberPrices: call({
    path: '/api/console/saveMemberPrices',
    gate: 'manager',
    request: z.object({ shopId, mark, ...memberPrices }),
    response: z.object({ mark, ...memberPrices }),
    refuses: ['changedMeanwhile', 'dishUnknown', 'memberPriceHigh', 'promotionTwice'],
    changes: true,
    without,
  }),
}

/** What staff set up and switch for a store's menu. */
export const staffMenuCalls = {
  ...stockCalls,
  ...menuWindowCalls,
  ...memberPriceCalls,
  ...stallCalls,
  ...menuDraftCalls,
  ...menuEntryCalls,
  ...menuFileCalls,
}
