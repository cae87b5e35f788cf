import { describe, expect, test } from 'vitest'
import { newDish, newGroup, newMenu } from './new-entries.ts'
import type { StoredMenu } from './queries.ts'
import { moveOf, rowsOf, withMove } from './tree-rows.ts'

const document: StoredMenu = {
  menus: [{ ...newMenu(), menuId: 'm', menuGroupIds: ['a', 'b'] }],
  menuGroups: [
    { ...newGroup(), menuGroupId: 'a', foodIds: ['soup', 'pie'] },
    { ...newGroup(), menuGroupId: 'b', foodIds: ['cake'] },
  ],
  items: ['soup', 'pie', 'cake'].map(foodId => ({ ...newDish([]), foodId })),
  modifierGroups: [],
  buffetRules: [],
}
const rows = rowsOf(document, 'm', () => true)
const dishesAfter = (active: string, over: string) => {
  const move = moveOf(rows, active, over, 'm')
  return move && withMove(document, move).menuGroups.map(group => group.foodIds)
}

describe('Moving in the tree of the menu', () => {
  test('A dish changes its place within its group', () =>
    expect(dishesAfter('a/soup', 'a/pie')).toEqual([['pie', 'soup'], ['cake']]))

  test('A dish moves over the head of the next group into that group', () =>
    expect(dishesAfter('a/pie', 'group/b')).toEqual([['soup'], ['pie', 'cake']]))

  test('A dish moves up over the head of its group to the end of the group above', () =>
    expect(dishesAfter('b/cake', 'group/b')).toEqual([['soup', 'pie', 'cake'], []]))

  test('A dish above all groups is the first of the first group', () =>
    expect(dishesAfter('a/pie', 'group/a')).toEqual([['pie', 'soup'], ['cake']]))

  test('Groups change their order', () => {
    const groups = rowsOf(document, 'm', () => false)
    const move = moveOf(groups, 'group/b', 'group/a', 'm')
    expect(move && withMove(document, move).menus[0]?.menuGroupIds).toEqual(['b', 'a'])
  })

  test('Dropped where it was, nothing moves', () => expect(moveOf(rows, 'a/pie', 'a/pie', 'm')).toBeUndefined())
})
