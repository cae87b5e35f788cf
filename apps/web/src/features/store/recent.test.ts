import { beforeEach, expect, test, vi } from 'vitest'
import { choosePreferredShop } from './preferred-shop.ts'
import { likelyShopId, noteRecentShop, recentShops } from './recent.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const visit = (shopId: number) => noteRecentShop({ shopId, shopName: `Store ${shopId}`, picture: '', bizType: 1300 })

test('The store a guest most likely means is the usual one, else the one visited last (MENU-8)', () => {
  expect(likelyShopId()).toBeUndefined()
  visit(101)
  visit(103)
  visit(101)
  expect(recentShops().map(({ shopId }) => shopId)).toEqual([101, 103])
  expect(likelyShopId()).toBe(101)
  choosePreferredShop(105)
  expect(likelyShopId()).toBe(105)
  choosePreferredShop(undefined)
  expect(likelyShopId()).toBe(101)
})
