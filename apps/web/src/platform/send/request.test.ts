import { describe, expect, test } from 'vitest'
import { bodyOf, headersOf } from './request.ts'

const surroundings = {
  corporationId: 7,
  appid: 'app',
  token: 'secret',
  language: 'en_US',
  timezone: 'Asia/Tokyo',
  channelId: '3',
  requestId: 'r',
  deviceId: 'd',
  pathname: '/storeIndex',
  search: '?shopId=1&token=abc&remark=%E5%AF%BF%0A',
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
}

describe('headers · API-1', () => {
  test('all of them, the fixed ones as they are fixed', () => {
    expect(headersOf(surroundings)).toMatchObject({
      corporationId: '7',
      appVersion: '100.0.0',
      clientType: '3001',
      token: 'secret',
      'Language-Code': 'en_US',
      'ctx-pagepath': '/storeIndex',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    })
  })

  test('the address goes along in ASCII, without its token', () => {
    const params = headersOf(surroundings)['ctx-params'] ?? ''
    expect(params).toMatch(/^[\x20-\x7e]*$/)
    expect(JSON.parse(params)).toEqual({ shopId: '1', remark: '寿\n' })
  })
})

describe('body additions · API-1', () => {
  const search = '?shopId=12&bizType=1100&fun=1&tableId=T4&vtId=v9'

  test('an order call at a table gains all of them', () => {
    expect(bodyOf({ path: '/api/order/cart/query' }, { a: 1 }, search)).toEqual({
      shopId: 12,
      businessType: 1100,
      preOrder: true,
      tableId: 'T4',
      vtId: 'v9',
      a: 1,
    })
  })

  test('an order call of a group gains its virtual table alone', () => {
    expect(bodyOf({ path: '/api/order/cart/query' }, {}, '?shopId=12&bizType=1300&vtId=v9')).toEqual({
      shopId: 12,
      businessType: 1300,
      vtId: 'v9',
    })
  })

  test('other calls gain no table', () => {
    expect(bodyOf({ path: '/api/base/shop/getShop' }, {}, search)).not.toHaveProperty('tableId')
  })

  test('what the call does not want stays out, what the caller says stays', () => {
    expect(
      bodyOf({ path: '/api/menu/collect', without: ['businessType'] }, { shopId: 3 }, '?shopId=12&bizType=1300'),
    ).toEqual({
      shopId: 3,
    })
  })

  test('an address that holds no number adds none', () => {
    expect(bodyOf({ path: '/api/x' }, {}, '?shopId=1e3&bizType=abc')).toEqual({})
  })
})
