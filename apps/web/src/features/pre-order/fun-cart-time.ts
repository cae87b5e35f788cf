import { eraseStored, writeStored, readStored } from '../../platform/device/storage.ts'

/** Retention time of dishes chosen ahead, in minutes. CART-12 */
export const FUN_CART_MINUTES = 1440

const key = (shopId: number): string => `funCartTime.${shopId}`

/** Records that dishes were chosen ahead at a store; the record expires after a day. CART-12 */
export const noteFunCart = (shopId: number, now = Date.now()): void =>
  writeStored(key(shopId), now, FUN_CART_MINUTES, now)

/** Whether dishes were chosen ahead at a store within a day. */
export const hasFunCart = (shopId: number, now = Date.now()): boolean =>
  typeof readStored(key(shopId), now) === 'number'

/** Erases the record of a store. */
export const eraseFunCart = (shopId: number): void => eraseStored(key(shopId))
