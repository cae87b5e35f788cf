import { describe, expect, test } from 'vitest'
import { carryQuery } from './carry.ts'
import { sameTarget } from './query.ts'

describe('the query that follows · NAV-6', () => {
  test('what the next route lacks is copied, what it says itself stays', () => {
    expect(carryQuery('/createOrder?shopId=2', '?shopId=1&bizType=1100&tableId=T1')).toBe(
      '/createOrder?shopId=2&bizType=1100&tableId=T1',
    )
  })

  test('token, type and shareUrl never follow, nor what nobody named', () => {
    expect(carryQuery('/home', '?token=x&type=1&shareUrl=%2Fmine&search=soup&g=7')).toBe('/home?g=7')
  })
})

describe('the same target · NAV-2', () => {
  test('path and query alike, in whatever order', () => {
    expect(sameTarget('/home?a=1&b=2', '/home?b=2&a=1')).toBe(true)
    expect(sameTarget('/home?a=1', '/home?a=2')).toBe(false)
    expect(sameTarget('/home', '/mine')).toBe(false)
  })
})
