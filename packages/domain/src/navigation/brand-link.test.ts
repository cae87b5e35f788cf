import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandLink } from './brand-link.ts'

describe('Links of a brand among several on one server (NAV-1)', () => {
  test('The brand is named before the fragment', () => {
    expect(brandLink('https://a.test', '/giftCards#12-AB', 2000)).toBe('https://a.test/giftCards?g=2000#12-AB')
    expect(brandLink('https://a.test', '/orderDetail?orderId=7', 2000)).toBe(
      'https://a.test/orderDetail?orderId=7&g=2000',
    )
  })

  test('Without a brand the link stays', () => {
    expect(brandLink('https://a.test', '/vip?invite=x', undefined)).toBe('https://a.test/vip?invite=x')
  })

  test('Every other parameter keeps its value', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (value, corporationId) => {
        const { searchParams } = new URL(
          brandLink(
            'https://a.test',
            `/shareIndex?shareUrl=${encodeURIComponent(value.toWellFormed())}`,
            corporationId,
          ),
        )
        expect([searchParams.get('shareUrl'), searchParams.get('g')]).toEqual([
          value.toWellFormed(),
          String(corporationId),
        ])
      }),
    )
  })
})
