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

test('Several taxes of one kind are one line of the total; a single one stays (PRICE-5)', () => {
  const entries = entriesOf([...totalLines, line('taxIncluded', 9)])
  const shown = entries.map(entry => ('taxes' in entry ? entry.taxes.map(({ id }) => id) : entry.id))
  expect(shown).toEqual(['items', 'lunch', 'ride', 'packing', ['state', 'city'], 'taxIncluded'])
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
