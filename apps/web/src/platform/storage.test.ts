import { afterEach, expect, test, vi } from 'vitest'
import { forget, forgetAllBut, keep, recall } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

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

test('who leaves takes everything along but what is the phone’s · U3', () => {
  keep('draft', { phoneNumber: '2125550187' })
  keep('myLocale', 'ar')
  forgetAllBut(['myLocale'])
  expect(recall('draft')).toBeUndefined()
  expect(recall('myLocale')).toBe('ar')
})

test('what finds no room any more is kept until the page goes, in the place of what was there', () => {
  const there = new Map<string, string>()
  let room = 2
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => there.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (room-- <= 0) throw new DOMException('full', 'QuotaExceededError')
      there.set(key, value)
    },
    removeItem: (key: string) => there.delete(key),
  })
  keep('cart', 'one dish')
  keep('theme', 'dark')
  keep('cart', 'two dishes')
  expect([recall('cart'), recall('theme')]).toEqual(['two dishes', 'dark'])
  forget('cart')
  expect(recall('cart')).toBeUndefined()
})
