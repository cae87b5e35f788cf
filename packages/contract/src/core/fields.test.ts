import { describe, expect, test } from 'vitest'
import { text } from './fields.ts'

describe('free text', () => {
  test('is trimmed and loses what no database and no screen can hold · ORDER-8, TI4', () => {
    const lone = String.fromCharCode(0xd800)
    expect(text(20).parse(`  a${lone}b\u0000c\u202ed  `)).toBe('a b c d')
    expect(text(5).parse('a😀')).toBe('a😀')
  })

  test('is bounded after trimming', () => {
    expect(text(3).safeParse(' abc ').success).toBe(true)
    expect(text(3).safeParse('abcd').success).toBe(false)
    expect(text(3).safeParse(`${' '.repeat(1000)}a`).success).toBe(false)
  })
})
