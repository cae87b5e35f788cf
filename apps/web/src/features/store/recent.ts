import type { BizType } from '@comanda/domain/store'
import { writeStored, readStored } from '../../platform/device/storage.ts'
import { preferredShop } from './preferred-shop.ts'

/** A store visited on this phone. */
export interface RecentShop {
  shopId: number
  shopName: string
  picture: string
  /** The way of ordering used there. */
  bizType: BizType
}

const KEY = 'recentShops'
const MAX_STORES = 4
/** Retention time in minutes: half a year. */
const GOOD_FOR = 180 * 24 * 60

const isShop = (value: unknown): value is RecentShop =>
  typeof value === 'object' &&
  value !== null &&
  'shopId' in value &&
  typeof value.shopId === 'number' &&
  'shopName' in value &&
  typeof value.shopName === 'string' &&
  'picture' in value &&
  typeof value.picture === 'string' &&
  'bizType' in value &&
  (value.bizType === 1100 || value.bizType === 1200 || value.bizType === 1300)

/** Stores visited on this phone, the latest first. */
export function recentShops(): RecentShop[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter(isShop).slice(0, MAX_STORES) : []
}

/** The store a guest most likely means who has not named one: the usual, else the last visited on this phone. */
export const likelyShopId = (): number | undefined => preferredShop() ?? recentShops()[0]?.shopId

/** Records a visit at a store. */
export function noteRecentShop(shop: RecentShop): void {
  const others = recentShops().filter(other => other.shopId !== shop.shopId)
  writeStored(KEY, [shop, ...others].slice(0, MAX_STORES), GOOD_FOR)
}
