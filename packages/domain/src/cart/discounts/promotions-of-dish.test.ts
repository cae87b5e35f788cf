import { describe, expect, it } from 'vitest'
import { indexMenu } from '../../menu/index.ts'
import { money } from '../../money/index.ts'
import type { Promotion } from '../../store/index.ts'
import { promotionsOfDish } from './promotions-of-dish.ts'
import { promotionOf } from '../testing.ts'

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

describe('promotions shown at a dish', () => {
  it('A happy hour is shown from its first to its last minute, at its dishes and order types only (PRICE-2)', () => {
    expect(namesOf([kopiHour], 'kopi', TWO - 1)).toEqual([])
    expect(namesOf([kopiHour], 'kopi', TWO)).toEqual(['kopi-hour'])
    expect(namesOf([kopiHour], 'kopi', FIVE - 1)).toEqual(['kopi-hour'])
    expect(namesOf([kopiHour], 'kopi', FIVE)).toEqual([])
    expect(namesOf([kopiHour], 'satay')).toEqual([])
    expect(namesOf([kopiHour], 'kopi', TWO, 'tea', 1300)).toEqual([])
  })

  it('A promotion of a group is shown at its dishes, in the hot list too (MENU-5)', () => {
    const tea = promotionOf('tea', off, { menuGroupIds: ['tea'] })
    expect(namesOf([tea], 'kopi', TWO, 'hot')).toEqual(['tea'])
  })

  it('Promotions of the whole order, of delivery, and optional ones are not shown at a dish (PRICE-3)', () => {
    const whole = promotionOf('whole', off)
    const chosen = promotionOf('chosen', off, { promotionType: 1104, foodIds: ['kopi'] })
    const ride = promotionOf('ride', off, { promotionType: 2203, foodIds: ['kopi'] })
    expect(namesOf([whole, chosen, ride], 'kopi')).toEqual([])
  })
})
