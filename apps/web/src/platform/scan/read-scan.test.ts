import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

const share = (path: string) => `https://order.example/shareIndex?shareUrl=${encodeURIComponent(path)}`

describe('Scanned codes', () => {
  test('Recognises a table, a store and a group order, with any host and wrapping', () => {
    const table = '/storeIndex?shopId=101&bizType=1100&tableId=23vWg5fDWhLNGlX2'
    expect(readScan(`https://order.example${table}`)).toEqual({ kind: 'table', target: table, shopId: 101 })
    expect(readScan(share(table))).toEqual({ kind: 'table', target: table, shopId: 101 })
    const store = '/storeIndex?shopId=102&bizType=1200'
    expect(readScan(share(store))).toEqual({ kind: 'store', target: store, shopId: 102 })
    const group = `${store}&vtId=g-77`
    expect(readScan(share(group))).toEqual({ kind: 'group', target: group, shopId: 102 })
  })

  test("A table's code keeps its seat parameters and nothing else (C6)", () => {
    const table = '/storeIndex?shopId=101&bizType=1100&tableId=23vWg5fDWhLNGlX2&pin='
    for (const pin of ['4821', '123456789012'])
      expect(readScan(`https://order.example${table}${pin}&token=stolen`)?.target).toBe(`${table}${pin}`)
    for (const pin of ['', '12', '48a1', '1234567890123'])
      expect(readScan(`https://order.example${table}${pin}`)?.target).toBe(table.slice(0, -5))
  })

  test('A bare table code belongs to the current store', () => {
    expect(readScan('23vWg5fDWhLNGlX2', 101)?.target).toBe(
      '/storeIndex?shopId=101&bizType=1100&tableId=23vWg5fDWhLNGlX2',
    )
    expect(readScan('23vWg5fDWhLNGlX2')).toBeUndefined()
  })

  test('Recognises a gift card, a transfer and a coupon', () => {
    const gift = '1234567890123456-ABCDEFGH23456789'
    expect(readScan(`https://order.example/giftCards#${gift}`)).toEqual({ kind: 'gift', target: `/giftCards#${gift}` })
    expect(readScan('https://order.example/receiveCardValue?claimCode=abc_1-2')).toEqual({
      kind: 'transfer',
      target: '/receiveCardValue?claimCode=abc_1-2',
    })
    expect(readScan(' WELC-2345-6789-ABCD ')).toEqual({ kind: 'coupon', target: '/couponIndex#WELC23456789ABCD' })
  })

  test('Anything else is unknown', () => {
    for (const text of ['', 'hello', 'https://evil.test/', 'javascript:alert(1)', 'WIFI:S:a;P:b;;', '//evil.test/home'])
      expect(readScan(text), text).toBeUndefined()
  })

  test('Any code leads to a path of this app (X1)', () => {
    const hostile = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }))
    fc.assert(
      fc.property(hostile, fc.string(), (text, value) => {
        for (const read of [
          text,
          share(text),
          `/storeIndex?shopId=1&tableId=${value}`,
          `/receiveCardValue?claimCode=${value}`,
        ])
          expect(readScan(read)?.target ?? '/').toMatch(/^\/(?!\/)[\w/]*([?#][\w=&%.:-]*)?$/)
      }),
    )
  })
})
