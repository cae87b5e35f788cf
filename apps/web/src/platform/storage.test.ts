import { expect, test } from 'vitest'
import { forget, forgetAllBut, keep, recall } from './storage.ts'

test('an item lives as long as it was given · ETC-2', () => {
  keep('a', { n: 1 }, 10, 1_000)
  expect(recall('a', 600_999)).toEqual({ n: 1 })
  expect(recall('a', 601_000)).toBeUndefined()
  expect(recall('a', 2_000)).toBeUndefined()
})

test('an item without an expiry lives for good', () => {
  keep('b', 'x')
  expect(recall('b', Number.MAX_SAFE_INTEGER)).toBe('x')
  forget('b')
  expect(recall('b')).toBeUndefined()
})

test('who leaves takes everything along but what is the phone’s · TI14', () => {
  keep('draft', { phoneNumber: '2125550187' })
  keep('myLocale', 'ar')
  forgetAllBut(['myLocale'])
  expect(recall('draft')).toBeUndefined()
  expect(recall('myLocale')).toBe('ar')
})
