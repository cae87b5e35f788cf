import type { BizType } from '@comanda/domain/store'
import { writeStored, readStored } from '../../platform/storage.ts'

/** A store the guest was at, as this phone remembers it. */
export interface RecentShop {
  shopId: number
  shopName: string
  picture: string
  /** How they ordered there. */
  bizType: BizType
}

const KEY = 'recentShops'
const MOST = 4
/** Half a year, in minutes. */
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

/** The stores the guest was at on this phone, the last one first. */
export function recentShops(): RecentShop[] {
  const kept = readStored(KEY)
  return Array.isArray(kept) ? kept.filter(isShop).slice(0, MOST) : []
}

/** Notes that the guest is at a store now. */
export function noteRecentShop(shop: RecentShop): void {
  const others = recentShops().filter(other => other.shopId !== shop.shopId)
  writeStored(KEY, [shop, ...others].slice(0, MOST), GOOD_FOR)
}
