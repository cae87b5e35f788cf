import type { CartPlace } from './place.ts'
import { placeKey } from './place-key.ts'

const known = new Map<string, readonly string[]>()

/** Buffet units whose consumption is requested with the cart, in stores where guests order and staff settle. CART-13 */
export const setCountedUnits = (place: CartPlace, unitIds: readonly string[]): void =>
  void known.set(placeKey(place), unitIds)

export const countedUnits = (place: CartPlace): { buffetItemIds?: string[] } => {
  const unitIds = known.get(placeKey(place))
  return unitIds ? { buffetItemIds: [...unitIds] } : {}
}
