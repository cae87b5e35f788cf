import type { CartPlace } from './place.ts'

/** Returns the storage key of a cart on this phone. */
export const placeKey = ({ shopId, businessType, tableId = '', preOrder = false, vtId = '' }: CartPlace): string =>
  `${shopId}.${businessType}.${tableId}.${preOrder ? 1 : 0}${vtId}`
