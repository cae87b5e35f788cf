import { describe, expect, test } from 'vitest'
import { guard, throughMarker } from './guard.ts'
import { routeOf } from './route-table.ts'

describe('session marker · NAV-7', () => {
  test('another visit’s marker leads to the error screen', () => {
    expect(throughMarker('/storeIndex?shopId=1&ms=old', 'new')).toBe('/error?type=1')
    expect(throughMarker('/storeIndex?ms=old', undefined)).toBe('/error?type=1')
  })

  test.each(['/error', '/home', '/mine', '/cardRecharge', '/giftIndex', '/customDecorateH5'])(
    '%s takes the phone’s own marker instead',
    path => {
      expect(throughMarker(`${path}?ms=old`, 'new')).toBe(`${path}?ms=new`)
    },
  )

  test('a route without a marker gains the phone’s, the right one stays', () => {
    expect(throughMarker('/storeIndex?shopId=1', 'new')).toBe('/storeIndex?shopId=1&ms=new')
    expect(throughMarker('/storeIndex?ms=new', 'new')).toBe('/storeIndex?ms=new')
    expect(throughMarker('/storeIndex', undefined)).toBe('/storeIndex')
  })
})

describe('login gate · LOGIN-2', () => {
  const row = routeOf('/editUserInfo')

  test('a visitor is sent to sign in and knows the way back', () => {
    expect(guard('/editUserInfo?a=1', row, { marker: undefined, person: 'visitor' })).toBe(
      '/login?back=%2FeditUserInfo%3Fa%3D1',
    )
  })

  test('who is logged in passes', () => {
    expect(guard('/editUserInfo', row, { marker: undefined, person: 'loggedIn' })).toBe('/editUserInfo')
  })

  test('a non-member is sent to become one', () => {
    const members = { gate: 'member', texts: 'rest' } as const
    expect(guard('/x', members, { marker: undefined, person: 'loggedIn' })).toBe('/vip')
  })
})
