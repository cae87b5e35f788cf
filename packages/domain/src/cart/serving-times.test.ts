import { expect, it } from 'vitest'
import { dish, menuOf } from '../menu/testing.ts'
import { choiceOf } from './testing.ts'
import { notServedAt, timedDishes } from './serving-times.ts'

const menu = (menuId: string, from?: number, to?: number) => ({
  menuId,
  displayName: {},
  windows: from === undefined || to === undefined ? [] : [{ weekdays: [1], from, to }],
  menuGroupIds: ['g'],
  bizTypes: [],
})
const index = menuOf([dish('eggs'), dish('soup'), dish('tea')], [], {
  menus: [menu('breakfast', 420, 660), menu('lunch', 600, 900), menu('day')],
})
const localize = (texts: Record<string, string>) => texts['en_US'] ?? ''
const lines = [
  choiceOf('eggs', 1, { menuId: 'breakfast' }),
  choiceOf('eggs', 1, { menuId: 'breakfast', remark: 'soft' }),
  choiceOf('soup', 1, { menuId: 'lunch' }),
  choiceOf('tea', 1, { menuId: 'day' }),
  choiceOf('gone', 1, { menuId: 'breakfast' }),
  choiceOf('tea', 1, { menuId: 'gone' }),
]

it('Dishes with serving times are listed once; at a given time, those not served (MENU-4, ORDER-6)', () => {
  const timed = timedDishes(index, lines, localize)
  expect(timed.map(it => it.displayName)).toEqual(['eggs', 'soup'])
  const missing = (minutes: number) => notServedAt(timed, { weekday: 1, minutes }).map(it => it.displayName)
  expect([missing(420), missing(630), missing(700), missing(900)]).toEqual([['soup'], [], ['eggs'], ['eggs', 'soup']])
})

it('A dish with hours of its own is served when its menu is and they are (MENU-4)', () => {
  const hours = [{ weekdays: [1, 2], from: 480, to: 720 }]
  const { document } = index
  const own = menuOf([dish('eggs', { windows: hours }), dish('tea', { windows: hours })], [], { menus: document.menus })
  const timed = timedDishes(own, lines, localize)
  expect(timed).toEqual([
    { displayName: 'eggs', windows: [{ weekdays: [1], from: 480, to: 660 }] },
    { displayName: 'tea', windows: hours },
  ])
  expect(notServedAt(timed, { weekday: 1, minutes: 450 })).toHaveLength(2)
})
