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
        /** Whether it is sold at all. */
        on: z.boolean(),
        /** Empty = always. */
        windows: z.array(setWindow).check(z.maxLength(40)),
        /** Empty = all order types. */
        bizTypes: z.array(bizType).check(z.maxLength(3)),
      }),
    )
    .check(z.maxLength(100)),
}
const memberPrices = {
  memberPrices: z.array(z.object({ foodId: id, unitId: id, vipPrice: moneyAboveZero })).check(z.maxLength(1000)),
}
const without = ['businessType'] as const

/** Current availability of a menu. */
export const stockCalls = {
  stock: call({
    path: '/api/console/stock',
    gate: 'store',
    right: 'markSoldOut',
    request: z.object({ shopId }),
    response: z.object({
      items: z.array(
        z.object({
          foodId: id,
          displayName: z.string(),
          groupName: z.string(),
          picture: z.exactOptional(z.string()),
          soldOut: z.boolean(),
          /** Remaining portions; absent if they are not counted. */
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
    right: 'markSoldOut',
    request: z.object({ shopId, foodId: id, soldOut: z.boolean() }),
    response: z.object({ soldOut: z.boolean() }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  setLeft: call({
    path: '/api/console/setLeft',
    gate: 'store',
    right: 'markSoldOut',
    request: z.object({ shopId, foodId: id, left: z.int().check(z.nonnegative(), z.maximum(100_000)) }),
    response: z.object({ left: z.int() }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
}

/** The selling times of each menu. MENU-4 */
export const menuWindowCalls = {
  menuWindows: call({
    path: '/api/console/menuWindows',
    gate: 'store',
    right: 'anyRole',
    request: z.object({ shopId }),
    response: z.object({
      mark,
      menus: z.array(
        z.object({
          menuId: id,
          displayName: z.string(),
          /** The number of its dishes. */
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
    saveSetup('manager', 'editMenu', '/api/console/saveMenuWindows', menus, [
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
    ]),
  ),
}

/** Member prices of dishes. Only managers can change them. LOGIN-10 */
export const memberPriceCalls = {
  /** The dishes with their units and member prices. LOGIN-10 */
  memberPrices: call({
    path: '/api/console/memberPrices',
    gate: 'manager',
    right: ['editMenu', 'editOffers'],
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
  /** Replaces all member prices: a unit missing from the request has none. */
  saveMemberPrices: call({
    path: '/api/console/saveMemberPrices',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mark, ...memberPrices }),
    response: z.object({ mark, ...memberPrices }),
    refuses: ['changedMeanwhile', 'dishUnknown', 'memberPriceHigh', 'promotionTwice'],
    changes: true,
    without,
  }),
}

/** Staff settings of a store's menu. */
export const staffMenuCalls = {
  ...stockCalls,
  ...menuWindowCalls,
  ...memberPriceCalls,
  ...stallCalls,
  ...menuDraftCalls,
  ...menuEntryCalls,
  ...menuFileCalls,
}
