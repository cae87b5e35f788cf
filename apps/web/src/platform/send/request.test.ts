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

describe('Request headers (API-1)', () => {
  test('All headers are sent, constant ones with their constant values', () => {
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

  test('The address is sent in ASCII, without its token', () => {
    const params = headersOf(surroundings)['ctx-params'] ?? ''
    expect(params).toMatch(/^[\x20-\x7e]*$/)
    expect(JSON.parse(params)).toEqual({ shopId: '1', remark: '寿\n' })
  })
})

describe('Added body fields (API-1)', () => {
  const search = '?shopId=12&bizType=1100&fun=1&tableId=T4&vtId=v9'

  test('An order call at a table has all of them', () => {
    expect(bodyOf({ path: '/api/order/cart/query' }, { a: 1 }, search)).toEqual({
      shopId: 12,
      businessType: 1100,
      preOrder: true,
      tableId: 'T4',
      vtId: 'v9',
      a: 1,
    })
  })

  test('An order call of a group has only its virtual table', () => {
    expect(bodyOf({ path: '/api/order/cart/query' }, {}, '?shopId=12&bizType=1300&vtId=v9')).toEqual({
      shopId: 12,
      businessType: 1300,
      vtId: 'v9',
    })
  })

  test('Other calls have no table', () => {
    expect(bodyOf({ path: '/api/base/shop/getShop' }, {}, search)).not.toHaveProperty('tableId')
  })

  test("Only fields of the call are added; the caller's values stay", () => {
    expect(
      bodyOf({ path: '/api/menu/collect', without: ['businessType'] }, { shopId: 3 }, '?shopId=12&bizType=1300'),
    ).toEqual({
      shopId: 3,
    })
  })

  test('An address without a number adds none', () => {
    expect(bodyOf({ path: '/api/x' }, {}, '?shopId=1e3&bizType=abc')).toEqual({})
  })
})
