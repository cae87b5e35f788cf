import { expect, test } from 'vitest'
import { choicesWith, promiseOf, usualMinutes } from './promise-time.ts'

const at = (clock: string) => Date.parse(`2026-11-22T${clock}:00Z`)

test('THE PROMISE for a later slot counts from the slot · ORDER-6', () => {
  expect(promiseOf({ slot: at('18:30'), now: at('12:00') }, 15)).toBe(at('18:45'))
  expect(promiseOf({ slot: at('18:30'), now: at('12:00') }, 0)).toBe(at('18:30'))
})

test('for as soon as possible, and once the slot has come, it counts from now', () => {
  expect(promiseOf({ slot: undefined, now: at('12:00') }, 15)).toBe(at('12:15'))
  expect(promiseOf({ slot: at('11:30'), now: at('12:00') }, 15)).toBe(at('12:15'))
  expect(promiseOf({ slot: undefined, now: at('12:00') }, 0)).toBe(at('12:01'))
})

test('a new promise for what needs longer counts from the one given, and once that is past from now · ORDER-9', () => {
  expect(promiseOf({ slot: at('12:20'), now: at('12:00') }, 10)).toBe(at('12:30'))
  expect(promiseOf({ slot: at('12:20'), now: at('12:25') }, 10)).toBe(at('12:35'))
})

test('a delivery is promised at the door: the way is added to what the kitchen takes · ORDER-6', () => {
  const shop = { latitude: 40.7229, longitude: -73.9954 } as never
  const door = { lines: [], latitude: 40.7409, longitude: -73.9954 }
  expect(usualMinutes({ orderType: 1200, shop, deliveryAddress: door }, 15)).toBe(25)
  expect(usualMinutes({ orderType: 1300, shop }, 15)).toBe(15)
})

test('what the guest was told it takes is among the minutes to choose from, in their order · ORDER-6', () => {
  expect(choicesWith(35)).toEqual([5, 10, 15, 20, 30, 35, 45, 60, 90])
  expect(choicesWith(20)).toEqual([5, 10, 15, 20, 30, 45, 60, 90])
})
