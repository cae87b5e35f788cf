import { eraseStored, readStored, writeStored } from '../../platform/device/storage.ts'

const KEY = 'waitingShop'
const DAY = 24 * 60

/** The store whose waiting list this phone joined within a day, so that no other guest asks for a place. BOOK-1 */
export function waitingShop(): number | undefined {
  const shopId = readStored(KEY)
  return Number.isSafeInteger(shopId) ? (shopId as number) : undefined
}

/** Stores the store whose waiting list was joined. */
export const storeWaitingShop = (shopId: number): void => writeStored(KEY, shopId, DAY)

/** The place has ended. */
export const eraseWaitingShop = (): void => eraseStored(KEY)
