import * as z from 'zod/mini'
import { bizType, call, currency, latitude, longitude, page, shopId, text } from '../core/index.ts'
import { dinnerTime, holidayShown, openState, shopCard, shopConfig, shopDetail, shopParams, slotDay } from './shapes.ts'

const without = ['businessType'] as const

export const store = {
  /** Favourite stores first, then the nearest; without a point open ones first, then by name. MENU-8 */
  queryShopList: call({
    path: '/api/base/shop/queryShopList',
    gate: 'anyone',
    knows: true,
    request: z.object({
      ...page,
      latitude: z.optional(latitude),
      longitude: z.optional(longitude),
      bizType: z.optional(bizType),
      openNow: z._default(z.boolean(), false),
      favouritesOnly: z._default(z.boolean(), false),
      search: z._default(text(60), ''),
    }),
    response: z.object({
      shops: z.array(shopCard),
      total: z.int(),
      nextCursor: z.exactOptional(z.string()),
      /** Without a position: the store of the caller's last order, which comes first. */
      lastOrderedShopId: z.exactOptional(shopId),
    }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** One store in full. */
  getShop: call({
    path: '/api/base/shop/getShop',
    gate: 'anyone',
    knows: true,
    request: z.object({ shopId, latitude: z.optional(latitude), longitude: z.optional(longitude) }),
    response: shopDetail,
    refuses: ['shopUnknown'],
    shows: 'silent',
    without,
  }),
  /** The least a screen must know of a store: name, brand, currency, zone, whether it is open. */
  queryShopInfo: call({
    path: '/api/base/shop/queryShopInfo',
    gate: 'anyone',
    request: z.object({ shopId, businessType: z.optional(bizType) }),
    response: z.object({
      shopId,
      brandId: z.int(),
      shopName: z.string(),
      picture: z.string(),
      currency,
      timeZone: z.string(),
      bizTypes: z.array(bizType),
      cardProgramId: z.exactOptional(z.string()),
      state: openState,
      readyMinutes: z.int(),
    }),
    refuses: ['shopUnknown'],
    shows: 'silent',
  }),
  /** Flags and limits of a store. LOGIN-8, CART-4 */
  queryShopParams: call({
    path: '/api/base/shop/queryShopParams',
    gate: 'anyone',
    request: z.object({ shopId }),
    response: shopParams,
    refuses: ['shopUnknown'],
    shows: 'silent',
    without,
  }),
  /** Fees, taxes, zones, slot rules and ways to pay of a store. PRICE-5, PRICE-6 */
  getShopConfig: call({
    path: '/api/base/config/getShopConfig',
    gate: 'anyone',
    request: z.object({ shopId }),
    response: shopConfig,
    refuses: ['shopUnknown'],
    shows: 'silent',
    without,
  }),
  /** The times that can be chosen now, by the store's clock. `first` is chosen for a guest who chose nothing. ORDER-6 */
  getDinnerTime: call({
    path: '/api/base/shop/getDinnerTime',
    gate: 'anyone',
    request: z.object({ shopId, businessType: bizType }),
    response: z.object({
      timeZone: z.string(),
      /** The store's date now: what "today" is, wherever the phone is. */
      today: z.string(),
      state: openState,
      asap: z.boolean(),
      first: z.exactOptional(dinnerTime),
      /** Until an order placed now is ready: absent while the store pauses. */
      readyMinutes: z.exactOptional(z.int()),
      days: z.array(slotDay),
      /** Of the days that can be asked for. */
      holidays: z.array(holidayShown),
    }),
    refuses: ['shopUnknown', 'wayNotOffered'],
    shows: 'silent',
  }),
  /** Whether a chosen time still holds. A time is never moved silently: `first` is what may be offered instead. ORDER-6 */
  checkDinnerTime: call({
    path: '/api/base/shop/checkDinnerTime',
    gate: 'anyone',
    request: z.object({ shopId, businessType: bizType, dinnerTime }),
    response: z.object({
      verdict: z.enum(['ok', 'past', 'full', 'closed', 'notASlot', 'paused']),
      first: z.exactOptional(dinnerTime),
    }),
    refuses: ['shopUnknown', 'wayNotOffered'],
    shows: 'silent',
  }),
  /** Quick remarks of a store, for a way of ordering where one is named. */
  getNoteList: call({
    path: '/api/base/shop/getNoteList',
    gate: 'anyone',
    request: z.object({ shopId, businessType: z.optional(bizType) }),
    response: z.object({ notes: z.array(z.string()) }),
    refuses: ['shopUnknown'],
    shows: 'silent',
  }),
  /** Marks a store as a favourite, or no longer; the answer is the list as it is now, newest first. MENU-7 */
  collectShop: call({
    path: '/api/crm/customer/collectShop',
    gate: 'guest',
    request: z.object({ shopId, collected: z.boolean() }),
    response: z.object({ shopIds: z.array(shopId) }),
    refuses: ['shopUnknown', 'favouritesFull'],
    changes: true,
    without,
  }),
}
