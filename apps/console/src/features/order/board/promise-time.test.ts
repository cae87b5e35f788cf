import { expect, test } from 'vitest'
import { choicesWith, promiseOf, usualMinutes } from './promise-time.ts'

const at = (clock: string) => Date.parse(`2026-11-22T${clock}:00Z`)

test('The promise of a later slot counts from the slot (ORDER-6)', () => {
  expect(promiseOf({ slot: at('18:30'), now: at('12:00') }, 15)).toBe(at('18:45'))
  expect(promiseOf({ slot: at('18:30'), now: at('12:00') }, 0)).toBe(at('18:30'))
})

test('It counts from now for as soon as possible, and once the slot has started', () => {
  expect(promiseOf({ slot: undefined, now: at('12:00') }, 15)).toBe(at('12:15'))
  expect(promiseOf({ slot: at('11:30'), now: at('12:00') }, 15)).toBe(at('12:15'))
  expect(promiseOf({ slot: undefined, now: at('12:00') }, 0)).toBe(at('12:01'))
})

test('A delay counts from the earlier promise, or from now once that has passed (ORDER-9)', () => {
  expect(promiseOf({ slot: at('12:20'), now: at('12:00') }, 10)).toBe(at('12:30'))
  expect(promiseOf({ slot: at('12:20'), now: at('12:25') }, 10)).toBe(at('12:35'))
})

test('A delivery is promised at the door: the travel time is added to the kitchen’s time (ORDER-6)', () => {
  const shop = { latitude: 40.7229, longitude: -73.9954 } as never
  const door = { lines: [], latitude: 40.7409, longitude: -73.9954 }
  expect(usualMinutes({ orderType: 1200, shop, deliveryAddress: door }, 15)).toBe(25)
  expect(usualMinutes({ orderType: 1300, shop }, 15)).toBe(15)
})

test('The minutes shown to the guest are among the choices, in order (ORDER-6)', () => {
  expect(choicesWith(35)).toEqual([5, 10, 15, 20, 30, 35, 45, 60, 90])
  expect(choicesWith(20)).toEqual([5, 10, 15, 20, 30, 45, 60, 90])
})
