import { eraseStored, writeStored, readStored } from '../../platform/storage.ts'

const KEY = 'usualShop'

/** The store a member chose as their usual one, on this phone. */
export function usualShop(): number | undefined {
  const kept = readStored(KEY)
  return typeof kept === 'number' ? kept : undefined
}

/** Notes the usual store; none is chosen any more without one. */
export const chooseUsualShop = (shopId: number | undefined): void =>
  shopId === undefined ? eraseStored(KEY) : writeStored(KEY, shopId)
