import { describe, expect, it } from 'vitest'
import { barWidths, CODE_128 } from './bar-code.ts'

describe('Bar code (Code 128 C)', () => {
  it('Every symbol is eleven modules wide and unique', () => {
    expect(CODE_128).toHaveLength(107)
    expect(new Set(CODE_128).size).toBe(107)
    const widths = CODE_128.map(sign => [...sign].reduce((sum, digit) => sum + Number(digit), 0))
    expect(new Set(widths.slice(0, 106))).toEqual(new Set([11]))
    expect(widths[106]).toBe(13)
  })

  it('Contains start C, digit pairs, checksum and stop', () => {
    // 105 (start C) + 1*12 + 2*34 = 185, of 103: 82
    const signs = [105, 12, 34, 82, 106].map(at => CODE_128[at]).join('')
    expect(barWidths('1234').join('')).toBe(signs)
  })
})
