import type { BuffetRule } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import type { Recipe } from '../dishes/recipe.ts'
import type { StoreKey } from '../stores/keys.ts'
import { localized } from '../localized.ts'
import { unitIdOf } from './compose-item.ts'
import { DUMPLING_STALL, TEA_STALL } from './groups.ts'

/** Buffet prices of adults and children, by store. */
const prices: Partial<Record<StoreKey, { adult: number; child: number }>> = {
  jp: { adult: 2980, child: 1480 },
  sg: { adult: 3280, child: 1680 },
}

/** Drinks included in the buffet. */
const TEAS = ['green-tea', 'bubble-tea', 'lemonade', 'mango-lassi']

/** The smallest unit of a dish is the buffet plate. */
const plate = (recipe: Recipe) => ({
  foodId: recipe.food,
  unitId: recipe.units ? unitIdOf(recipe.food, recipe.units[0]?.unit ?? '') : '',
})

/** Dumplings for ninety minutes with an allowance per diner and half hour, and unlimited tea. CART-13 */
export function buffetRulesFor(store: StoreKey, sold: readonly Recipe[], taxIds: string[]): BuffetRule[] {
  const price = prices[store]
  if (!price) return []
  const times = { stayMinutes: 90, lastOrderMinutes: 20 }
  const teas = sold.filter(it => it.group === 'drinks' && TEAS.includes(it.food))
  return [
    {
      buffetStallId: DUMPLING_STALL,
      displayName: localized('Dumpling stall', '点心档', 'ركن الزلابية'),
      limitType: 1,
      limitCount: 4,
      singleLimitCount: 2,
      intervalMinutes: 30,
      ...times,
      included: sold.filter(it => it.group === 'dumplings').map(plate),
      places: [
        {
          person: 'adult',
          displayName: localized('Dumpling buffet, adult', '点心自助 成人', 'بوفيه الزلابية، بالغ'),
          price: money(price.adult),
        },
        {
          person: 'child',
          displayName: localized('Dumpling buffet, child', '点心自助 儿童', 'بوفيه الزلابية، طفل'),
          price: money(price.child),
        },
      ],
      taxIds,
    },
    {
      buffetStallId: TEA_STALL,
      displayName: localized('Tea stall', '茶饮档', 'ركن الشاي'),
      limitType: 1,
      limitCount: 0,
      singleLimitCount: 2,
      intervalMinutes: 30,
      ...times,
      included: teas.map(plate),
      places: [],
      taxIds,
    },
  ]
}
