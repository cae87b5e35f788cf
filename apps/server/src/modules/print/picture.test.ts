import { expect, test } from 'vitest'
import type { PaperRow } from './print-format.ts'
import { pictureCommands, svgOf } from './picture.ts'

const rows: PaperRow[] = [
  { kind: 'banner', text: 'الشواية' },
  { kind: 'line', count: '2', text: 'برغر ماريغولد الخاص مع كل شيء وبطاطس مقلية إضافية', amount: '4.500', size: 2 },
  { kind: 'pair', left: 'المجموع', right: '9.000' },
  { kind: 'rule' },
  { kind: 'text', text: '<script>alert(1)</script> & "x"' },
]

test('A paper in a script that printers do not support is drawn, right to left where needed', async () => {
  const svg = svgOf(rows, 'ar', 42)
  expect(svg).toContain('direction="rtl"')
  expect(svg).toContain('x="576"')
  const bytes = Buffer.from((await pictureCommands(rows, 'ar', 42)) ?? [])
  expect(bytes.subarray(0, 6).toString('hex')).toBe('1b401d763000')
  expect(bytes.readUInt16LE(6)).toBe(576 / 8)
  expect(bytes.subarray(-7).toString('hex')).toBe('1d5642001d7231')
})

test('Guest text stays text in the picture', () => {
  expect(svgOf(rows, 'en_US', 32)).not.toContain('<script')
})

test('Each band contains as many bytes as its header says', async () => {
  const bytes = Buffer.from((await pictureCommands(rows, 'zh_CN', 32)) ?? [])
  let at = 2
  let bands = 0
  while (bytes[at] === 0x1d && bytes[at + 1] === 0x76) {
    at += 8 + bytes.readUInt16LE(at + 4) * bytes.readUInt16LE(at + 6)
    bands += 1
  }
  expect(bands).toBeGreaterThan(1)
  expect(bytes.subarray(at).toString('hex')).toBe('1b64031d5642001d7231')
})

test('A drawn paper breaks no word beside an amount, and a detail is below the text of its dish (STORE-3)', () => {
  const rows: PaperRow[] = [
    { kind: 'pair', left: 'E0K-MDY-D4J', right: 'Mar 4, 2026, 7:00 AM' },
    { kind: 'text', text: '   no onions' },
  ]
  const svg = svgOf(rows, 'en_US', 32)
  expect(svg).toContain('>E0K-MDY-D4J<')
  expect(svg).toContain('>Mar 4, 2026, 7:00 AM<')
  expect(svg).toMatch(/<text x="52"[^>]*>no onions</)
})

test('Each line of a right-to-left paper keeps the direction of its own letters (STORE-3)', () => {
  const svg = svgOf([{ kind: 'text', text: '450 West Street, Apartment 12B, New York' }], 'ar', 32)
  expect(svg.match(/>\u2068[^<]*\u2069</g)?.length).toBe(svg.match(/<text/g)?.length)
})
