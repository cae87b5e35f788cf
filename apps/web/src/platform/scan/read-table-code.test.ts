import { describe, expect, test } from 'vitest'
import { readTableCode } from './read-table-code.ts'

describe('what is scanned', () => {
  test('a table’s link gives its table and store, wherever it was printed and however it is wrapped', () => {
    const code = { tableId: '23vWg5fDWhLNGlX2', shopId: 101 }
    const link = '/storeIndex?shopId=101&bizType=1100&tableId=23vWg5fDWhLNGlX2'
    expect(readTableCode(`https://order.example${link}`)).toEqual(code)
    expect(readTableCode(`http://localhost:8080${link}`)).toEqual(code)
    expect(readTableCode(`https://order.example/shareIndex?shareUrl=${encodeURIComponent(link)}`)).toEqual(code)
    expect(readTableCode(link)).toEqual(code)
  })

  test('a bare code is a table’s, a number or a word is none', () => {
    expect(readTableCode(' 23vWg5fDWhLNGlX2 ')).toEqual({ tableId: '23vWg5fDWhLNGlX2' })
    expect(readTableCode('A1')).toBeUndefined()
    expect(readTableCode('hello world, hello')).toBeUndefined()
  })

  test('anything else is no table’s code', () => {
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

  test('a store that is no number is left out', () => {
    expect(readTableCode('https://order.example/?tableId=abcdefgh&shopId=1e9')).toEqual({ tableId: 'abcdefgh' })
  })
})
