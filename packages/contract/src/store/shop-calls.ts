import * as z from 'zod/mini'
import { bizType, call, names, shopId, text, words } from '../core/index.ts'
import { shopState } from './shapes.ts'

const without = ['businessType'] as const

/** What can be copied to other stores: parts of the settings, and promotions. Amounts are copied within one currency only. */
export const copyableParts = [
  'hours',
  'holidays',
  'ordering',
  'fees',
  'taxes',
  'payments',
  'dining',
  'printed',
  'promotions',
] as const

/** The stores of a brand. STORE-1, STORE-4 */
export const shopCalls = {
  /** The caller's stores. */
  shops: call({
    path: '/api/console/shops',
    gate: 'manager',
    right: 'editSettings',
    request: z.object({ shopId }),
    response: z.object({
      shops: z.array(
        z.object({
          shopId,
          shopName: words,
          state: shopState,
          city: z.string(),
          countryCode: z.string(),
          bizTypes: z.array(bizType),
          currencyCode: z.string(),
          /** Orders placed since midnight at the store. */
          ordersToday: z.int(),
        }),
      ),
    }),
    refuses: [],
    without,
  }),
  /** Creates a store in preparation; `copyFrom` copies the settings, promotions and menu of another store. */
  createShop: call({
    path: '/api/console/createShop',
    gate: 'brand',
    right: 'manageBrand',
    request: z.object({
      shopId,
      shopName: names,
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      timeZone: text(60),
      copyFrom: z.exactOptional(shopId),
    }),
    response: z.object({ shopId }),
    refuses: ['timeZoneUnknown', 'shopUnknown'],
    changes: true,
    without,
  }),
  /** Copies parts of a store's settings to other stores, all or none. */
  copySettings: call({
    path: '/api/console/copySettings',
    gate: 'brand',
    right: 'manageBrand',
    request: z.object({
      shopId,
      toShopIds: z.array(shopId).check(z.minLength(1), z.maxLength(200)),
      parts: z.array(z.enum(copyableParts)).check(z.minLength(1)),
    }),
    response: z.object({ copied: z.int() }),
    refuses: ['shopUnknown', 'copyCurrency', 'copyUnfit'],
    changes: true,
    without,
  }),
  /** Closes a store permanently. */
  closeShop: call({
    path: '/api/console/closeShop',
    gate: 'brand',
    right: 'manageBrand',
    request: z.object({ shopId }),
    response: z.object({ state: shopState }),
    /** `data`: `{ orders, bills, bookings }`, the open ones. */
    refuses: ['shopBusy', 'lastShop'],
    changes: true,
    without,
  }),
} as const
