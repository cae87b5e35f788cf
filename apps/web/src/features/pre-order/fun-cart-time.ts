import { eraseStored, writeStored, readStored } from '../../platform/storage.ts'

/** What is chosen ahead waits so long, in minutes. CART-12 */
export const FUN_CART_MINUTES = 1440

const key = (shopId: number): string => `funCartTime.${shopId}`

/** Notes when somebody chose ahead at a store; it is forgotten after a day. CART-12 */
export const noteFunCart = (shopId: number, now = Date.now()): void =>
  writeStored(key(shopId), now, FUN_CART_MINUTES, now)

/** Whether something was chosen ahead at a store within a day. */
export const hasFunCart = (shopId: number, now = Date.now()): boolean =>
  typeof readStored(key(shopId), now) === 'number'

/** Nothing chosen ahead waits at a store any more. */
export const forgetFunCart = (shopId: number): void => eraseStored(key(shopId))
