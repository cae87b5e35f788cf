import { money } from '@comanda/domain/money'
import { staff } from '@comanda/messages/en-US/staff'
import { addTexts } from '@comanda/web/i18n'
import { beforeAll, expect, test } from 'vitest'
import { columnsOf, rowName, type Sales, type SalesRow } from './breakdown.ts'
import { fileRows } from './files.ts'

beforeAll(() => addTexts('en_US', staff, {}))

const nothing = { discounts: 0, fees: 0, tax: 0, taxIncluded: 0, tips: 0, refunded: 0, chargedBack: 0 }
const amounts = { ...nothing, gross: 1234, total: 1234 } as unknown as Omit<SalesRow, 'key' | 'name' | 'count'>
const row = (key: string, name = ''): SalesRow => ({ key, name, count: 3, ...amounts })

const inCurrency = (currencyCode: string, internationalSystemOfUnits: number): Sales['currencies'][number] => ({
  currency: { currencyCode, currencySymbol: '', internationalSystemOfUnits },
  shopIds: [101],
  total: row(''),
  joined: 0,
  covers: 0,
  unpaid: { count: 0, total: money(0) },
  writtenOff: { count: 0, total: money(0) },
  rows: [row('tea', '=Tea')],
  course: [],
  before: { count: 0, net: money(0) },
})

const sales: Sales = {
  today: '2026-11-26',
  beforeFrom: '2026-11-19',
  beforeUntil: '2026-11-19',
  currencies: [inCurrency('USD', 2), inCurrency('JPY', 0)],
}

test('A file has a header, and every amount has the decimals of its currency, which is in its row (PAY-13)', () => {
  const [header, ...rows] = fileRows(sales, 'dish')
  expect(header).toEqual(['Currency', 'Dish', 'Quantity', 'Gross sales', 'Discounts', 'Net sales'])
  expect(rows).toEqual([
    ['USD', '=Tea', 3, '12.34', '0.00', '12.34'],
    ['JPY', '=Tea', 3, '1234', '0', '1234'],
  ])
})

test('Every breakdown has columns, and names for its rows in the language of the console', () => {
  expect(Object.values(columnsOf).every(columns => columns.length > 0)).toBe(true)
  expect(rowName('hour', row('14'))).toBe('2:00\u00a0PM')
  expect(rowName('type', row('1100'))).toBe('Dine-in')
  expect(rowName('employee', row(''))).toBe('Accepted automatically')
  expect(rowName('method', row('cash'))).toBe('Cash')
  expect(rowName('tax', row('vat included', 'VAT'))).toBe('Tax included: VAT')
  expect(rowName('channel', row(''))).toBe('Direct')
})
