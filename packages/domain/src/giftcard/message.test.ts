import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutLinks } from './message.ts'

describe('text of the giver', () => {
  it('It contains nothing that can be followed as a link (X2)', () => {
    expect(withoutLinks('Win at https://evil.test/x now')).toBe('Win at https: evil. test/x now')
    expect(withoutLinks('write to me@evil.test')).toBe('write to me@ evil. test')
    expect(withoutLinks('javascript:alert(1)')).toBe('javascript: alert(1)')
  })

  it('Other text is unchanged (CARD-5)', () => {
    const plain = [
      'Happy birthday! Love, Ann.',
      'See you at 19:30, it is 12.50 each',
      '生日快乐！',
      'كل عام وأنت بخير.',
    ]
    expect(plain.map(withoutLinks)).toEqual(plain)
  })

  it('No address remains, for any text (X2)', () => {
    const parts = fc.constantFrom(
      'http://',
      'https:',
      'www.',
      'evil',
      '.test',
      '@',
      ' ',
      '/x',
      'ann',
      '1',
      '.',
      'mailto:',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), texts => {
        const result = withoutLinks(texts.join(''))
        expect(result).not.toMatch(/[a-z]+:\/\/\S/i)
        expect(result).not.toMatch(/[\p{L}][.@][\p{L}]/u)
      }),
    )
  })
})
