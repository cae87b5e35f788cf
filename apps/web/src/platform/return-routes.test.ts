import { describe, expect, test } from 'vitest'
import { errandsBackTo, storeReturnRoute, returnRoute } from './return-routes.ts'

describe('return routes · NAV-8', () => {
  test('vip is no way back when coming from the menu, the order or the table', () => {
    expect(errandsBackTo('/vip', '/storeIndex')).not.toContain('vip')
    expect(errandsBackTo('/vip', '/createOrder')).not.toContain('vip')
    expect(errandsBackTo('/vip', '/selectNum')).not.toContain('vip')
    expect(errandsBackTo('/vip', '/mine')).toContain('vip')
    expect(errandsBackTo('/storeIndex', '/vip')).toContain('vip')
  })

  test('the place itself is no way back from it', () => {
    expect(errandsBackTo('/cardRecharge', '/mine')).toEqual([])
    expect(errandsBackTo('/address', '/createOrder')).toEqual([])
  })

  test('the last route visited is where the errand ends, with its query', () => {
    storeReturnRoute('/createOrder?shopId=1', '/storeIndex')
    storeReturnRoute('/address', '/createOrder')
    expect(returnRoute('address')).toBe('/createOrder?shopId=1')
  })
})
