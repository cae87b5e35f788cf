import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  giftLinkText,
  looksLikeGiftCode,
  readGiftLink,
  showAuthCode,
  showCardNo,
  typedAuthCode,
  typedCardNo,
} from './code.ts'

const cardNo = '4821773090125566'
const authCode = '7K2M9QWX4TBZ0VHN'
const codes = fc.record({
  cardNo: fc.stringMatching(/^\d{16}$/),
  authCode: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
})

describe('gift card number and code', () => {
  it('Malformed ones are refused, also the right one in another spelling (S9)', () => {
    const odd = [
      '%',
      '*',
      '________________',
      "' OR 1=1--",
      'x'.repeat(10_240),
      '\u0000',
      '🎁',
      authCode.toLowerCase(),
      `${authCode.slice(0, 8)} ${authCode.slice(8)}`,
      authCode.replace('K', 'К'),
      `${authCode}\n`,
    ]
    expect(odd.filter(it => looksLikeGiftCode({ cardNo, authCode: it }))).toEqual([])
    expect(looksLikeGiftCode({ cardNo, authCode })).toBe(true)
  })

  it('Numbers are shown in groups of four, and typing them that way gives the same number (CARD-5)', () => {
    expect([showCardNo(cardNo), showAuthCode(authCode)]).toEqual(['4821 7730 9012 5566', '7K2M-9QWX-4TBZ-0VHN'])
    expect(typedAuthCode('7k2m–9qwx-4tbz-OVHN')).toBe(authCode)
    expect(typedCardNo('٤٨٢١ 7730 9012 5566')).toBe(cardNo)
    fc.assert(
      fc.property(codes, code => {
        expect(typedCardNo(showCardNo(code.cardNo))).toBe(code.cardNo)
        expect(typedAuthCode(showAuthCode(code.authCode).toLowerCase())).toBe(code.authCode)
      }),
    )
  })

  it('A link contains both; other texts contain none (CARD-5)', () => {
    fc.assert(
      fc.property(codes, code => {
        expect(readGiftLink(`https://eat.example/giftCards?ms=1#${giftLinkText(code)}`)).toEqual(code)
      }),
    )
    expect(readGiftLink('https://eat.example/giftCards')).toBeUndefined()
  })
})
