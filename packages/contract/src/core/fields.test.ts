import { describe, expect, test } from 'vitest'
import { day, limitedLines, text, uuid } from './fields.ts'

describe('free text', () => {
  test('Is trimmed and loses characters that no database and no screen can hold (ORDER-8)', () => {
    const lone = String.fromCharCode(0xd800)
    expect(text(20).parse(`  a${lone}b\u0000c\u202ed  `)).toBe('a b c d')
    expect(text(5).parse('a😀')).toBe('a😀')
  })

  test.each([
    ['zero-width characters', '\u200b\u200d\ufeff'],
    ['combining marks without a base', '\u0301'.repeat(12)],
    ['fillers and spaces', '\u3164\u115f\u00ad\u2800\u2003 '],
    ['half a surrogate pair', String.fromCharCode(0xd800)],
  ])('Text of %s alone is invisible and counts as empty (ORDER-8)', (_, unseen) => {
    expect(text(60).parse(unseen)).toBe('')
  })

  test.each(['👩‍👩‍👧', '👍🏽', 'می‌خواهم', 'é', 'क्ष', '№ 7', '♥', '한'])('%s stays as it is', words => {
    expect(text(60).parse(` ${words} `)).toBe(words)
  })

  test('Lines stay lines where a text has several, as on receipts (STORE-3)', () => {
    const saved = limitedLines(40).parse({ en_US: '  Welcome \r\nNo\u0000smoking\n' })
    expect(saved).toEqual({ en_US: 'Welcome\nNo smoking' })
    expect(text(40).parse('Welcome\nNo smoking')).toBe('Welcome No smoking')
  })

  test('Is limited after trimming', () => {
    expect(text(3).safeParse(' abc ').success).toBe(true)
    expect(text(3).safeParse('abcd').success).toBe(false)
    expect(text(3).safeParse(`${' '.repeat(1000)}a`).success).toBe(false)
  })
})

test('An id in capitals is the same id: its payment matches the provider’s messages (W2, M8)', () => {
  const id = '01890000-abcd-7000-8000-00000000000f'
  expect(uuid.parse(id.toUpperCase())).toBe(id)
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['2026-11-23T00:00', false],
])('The day %s is valid: %s (R1)', (written, is) => {
  expect(day.safeParse(written).success).toBe(is)
})
