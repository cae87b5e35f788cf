import { expect, test, vi } from 'vitest'
import type { BoardOrder } from '../board/columns.ts'
import { allOf, fileNameOf, fileRows, phoneOf } from './queries.ts'

const send = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../../platform/send.ts', () => ({ send }))

const guest = { firstName: 'Ada', lastName: '', isoCode: 'US', countryCode: '1' }

test('A past order shows the phone number in the groups of its country, and none where staff entered a name alone (ORDER-12)', () => {
  expect(phoneOf({ contact: { ...guest, phoneNumber: '2125550187' } })).toBe('+1\u00a0212\u00a0555\u00a00187')
  expect(phoneOf({ contact: { ...guest, phoneNumber: '' } })).toBe('')
  expect(phoneOf({})).toBe('')
})

const order = {
  orderId: '1',
  orderNo: '101-7',
  orderType: 1300,
  state: 'completed',
  payState: 'paid',
  steps: [],
  createdAt: '2026-11-28T01:05:00.000Z',
  totalPaidAmount: 1250,
  currency: { currencyCode: 'USD', internationalSystemOfUnits: 2 },
} as unknown as BoardOrder

test('The file of the history has the times of the store, its time zone and amounts with decimals (ORDER-12)', () => {
  const [header, row] = fileRows([order], 'America/New_York')
  expect(header?.[1]).toContain('(America/New_York)')
  expect(row).toContain('2026-11-27 20:05')
  expect(row).toContain('12.50')
  expect(row).toHaveLength(header?.length ?? 0)
})

test('More orders than one file holds are refused instead of left out (ORDER-12)', async () => {
  send.mockImplementation(() => Promise.resolve({ orders: Array<BoardOrder>(5001).fill(order), more: true }))
  await expect(allOf(101, { text: '', table: '' })).rejects.toThrow('history.tooMany')
  send.mockImplementationOnce(() => Promise.resolve({ orders: [order], more: false }))
  expect(await allOf(101, { text: '', table: '' })).toHaveLength(1)
})

test('The file is named by the days it is limited to (ORDER-12)', () => {
  expect(fileNameOf({ text: '', table: '' })).toBe('orders.csv')
  expect(fileNameOf({ text: '', table: '', from: '2026-11-01', until: '2026-11-27' })).toBe(
    'orders-from-2026-11-01-to-2026-11-27.csv',
  )
})
