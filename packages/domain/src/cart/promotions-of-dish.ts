import { isWithin, type MenuIndex, type Place, type StoreMoment } from '../menu/index.ts'
import type { BizType, Promotion } from '../store/index.ts'
import { homePlace } from './choice-key.ts'
import { isFor, isOnDelivery, isOnDishes, isOptional } from './promotion-cut.ts'

interface Asked<T> {
  index: MenuIndex<T>
  promotions: readonly Promotion[]
  bizType: BizType
  /** By the store's clock. */
  at: StoreMoment
}

/** What runs by itself for this very dish now: a happy hour, a set of its kind. What the diner chooses is told with the cart. PRICE-2 */
export function promotionsOfDish<T>({ index, promotions, bizType, at }: Asked<T>, place: Place): Promotion[] {
  const dish = { ...place, ...homePlace(index, place) }
  return promotions.filter(
    one =>
      isOnDishes(one) &&
      !isOptional(one) &&
      !isOnDelivery(one) &&
      one.bizTypes.includes(bizType) &&
      isFor(one, dish) &&
      isWithin(one.windows, at),
  )
}
