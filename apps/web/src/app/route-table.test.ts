import { core } from '@comanda/messages/en-US/core'
import { expect, test } from 'vitest'
import { isRoute, pageFileOf, routePaths } from './route-table.ts'

const files = Object.keys(import.meta.glob('../pages/*/*.tsx'))

const built = (path: string): boolean => files.filter(file => file.endsWith(`/${pageFileOf(path)}.tsx`)).length === 1

test('every route has a title of its own · NAV-12', () => {
  for (const path of routePaths) expect(core).toHaveProperty([`title.${path.slice(1).replace('/', '-')}`])
})

test('every route has its screen · NAV-12', () => {
  expect(routePaths.filter(path => !built(path))).toEqual([])
})

test('a page is named as its path', () => {
  expect(pageFileOf('/createOrder')).toBe('create-order')
  expect(pageFileOf('/p/ygf')).toBe('p-ygf')
  expect(pageFileOf('/customDecorateH5')).toBe('custom-decorate-h5')
})

test('what is no route is none, whatever an object answers to', () => {
  expect(['/', '/nowhere', 'constructor', '__proto__', ''].map(isRoute)).toEqual([false, false, false, false, false])
})

test('every route the guard names is a real one · NAV-11', () => {
  const named =
    'error home mine cardRecharge giftIndex customDecorateH5 storeIndex createOrder orderDetail bookIndex giftBuy qrCode ' +
    'couponIndex currentBalance vip orderConfirm orderList selectNum receiveCardValue selectStore'
  expect(named.split(' ').filter(name => !isRoute(`/${name}`))).toEqual([])
  expect(named.split(' ')).toHaveLength(20)
})
