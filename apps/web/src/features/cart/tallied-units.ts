import type { CartPlace } from './place.ts'
import { placeKey } from './place-key.ts'

const known = new Map<string, readonly string[]>()

/** Which units of a buffet a cart's tallies are wanted of: asked for with the cart where guests order and staff settle. CART-13 */
export const tallyUnits = (place: CartPlace, unitIds: readonly string[]): void =>
  void known.set(placeKey(place), unitIds)

export const talliedUnits = (place: CartPlace): { buffetItemIds?: string[] } => {
  const unitIds = known.get(placeKey(place))
  return unitIds ? { buffetItemIds: [...unitIds] } : {}
}
