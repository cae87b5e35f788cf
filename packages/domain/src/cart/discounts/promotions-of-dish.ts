import type { MenuIndex, Place, StoreMoment } from '../../menu/index.ts'
import { type BizType, type Promotion, runsAt } from '../../store/index.ts'
import { homePlace } from '../lines/choice-key.ts'
import { appliesTo, isOnDelivery, isOnDishes, isOptional } from './discount.ts'

interface DishPromotionQuery<T> {
  index: MenuIndex<T>
  promotions: readonly Promotion[]
  bizType: BizType
  /** Store-local time. */
  at: StoreMoment
}

/** Automatic promotions of this dish now: a happy hour, a set of its kind. Optional ones are shown with the cart. PRICE-2 */
export function promotionsOfDish<T>(
  { index, promotions, bizType, at }: DishPromotionQuery<T>,
  place: Place,
): Promotion[] {
  const dish = { ...place, ...homePlace(index, place) }
  return promotions.filter(
    one =>
      isOnDishes(one) &&
      !isOptional(one) &&
      !isOnDelivery(one) &&
      one.bizTypes.includes(bizType) &&
      appliesTo(one, dish) &&
      runsAt(one, at),
  )
}
