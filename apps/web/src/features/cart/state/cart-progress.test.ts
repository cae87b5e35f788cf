import type { TotalLine } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { addedLaterText, progressOf, subtotalOf } from './cart-progress.ts'
import { entriesOf } from '../panel/total-lines.tsx'
import type { Cart } from './use-cart.ts'

const line = (kind: TotalLine['kind'], amount: number, id: string = kind, rule = ''): TotalLine => ({
  kind,
  id,
  name: {},
  amount: money(amount),
  rule,
  ruleParams: {},
})
const totalLines = [
  line('items', 5000),
  line('discount', -500, 'lunch', 'cart.rule.promotion'),
  line('discount', -300, 'ride', 'cart.rule.promotionDelivery'),
  line('packing', 25),
  line('tax', 222, 'state'),
  line('tax', 111, 'city'),
]

test('The subtotal is the dishes less their discounts, without fees and taxes (PRICE-2)', () => {
  expect(subtotalOf({ totalLines })).toBe(4500)
})

test('What is added later is named: taxes, fees or nothing (PRICE-5, PRICE-6)', () => {
  const textOf = (lines: TotalLine[], delivers = false) => addedLaterText({ totalLines: lines }, delivers)
  expect(textOf(totalLines)).toBe('cart.plusTaxAndFees')
  expect(textOf([line('items', 5), line('tax', 1)])).toBe('cart.plusTax')
  expect(textOf([line('items', 5), line('taxIncluded', 1)])).toBeUndefined()
  expect(textOf([line('items', 5)], true)).toBe('cart.plusFees')
})

const shownOf = (entries: ReturnType<typeof entriesOf>) =>
  entries.map(entry => ('parts' in entry ? entry.parts.map(({ id }) => id) : entry.id))

test('Several taxes of one kind are one line of the total; a single one stays (PRICE-5)', () => {
  const entries = entriesOf([...totalLines, line('taxIncluded', 9)])
  expect(shownOf(entries)).toEqual(['items', 'lunch', 'ride', 'packing', ['state', 'city'], 'taxIncluded'])
})

test('Fees and added taxes are one line of a brief total; delivery, tip and included taxes are not among them (PRICE-5)', () => {
  const more = [line('delivery', 300), line('tip', 500), line('cardFee', 37), line('taxIncluded', 9)]
  const shown = shownOf(entriesOf([...totalLines, ...more], true))
  const joined = ['packing', 'state', 'city', 'cardFee']
  expect(shown).toEqual(['items', 'lunch', 'ride', joined, 'delivery', 'tip', 'taxIncluded'])
})

test('Progress is that towards the minimum order, else towards the nearest offer (PRICE-2, PRICE-6)', () => {
  const near = { missingAmount: money(1000), name: {}, discountId: 'pudding' }
  const currency = { currencyCode: 'USD', internationalSystemOfUnits: 2, currencySymbol: '$' }
  const calculation = { currency, itemsAmount: money(3000), nearList: [near], totalLines, missingForDelivery: money(0) }
  const cart = { lines: [{}], calculation } as unknown as Cart
  expect(progressOf(cart)).toEqual({ part: 0.75, text: 'cart.near' })
  const short = { ...calculation, missingForDelivery: money(3000) }
  expect(progressOf({ ...cart, calculation: short } as unknown as Cart)).toEqual({
    part: 0.5,
    text: 'cart.deliveryMissing',
  })
  expect(progressOf({ ...cart, lines: [] } as unknown as Cart)).toBeUndefined()
})
