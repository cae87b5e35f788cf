import { core } from '@comanda/messages/en-US/core'
import { expect, test } from 'vitest'
import { isRoute, pageFileOf, routePaths } from './route-table.ts'

const files = Object.keys(import.meta.glob('../pages/*/*.tsx'))

const built = (path: string): boolean => files.filter(file => file.endsWith(`/${pageFileOf(path)}.tsx`)).length === 1

test('Every route has its own title (NAV-12)', () => {
  for (const path of routePaths) expect(core).toHaveProperty([`title.${path.slice(1).replace('/', '-')}`])
})

test('Every route has a screen (NAV-12)', () => {
  expect(routePaths.filter(path => !built(path))).toEqual([])
})

test('A page file is named after its path', () => {
  expect(pageFileOf('/createOrder')).toBe('create-order')
  expect(pageFileOf('/p/ygf')).toBe('p-ygf')
  expect(pageFileOf('/customDecorateH5')).toBe('custom-decorate-h5')
})

test('Names of object members are not routes', () => {
  expect(['/', '/nowhere', 'constructor', '__proto__', ''].map(isRoute)).toEqual([false, false, false, false, false])
})

test('Every route named by the guard exists (NAV-11)', () => {
  const named =
    'error home mine cardRecharge giftIndex customDecorateH5 storeIndex createOrder orderDetail bookIndex giftBuy qrCode ' +
    'couponIndex currentBalance vip orderConfirm orderList selectNum receiveCardValue selectStore'
  expect(named.split(' ').filter(name => !isRoute(`/${name}`))).toEqual([])
  expect(named.split(' ')).toHaveLength(20)
})
