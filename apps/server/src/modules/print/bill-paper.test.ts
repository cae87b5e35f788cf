import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import type { BoardOrder, ChosenOrder } from '../../ports/order.ts'
import { billPaper } from './bill-paper.ts'
import { printFormatOf } from './print-format.ts'

const currency = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const line = (itemKey: string, displayName: string, price: number, more: object = {}): BoardOrder['lines'][number] => ({
  itemKey,
  foodId: itemKey,
  displayName,
  detail: '',
  unitName: '',
  quantity: 1,
  unitAmount: money(price),
  amount: money(price),
  discountAmount: money(0),
  remark: '',
  ...more,
})
const order = (isoCode: string, phoneNumber: string): BoardOrder => ({
  orderId: '00000000-0000-4000-8000-000000000001',
  orderNo: 'E0K-MDY-D4J',
  version: 1,
  shop: {
    shopId: 101,
    shopName: { 'en-US': 'Marigold' },
    timeZone: 'America/New_York',
    addressLines: [],
    phone: '+96522250142',
    latitude: 0,
    longitude: 0,
  },
  orderType: 1300,
  state: 'accepted',
  payState: 'paid',
  pictures: [],
  itemNames: [],
  itemCount: 2,
  currency,
  totalPaidAmount: money(6000),
  time: { asap: true },
  createdAt: '2026-03-04T12:00:00.000Z',
  paymentMethod: 'out-line',
  lines: [line('feast', 'Family feast', 6000), line('gift', 'Custard pudding', 0, { giftOf: 'pudding-from-60' })],
  totals: {
    currency,
    totalLines: [],
    totalAmount: money(6000),
    totalDiscountAmount: money(0),
    totalTaxAmount: money(0),
    totalTipAmount: money(0),
    ccAmount: money(0),
    totalPaidAmount: money(6000),
  },
  people: 1,
  contact: { firstName: 'Maya', lastName: '', phoneNumber, countryCode: '1', isoCode },
  utensils: -1,
  remark: '',
  steps: [],
  mayCancel: false,
  moves: [],
})
const words = (one: BoardOrder, language = 'en-US', lines: ChosenOrder['lines'] = []) =>
  billPaper(printFormatOf({ language, timeZone: 'America/New_York' }), { order: one, lines }, language).map(row =>
    row.kind === 'text' || row.kind === 'line' ? row.text : row.kind,
  )

test.each([
  ['en-US', 'Free'],
  ['zh-CN', '赠品'],
])('A free dish is marked below its line, and no other is (%s)', (language, label) => {
  const rows = words(order('US', '2125550187'), language)
  expect(rows[rows.indexOf('Custard pudding') + 1]).toBe(`   ${label}`)
  expect(rows.filter(row => row.includes(label))).toHaveLength(1)
})

test.each([
  ['US', '2125550187', '(***) ***-**87'],
  ['JP', '9012345678', '***-****-**78'],
  ['ZZ', '12345678', '******78'],
])('Only the last two digits of a phone number are read, in its stored form (%s)', (isoCode, phone, shown) => {
  expect(words(order(isoCode, phone))).toContain(shown)
})

test('A guest’s remark keeps its lines (ORDER-8)', () => {
  const rows = words({ ...order('US', '2125550187'), remark: 'No onions.\nNo salt.' })
  expect(rows).toEqual(expect.arrayContaining([expect.stringMatching(/: No onions\.$/), 'No salt.']))
})

test('On a right-to-left paper a phone number keeps its plus and groups, and a remark its full stop', () => {
  const rows = words({ ...order('US', '2125550187'), remark: 'No onions, please.' }, 'ar')
  expect(rows.some(row => row.endsWith(': \u2068No onions, please.\u2069'))).toBe(true)
  expect(rows).toContain('\u2068+965\u00a0222\u00a050142\u2069')
  expect(rows).toContain('\u2068(***) ***-**87\u2069')
  expect(words(order('US', '2125550187'), 'en-US').join('')).not.toMatch(/[\u2068-\u2069]/)
})

test('A buffet’s receipt counts the people with paid places, each once for any number of stalls; plates alone count no one (CART-13)', () => {
  const place = (buffetPerson: string, quantity: number) => ({ buffetPerson, quantity }) as ChosenOrder['lines'][number]
  const plate = { buffetStallId: 'stall', quantity: 4 } as ChosenOrder['lines'][number]
  const atTable = { ...order('US', '2125550187'), orderType: 1100 as const, people: 1 }
  const people = (...lines: ChosenOrder['lines']) =>
    words(atTable, 'en-US', lines).filter(row => /pe(rson|ople)/.test(row))
  expect(people(place('adult', 3), place('adult', 3), place('child', 1), plate)).toEqual(['4 people'])
  expect(people(plate)).toEqual([])
  expect(people()).toEqual(['1 person'])
})

test('The store’s own words are below its name and at the end of a receipt (STORE-3)', () => {
  const pen = printFormatOf({ language: 'en-US', timeZone: 'America/New_York' })
  const texts = { header: { en_US: 'Since 1964\nCash only' }, footer: { en_US: 'See you on the quay' } }
  const rows = billPaper(pen, { order: order('US', '2125550187'), lines: [] }, 'en_US', { receipt: texts })
  const read = rows.flatMap(row => (row.kind === 'text' ? [row.text] : []))
  expect(read.slice(1, 3)).toEqual(['Since 1964', 'Cash only'])
  expect(read.at(-1)).toBe('See you on the quay')
})

test('The brand’s logo is above the store’s name where it is set (STORE-3)', () => {
  const pen = printFormatOf({ language: 'en_US', timeZone: 'UTC' })
  const one = { order: order('US', '2125550187'), lines: [] }
  expect(billPaper(pen, one, 'en_US').some(row => row.kind === 'image')).toBe(false)
  const logo = { png: 'iVBORw0KGgo=', width: 128, height: 64 }
  expect(billPaper(pen, one, 'en_US', { logo })[0]).toEqual({ kind: 'image', ...logo })
})

test('The seller’s registered name and tax number are on the receipt, the name once (STORE-3)', () => {
  const one = order('US', '2125550187')
  const sold = (legalName: string) =>
    words({ ...one, shop: { ...one.shop, seller: { legalName, taxNumber: '12-3456' } } }, 'en-US')
  expect(sold('Marigold Hospitality LLC')).toEqual(
    expect.arrayContaining(['Marigold Hospitality LLC', 'Tax number 12-3456']),
  )
  expect(sold('Marigold').filter(row => row === 'Marigold')).toHaveLength(1)
})
