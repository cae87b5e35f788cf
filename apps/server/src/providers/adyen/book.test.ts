import { expect, test } from 'vitest'
import { fieldsOf, readReport } from './book.ts'

const head =
  'Company Account,"Merchant Reference",Psp Reference,Booking Date,Main Currency,Main Amount,Record Type,More'
const line = (amount: string, currency = 'EUR', type = 'SentForSettle') =>
  `C,"1-a,b-1",PSP1,2026-11-21 10:11:12,${currency},${amount},${type},"say ""hi"""`
const book = (...lines: string[]) => readReport([head, ...lines].join('\r\n'))

test('Columns are read by name in any order; quoted fields keep their commas (M13)', () => {
  expect(fieldsOf('a,"b,""c""",,d')).toEqual(['a', 'b,"c"', '', 'd'])
  expect(book(line('12.5'))).toEqual([
    {
      at: '2026-11-21T10:11:12Z',
      reference: '1-a,b-1',
      providerReference: 'PSP1',
      status: 'captured',
      value: 1250,
      currencyCode: 'EUR',
    },
  ])
})

test('Amounts are exact in the provider’s decimals, in every currency', () => {
  expect(book(line('0.29'))?.[0]?.value).toBe(29)
  expect(book(line('1250', 'JPY'))?.[0]?.value).toBe(1250)
  expect(book(line('1.250', 'KWD'))?.[0]?.value).toBe(1250)
  expect(book(line('12.505'))).toBeUndefined()
})

test('Money a bank takes back, returns and takes again is recorded (W2)', () => {
  const types = ['Chargeback', 'ChargebackReversed', 'SecondChargeback']
  expect(book(...types.map(type => line('12.50', 'EUR', type)))?.map(({ status }) => status)).toEqual([
    'chargeback',
    'chargebackReversed',
    'chargeback',
  ])
})

test('A later stage of the same money is not counted again; an incomplete statement is invalid', () => {
  expect(book(line('1.00', 'EUR', 'Settled'), line('1.00', 'EUR', 'Refunded'))).toEqual([])
  expect(book(line('none'))).toBeUndefined()
  expect(readReport('<html>502</html>')).toBeUndefined()
})
