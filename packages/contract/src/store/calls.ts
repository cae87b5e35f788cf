import * as z from 'zod/mini'
import { bizType, call, currency, latitude, longitude, page, shopId, text } from '../core/index.ts'
import { dinnerTime, holidayShown, openState, shopCard, shopConfig, shopDetail, shopParams, slotDay } from './shapes.ts'

const without = ['businessType'] as const

export const store = {
  /** Favourite stores first, then the nearest; without a position open ones first, then by name. MENU-8 */
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
      /** Without a position: the store of the caller's last order, which is listed first. */
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
  /** The basics of a store: name, brand, currency, time zone, whether it is open. */
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
  /** Fees, taxes, zones, slot rules and payment methods of a store. PRICE-5, PRICE-6 */
  getShopConfig: call({
    path: '/api/base/config/getShopConfig',
    gate: 'anyone',
    request: z.object({ shopId }),
    response: shopConfig,
    refuses: ['shopUnknown'],
    shows: 'silent',
    without,
  }),
  /** The available times, in the store's time zone. `first` is the default. ORDER-6 */
  getDinnerTime: call({
    path: '/api/base/shop/getDinnerTime',
    gate: 'anyone',
    request: z.object({ shopId, businessType: bizType }),
    response: z.object({
      timeZone: z.string(),
      /** The current date in the store's time zone. */
      today: z.string(),
      state: openState,
      asap: z.boolean(),
      first: z.exactOptional(dinnerTime),
      /** Minutes until an order placed now is ready; absent while the store is paused. */
      readyMinutes: z.exactOptional(z.int()),
      days: z.array(slotDay),
      /** Holidays among the available days. */
      holidays: z.array(holidayShown),
    }),
    refuses: ['shopUnknown', 'wayNotOffered'],
    shows: 'silent',
  }),
  /** Whether a chosen time is still available. It is never changed silently: `first` is the alternative to offer. ORDER-6 */
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
  /** Quick remarks of a store, optionally for one order type. */
  getNoteList: call({
    path: '/api/base/shop/getNoteList',
    gate: 'anyone',
    request: z.object({ shopId, businessType: z.optional(bizType) }),
    response: z.object({ notes: z.array(z.string()) }),
    refuses: ['shopUnknown'],
    shows: 'silent',
  }),
  /** Sets or clears a favourite store; answers the current list, newest first. MENU-7 */
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
