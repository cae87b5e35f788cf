import { describe, expect, test } from 'vitest'
import { errandsBackTo, storeReturnRoute, returnRoute } from './return-routes.ts'

describe('Return routes (NAV-8)', () => {
  test('The member page is not a return route from the menu, the order or the table', () => {
    expect(errandsBackTo('/vip', '/storeIndex')).not.toContain('vip')
    expect(errandsBackTo('/vip', '/createOrder')).not.toContain('vip')
    expect(errandsBackTo('/vip', '/selectNum')).not.toContain('vip')
    expect(errandsBackTo('/vip', '/mine')).toContain('vip')
    expect(errandsBackTo('/storeIndex', '/vip')).toContain('vip')
  })

  test('A screen is not its own return route', () => {
    expect(errandsBackTo('/cardRecharge', '/mine')).toEqual([])
    expect(errandsBackTo('/address', '/createOrder')).toEqual([])
  })

  test('The last route visited is the return route, with its query', () => {
    storeReturnRoute('/createOrder?shopId=1', '/storeIndex')
    storeReturnRoute('/address', '/createOrder')
    expect(returnRoute('address')).toBe('/createOrder?shopId=1')
  })
})
