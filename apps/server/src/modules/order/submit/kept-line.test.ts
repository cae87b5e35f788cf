import type { CartLine, PricedLine } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { keptLine } from './new-order.ts'

const put = { itemKey: 'soup', foodId: 'soup', quantity: 1, seenAmount: money(900) } as CartLine
const priced = { ...put, unitAmount: money(1000), amount: money(1000), discountAmount: money(0) } as PricedLine

const kept = (line: PricedLine) =>
  keptLine(line, { kitchen: { names: new Map(), makings: new Map() }, cart: { lines: [put] } }).seenAmount

test('an order keeps the price that was agreed to, so that the same again is told by that one · ORDER-9, O5', () => {
  expect(kept({ ...priced, priceWas: money(900) })).toBe(1000)
  expect(kept({ ...priced, unitAmount: money(900) })).toBe(900)
})
