import { describe, expect, it } from 'vitest'
import { indexMenu } from '../menu/index.ts'
import { money } from '../money/index.ts'
import type { Promotion } from '../store/index.ts'
import { promotionsOfDish } from './promotions-of-dish.ts'
import { promotionOf } from './testing.ts'

const index = indexMenu({
  menus: [{ menuId: 'm', displayName: '', windows: [], menuGroupIds: ['hot', 'tea'], bizTypes: [] }],
  menuGroups: [
    { menuGroupId: 'hot', groupType: -1, displayName: '', foodIds: ['kopi'], minOnlineQuantity: 0 },
    { menuGroupId: 'tea', groupType: 0, displayName: '', foodIds: ['kopi', 'satay'], minOnlineQuantity: 0 },
  ],
  items: [],
  modifierGroups: [],
  buffetRules: [],
})
const off = { kind: 'amount', amount: money(100) } as const
const TWO = 14 * 60
const FIVE = 17 * 60
const kopiHour = promotionOf('kopi-hour', off, {
  foodIds: ['kopi'],
  windows: [{ weekdays: [1], from: TWO, to: FIVE }],
  bizTypes: [1100],
})

const namesOf = (
  promotions: Promotion[],
  foodId: string,
  minutes = TWO,
  menuGroupId = 'tea',
  bizType: 1100 | 1300 = 1100,
) =>
  promotionsOfDish(
    { index, promotions, bizType, at: { weekday: 1, minutes } },
    { menuId: 'm', menuGroupId, foodId },
  ).map(it => it.discountId)

describe('what runs for a dish', () => {
  it('a happy hour is told from its first minute to the one before its last, at its dishes and way of ordering alone · PRICE-2', () => {
    expect(namesOf([kopiHour], 'kopi', TWO - 1)).toEqual([])
    expect(namesOf([kopiHour], 'kopi', TWO)).toEqual(['kopi-hour'])
    expect(namesOf([kopiHour], 'kopi', FIVE - 1)).toEqual(['kopi-hour'])
    expect(namesOf([kopiHour], 'kopi', FIVE)).toEqual([])
    expect(namesOf([kopiHour], 'satay')).toEqual([])
    expect(namesOf([kopiHour], 'kopi', TWO, 'tea', 1300)).toEqual([])
  })

  it('of a group it is told at its dishes, also where they stand among the hot ones · MENU-5', () => {
    const tea = promotionOf('tea', off, { menuGroupIds: ['tea'] })
    expect(namesOf([tea], 'kopi', TWO, 'hot')).toEqual(['tea'])
  })

  it('what is for the whole order, for the delivery, or the diner’s to choose is not told at a dish · PRICE-3', () => {
    const whole = promotionOf('whole', off)
    const chosen = promotionOf('chosen', off, { promotionType: 1104, foodIds: ['kopi'] })
    const ride = promotionOf('ride', off, { promotionType: 2203, foodIds: ['kopi'] })
    expect(namesOf([whole, chosen, ride], 'kopi')).toEqual([])
  })
})
