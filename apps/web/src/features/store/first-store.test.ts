import { expect, test } from 'vitest'
import { firstStore, storeTitle } from './first-store.ts'

const shops = [
  { shopId: 105, distance: 10_206_000 },
  { shopId: 101, distance: 900 },
  { shopId: 102, distance: 300 },
]

test('With a position the home page shows the nearest store, not a favourite far away (MENU-8)', () => {
  const { shop } = firstStore(shops, { near: true, usual: 105, lastOrderedShopId: 101 })
  expect(shop?.shopId).toBe(102)
})

test('Without a position the usual store comes first, then the last-ordered one, then the first of the list (MENU-8)', () => {
  const first = (usual?: number, lastOrderedShopId?: number) => {
    const { shop, reason } = firstStore(shops, { near: false, usual, lastOrderedShopId })
    return [shop?.shopId, reason]
  }
  expect(first(102, 101)).toEqual([102, 'usual'])
  expect(first(999, 101)).toEqual([101, 'lastOrdered'])
  expect(first()).toEqual([105, 'other'])
  expect(firstStore([], { near: true, usual: 1, lastOrderedShopId: 2 }).shop).toBeUndefined()
})

test('The home page calls its store open only while the store takes orders (MENU-8)', () => {
  expect(storeTitle('other', { open: true, paused: false })).toBe('home.openNow')
  expect(storeTitle('other', { open: false, paused: false })).toBe('home.store')
  expect(storeTitle('other', { open: true, paused: true })).toBe('home.store')
  expect(storeTitle('other', undefined)).toBe('home.store')
  expect(storeTitle('usual', { open: false, paused: false })).toBe('place.usual')
  expect(storeTitle('lastOrdered', undefined)).toBe('home.lastOrdered')
})
