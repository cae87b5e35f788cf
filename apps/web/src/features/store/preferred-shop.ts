import { eraseStored, writeStored, readStored } from '../../platform/device/storage.ts'

const KEY = 'usualShop'

/** A member's usual store, stored on this phone. */
export function preferredShop(): number | undefined {
  const stored = readStored(KEY)
  return typeof stored === 'number' ? stored : undefined
}

/** Stores the usual store; undefined removes it. */
export const choosePreferredShop = (shopId: number | undefined): void =>
  shopId === undefined ? eraseStored(KEY) : writeStored(KEY, shopId)
