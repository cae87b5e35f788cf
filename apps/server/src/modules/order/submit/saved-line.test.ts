import type { CartLine, PricedLine } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { lineToSave } from './new-order.ts'

const put = { itemKey: 'soup', foodId: 'soup', quantity: 1, seenAmount: money(900) } as CartLine
const priced = { ...put, unitAmount: money(1000), amount: money(1000), discountAmount: money(0) } as PricedLine

const savedLine = (line: PricedLine) =>
  lineToSave(line, { kitchen: { names: new Map(), makings: new Map() }, cart: { lines: [put] } }).seenAmount

test('An order saves the agreed price, so that ordering again compares with it (ORDER-9, O5)', () => {
  expect(savedLine({ ...priced, priceWas: money(900) })).toBe(1000)
  expect(savedLine({ ...priced, unitAmount: money(900) })).toBe(900)
})
