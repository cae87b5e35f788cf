import { afterEach, expect, test, vi } from 'vitest'
import { eraseStored, eraseStoredExcept, writeStored, readStored } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('A stored item expires (ETC-2)', () => {
  writeStored('a', { n: 1 }, 10, 1_000)
  expect(readStored('a', 600_999)).toEqual({ n: 1 })
  expect(readStored('a', 601_000)).toBeUndefined()
  expect(readStored('a', 2_000)).toBeUndefined()
})

test('An item without an expiry stays', () => {
  writeStored('b', 'x')
  expect(readStored('b', Number.MAX_SAFE_INTEGER)).toBe('x')
  eraseStored('b')
  expect(readStored('b')).toBeUndefined()
})

test("Signing out erases everything except the device's own items (U3)", () => {
  writeStored('draft', { phoneNumber: '2125550187' })
  writeStored('myLocale', 'ar')
  eraseStoredExcept(['myLocale'])
  expect(readStored('draft')).toBeUndefined()
  expect(readStored('myLocale')).toBe('ar')
})

test('An item that exceeds the storage is held in memory and replaces the stored one', () => {
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
  writeStored('cart', 'one dish')
  writeStored('theme', 'dark')
  writeStored('cart', 'two dishes')
  expect([readStored('cart'), readStored('theme')]).toEqual(['two dishes', 'dark'])
  eraseStored('cart')
  expect(readStored('cart')).toBeUndefined()
})
