import { describe, expect, test } from 'vitest'
import { text } from './fields.ts'

describe('free text', () => {
  test('is trimmed and loses what no database and no screen can hold · ORDER-8, TI4', () => {
    const lone = String.fromCharCode(0xd800)
    expect(text(20).parse(`  a${lone}b\u0000c\u202ed  `)).toBe('a b c d')
    expect(text(5).parse('a😀')).toBe('a😀')
  })

  test.each([
    ['zero-width signs', '\u200b\u200d\ufeff'],
    ['marks that sit on nothing', '\u0301'.repeat(12)],
    ['fillers and blanks', '\u3164\u115f\u00ad\u2800\u2003 '],
    ['one half of a character', String.fromCharCode(0xd800)],
  ])('of %s alone nothing can be seen: it is none · ORDER-8, TI4', (_, unseen) => {
    expect(text(60).parse(unseen)).toBe('')
  })

  test.each(['👩‍👩‍👧', '👍🏽', 'می‌خواهم', 'é', 'क्ष', '№ 7', '♥', '한'])('%s stays as it is', words => {
    expect(text(60).parse(` ${words} `)).toBe(words)
  })

  test('is bounded after trimming', () => {
    expect(text(3).safeParse(' abc ').success).toBe(true)
    expect(text(3).safeParse('abcd').success).toBe(false)
    expect(text(3).safeParse(`${' '.repeat(1000)}a`).success).toBe(false)
  })
})
