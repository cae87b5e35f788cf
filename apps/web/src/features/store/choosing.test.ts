import { describe, expect, test } from 'vitest'
import { targetOf } from './choosing.ts'

describe('Path after choosing a store', () => {
  test('Leads to the table or the menu, by order type; browsing needs no address (ORDER-1)', () => {
    expect(targetOf(7, 1100, '')).toBe('/selectNum?shopId=7&bizType=1100')
    expect(targetOf(7, 1200, '')).toBe('/storeIndex?shopId=7&bizType=1200')
    expect(targetOf(7, 1300, '')).toBe('/storeIndex?shopId=7&bizType=1300')
  })

  test("With a table of this store straight to the menu; another store's table stays behind (C6)", () => {
    expect(targetOf(7, 1100, '?shopId=7&tableId=a')).toBe('/storeIndex?shopId=7&bizType=1100&tableId=a')
    expect(targetOf(8, 1100, '?shopId=7&tableId=a')).toBe('/selectNum?shopId=8&bizType=1100&tableId=')
    expect(targetOf(7, 1300, '?shopId=7&tableId=a')).toBe('/storeIndex?shopId=7&bizType=1300&tableId=')
  })
})
