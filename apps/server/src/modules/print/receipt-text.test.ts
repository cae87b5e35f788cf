import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaperRow } from './print-format.ts'
import { commandsOf, plainText } from './receipt-text.ts'

const format = { cpl: 42, encoding: 'multilingual' } as const
const kinds: ((text: string) => PaperRow)[] = [
  text => ({ kind: 'text', text }),
  text => ({ kind: 'text', text, size: 3, bold: true, align: 'center' }),
  text => ({ kind: 'pair', left: text, right: '12.50', bold: true }),
  text => ({ kind: 'pair', left: 'Total', right: text, size: 2 }),
  text => ({ kind: 'line', count: '2', text, amount: '12.50' }),
  text => ({ kind: 'line', count: text, text: 'Fries', size: 2 }),
  text => ({ kind: 'line', count: '1', text: 'Fries', amount: text }),
  text => ({ kind: 'banner', text }),
]

/** Printer functions other than printing: drawer, QR code, picture, bar code, real-time commands. */
const DOINGS = ['\x1bp', '\x10\x14', '\x10\x04', '\x1d(k', '\x1dv0', '\x1dk', '\x1c.2', '\x1d(L']
const bytesOf = (
  row: PaperRow,
  encoding: 'multilingual' | 'gb18030' | 'shiftjis' | 'big5' | 'ksc5601' = 'multilingual',
) => Buffer.from(commandsOf([row], { ...format, encoding })).toString('latin1')

const hostile = [
  '{command:\\x1bp\\x00}',
  '{command:\x1bp\x00}',
  '}\n{command:\\x1bp\\x00}\n',
  'No onions|{image:iVBORw0KGgo=}|',
  '{code:12345;option:qrcode,3,l}',
  '\n=\n',
  '\x10\x14\x01\x00\x01',
  '`"^^^~_-=|\\{}',
  '\u2028{code:1}\u2028',
]

describe('Guest text on paper', () => {
  test.each(hostile)('Is printed and never executed: %j', remark => {
    for (const kind of kinds) {
      const plain = bytesOf(kind('x'))
      const bytes = bytesOf(kind(remark))
      for (const doing of DOINGS) expect(bytes.split(doing).length, doing).toBe(plain.split(doing).length)
    }
  })

  test('Text is printed literally', () => {
    expect(plainText([{ kind: 'text', text: '{command:\\x1bp\\x00}' }])).toContain('{command:\\x1bp\\x00}')
    expect(plainText([{ kind: 'text', text: '`"^~_-=|\\{}' }])).toContain('`"^~_-=|\\{}')
    expect(plainText([{ kind: 'line', count: '2', text: 'Mac | Cheese = "good"', amount: '9.50' }])).toContain(
      'Mac | Cheese = "good"',
    )
  })

  test('Text stays on its own line, whatever it ends with', () => {
    for (const sign of ['\n', '\r', '\u2028', '\u0085', '\t', '\u202e'])
      expect(plainText([{ kind: 'pair', left: `one${sign}two`, right: '9.50' }])).toMatch(/^one two +9\.50\n/)
  })

  test('Text cuts no paper and adds no command, in any spelling', () => {
    const encodings = ['multilingual', 'gb18030', 'shiftjis', 'big5', 'ksc5601'] as const
    const word = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'{}|\\^"`_~-=:;\n\r\x1b\x1d\x10\x00p,'),
        fc.constantFrom('é', '汉', '한', '字'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
      maxLength: 40,
    })
    fc.assert(
      fc.property(word, fc.constantFrom(...kinds), fc.constantFrom(...encodings), (text, kind, encoding) => {
        const bytes = bytesOf(kind(text), encoding)
        const cuts = bytes.split('\x1dVB').length
        expect(cuts).toBe(bytesOf(kind('x'), encoding).split('\x1dVB').length)
        for (const doing of DOINGS) expect(bytes.includes(doing)).toBe(false)
        expect(bytes.endsWith('\x1dr1')).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

test('The paper is cut, and the printer is asked whether it is out', () => {
  const bytes = Buffer.from(commandsOf([{ kind: 'text', text: 'A' }], format))
  expect(bytes.subarray(0, 2).toString('hex')).toBe('1b40')
  expect(bytes.includes(Buffer.from([0x1d, 0x56, 0x42]))).toBe(true)
  expect(bytes.subarray(-3).toString('hex')).toBe('1d7231')
})

test('Columns keep their places on narrow paper, also with double-width characters', () => {
  const rows: PaperRow[] = [
    { kind: 'line', count: '2', text: 'A rather long name of a dish that wraps', amount: '12.50' },
    { kind: 'pair', left: 'Total', right: '$12.50' },
  ]
  const text = plainText(rows, 32).split('\n')
  expect(text[0]).toMatch(/^2 .*12\.50$/)
  expect(text.every(line => line.length <= 33)).toBe(true)
  expect(text.find(line => line.startsWith('Total'))).toMatch(/\$12\.50$/)
  const chinese = Buffer.from(commandsOf([{ kind: 'text', text: '毛豆' }], { cpl: 42, encoding: 'gb18030' }))
  expect(chinese.includes(Buffer.from([0xc3, 0xab, 0xb6, 0xb9]))).toBe(true)
})

test('Details of a dish are indented under it, not centred, and so is their next line', () => {
  const text = '   大碗，少盐，不要葱花，加一份海苔和溳心蛋，不辣'
  const lines = plainText([{ kind: 'text', text: text.padEnd(80, '\u8fa3') }])
    .split('\n')
    .filter(line => line.trim() !== '')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/^ {4}\S/)
})

const papers: PaperRow[] = [
  { kind: 'banner', text: 'CANCELLED: DO NOT MAKE' },
  { kind: 'text', text: 'Marigold Kitchen and Wine Bar Riverside', size: 2, align: 'center' },
  { kind: 'text', text: 'Note: ring twice; the bell at the second door is broken' },
  { kind: 'text', text: '   Large, extra sauce, no onions, add bacon, add cheddar' },
  { kind: 'pair', left: 'New York State and local sales tax 8.875%', right: '$8,830.00' },
  { kind: 'line', count: '2', text: 'Slow braised short rib with smoked potato and leeks', amount: '$123,456.00' },
]

test.each([32, 42, 48])('Lines end between words on paper of %i characters (STORE-3)', cpl => {
  const printed = plainText(papers, cpl).replace(/(\S) (?=\S( |$))/gm, '$1')
  const words = new Set(papers.flatMap(row => ('text' in row ? row.text : 'left' in row ? row.left : '').split(' ')))
  for (const word of words) expect(printed.split(/\s+/)).toContain(word)
})

test('An amount is below a name that has no room beside it for its longest word (STORE-3)', () => {
  const text = plainText([{ kind: 'pair', left: 'E0K-MDY-D4J', right: 'Mar 4, 2026, 7:00 AM' }], 30)
  expect(text.split('\n').map(line => line.trimEnd())).toEqual(
    expect.arrayContaining(['E0K-MDY-D4J', 'Mar 4, 2026, 7:00 AM'.padStart(30)]),
  )
})
