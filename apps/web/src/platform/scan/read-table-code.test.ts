import { describe, expect, test } from 'vitest'
import { readTableCode } from './read-table-code.ts'

describe('Scanned table codes', () => {
  test("A table's link gives table and store, with any host and wrapping", () => {
    const code = { tableId: '23vWg5fDWhLNGlX2', shopId: 101 }
    const link = '/storeIndex?shopId=101&bizType=1100&tableId=23vWg5fDWhLNGlX2'
    expect(readTableCode(`https://order.example${link}`)).toEqual(code)
    expect(readTableCode(`http://localhost:8080${link}`)).toEqual(code)
    expect(readTableCode(`https://order.example/shareIndex?shareUrl=${encodeURIComponent(link)}`)).toEqual(code)
    expect(readTableCode(link)).toEqual(code)
  })

  test("A bare code is a table's; a number or a word is not", () => {
    expect(readTableCode(' 23vWg5fDWhLNGlX2 ')).toEqual({ tableId: '23vWg5fDWhLNGlX2' })
    expect(readTableCode('A1')).toBeUndefined()
    expect(readTableCode('hello world, hello')).toBeUndefined()
  })

  test("Anything else is not a table's code", () => {
    for (const text of [
      '',
      'https://evil.test/',
      'https://order.example/storeIndex?shopId=1',
      'javascript:alert(1)',
      'WIFI:S:guest;T:WPA;P:secret;;',
      'https://order.example/storeIndex?tableId=%3Cscript%3E',
      'x'.repeat(3000),
    ]) {
      expect(readTableCode(text), text).toBeUndefined()
    }
  })

  test('A store that is not a number is ignored', () => {
    expect(readTableCode('https://order.example/?tableId=abcdefgh&shopId=1e9')).toEqual({ tableId: 'abcdefgh' })
  })
})
