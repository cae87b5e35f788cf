import { money } from '@comanda/domain/money'
import { staff } from '@comanda/messages/en-US/staff'
import { addTexts } from '@comanda/web/i18n'
import { beforeAll, expect, test } from 'vitest'
import { fileRows as closeRows } from './close/queries.ts'
import { fileRows, hourName, type Report } from './rows.ts'

beforeAll(() => addTexts('en_US', staff, {}))

const currency = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const counted = (count: number, amount: number) => ({ count, amount: money(amount) })
const report: Report = {
  date: '2026-11-21',
  today: '2026-11-21',
  currency,
  sold: counted(2, 1200),
  pending: counted(1, 500),
  fellThrough: counted(0, 0),
  ways: [{ bizType: 1300, ...counted(2, 1200) }],
  channels: [],
  hours: [{ hour: 12, ...counted(2, 1200) }],
  parts: [{ kind: 'items', id: '', name: '', ...counted(2, 1200) }],
  items: [{ foodId: 'tea', displayName: 'Tea', ...counted(4, 1200) }],
  means: [{ paymentMethod: 'cash', amount: money(1200), returnedAmount: money(0), chargedBackAmount: money(0) }],
  aheadAmount: money(0),
  refundedAmount: money(0),
  unpaidAmount: money(0),
  writtenOff: counted(0, 0),
}

test('The report as a file has a header, and every amount has the decimals of the currency (PAY-11)', () => {
  const [header, ...rows] = fileRows(report)
  expect(header).toHaveLength(6)
  expect(rows.every(row => row.length === 6 && row[0] === '2026-11-21' && row[1] === 'USD')).toBe(true)
  expect(rows.map(row => row[5]).every(amount => /^-?\d+\.\d\d$/.test(String(amount)))).toBe(true)
  expect(rows[0]?.slice(4)).toEqual([2, '12.00'])
})

test('close.csv has a header, counts orders, and writes amounts with decimals (PAY-11)', () => {
  const figures = [{ group: 'sold' as const, key: 'orders', ...counted(2, 1200) }]
  const [header, row] = closeRows({ date: '2026-11-21', today: '2026-11-21', currency, figures })
  expect(header).toHaveLength(8)
  expect(row?.slice(4)).toEqual([2, '12.00', '', ''])
})

test('An hour has 12 or 24 hours as the language has it, and 24 in a file (ETC-6)', () => {
  expect(hourName(14)).toBe('2:00\u00a0PM')
  expect(fileRows(report).some(row => row[3] === '12:00')).toBe(true)
})
