import type { MenuItem } from '@comanda/domain/menu'
import { expect, test } from 'vitest'
import { type Chosen, withChanged } from './order-menu.ts'

const dish = (foodId: string, quantity: number, seat?: number): Chosen => ({
  place: { menuId: 'm', menuGroupId: 'g', item: { foodId } as MenuItem<string> },
  choice: { unitId: 'u', modifiers: [], subItems: [], sideDishItems: [] },
  quantity,
  remark: '',
  ...(seat !== undefined && { seat }),
})
const shortOf = (list: readonly Chosen[]) =>
  list.map(({ place, quantity, seat }) => [place.item.foodId, quantity, seat])

test('A line that is changed to the seat of an equal line joins it; other seats stay apart (COUNTER-2)', () => {
  const list = [dish('soup', 1, 1), dish('tea', 1), dish('soup', 2)]
  expect(shortOf(withChanged(list, 2, dish('soup', 2, 1)))).toEqual([
    ['soup', 3, 1],
    ['tea', 1, undefined],
  ])
  expect(shortOf(withChanged(list, 2, dish('soup', 2, 2)))).toHaveLength(3)
})
