import { describe, expect, test } from 'vitest'
import { guard, throughMarker } from './guard.ts'
import { routeOf } from './route-table.ts'

describe('Session marker (NAV-7)', () => {
  test('A marker of another visit leads to the error screen', () => {
    expect(throughMarker('/storeIndex?shopId=1&ms=old', 'new')).toBe('/error?type=1')
    expect(throughMarker('/storeIndex?ms=old', undefined)).toBe('/error?type=1')
  })

  test.each(['/error', '/home', '/mine', '/cardRecharge', '/giftIndex', '/customDecorateH5'])(
    '%s uses the stored marker instead',
    path => {
      expect(throughMarker(`${path}?ms=old`, 'new')).toBe(`${path}?ms=new`)
    },
  )

  test('A route without a marker gets the stored one; a matching marker stays', () => {
    expect(throughMarker('/storeIndex?shopId=1', 'new')).toBe('/storeIndex?shopId=1&ms=new')
    expect(throughMarker('/storeIndex?ms=new', 'new')).toBe('/storeIndex?ms=new')
    expect(throughMarker('/storeIndex', undefined)).toBe('/storeIndex')
  })
})

describe('Sign-in gate (LOGIN-2)', () => {
  const row = routeOf('/editUserInfo')

  test('A visitor is sent to sign in, with a path back', () => {
    expect(guard('/editUserInfo?a=1', row, { marker: undefined, person: 'visitor' })).toBe(
      '/login?back=%2FeditUserInfo%3Fa%3D1',
    )
  })

  test('A signed-in guest passes', () => {
    expect(guard('/editUserInfo', row, { marker: undefined, person: 'loggedIn' })).toBe('/editUserInfo')
  })

  test('A guest who is not a member is sent to join and returns to the requested route, with its query (LOGIN-2, NAV-8)', () => {
    const gift = '/receiveCardValue?transferId=t1&code=abc'
    expect(guard(gift, routeOf('/receiveCardValue'), { marker: undefined, person: 'loggedIn' })).toBe(
      `/vip?back=${encodeURIComponent(gift)}`,
    )
    const members = { gate: 'member', texts: 'rest' } as const
    expect(guard('/x', members, { marker: undefined, person: 'loggedIn' })).toBe('/vip?back=%2Fx')
  })
})
