import { expect, it } from 'vitest'
import { amountsOf } from './amounts.ts'

const NO_END = Number.POSITIVE_INFINITY
const sale = (saleMin: number, saleStep: number, limitSale = 0, limitSaleType: 0 | 1 = 0) => ({
  saleSettings: { saleMin, saleStep, limitSale, limitSaleType },
})
const input = { item: sale(1, 1), inCart: 0, left: NO_END, room: undefined, steps: 0 }

it("The quantity in the dish sheet stays within the cart's maximum and on its steps (CART-2, CART-3)", () => {
  const most = (own: object) => amountsOf({ ...input, ...own }).most
  expect([most({}), most({ left: 7 }), most({ left: 7, room: { first: 1, most: 4 } })]).toEqual([999, 7, 4])
  expect(most({ item: sale(2, 3), left: 7 })).toBe(5)
  expect(most({ item: sale(1, 1, 3), inCart: 2 })).toBe(1)
  expect(most({ item: sale(1, 1, 3, 1), inCart: 2 })).toBe(999)
})

it('A choice in the cart continues in steps; a new one starts with the first quantity (CART-2)', () => {
  const item = sale(2, 3)
  expect(amountsOf({ ...input, item, steps: 1 })).toMatchObject({ first: 2, count: 5 })
  expect(amountsOf({ ...input, item, steps: 1, room: { first: 3, most: 9 } })).toMatchObject({
    first: 3,
    count: 6,
    most: 9,
  })
})

it('The quantity follows the stock down; too little for the first quantity is reported (CART-3)', () => {
  expect(amountsOf({ ...input, steps: 4, left: 3 })).toMatchObject({ count: 3, most: 3 })
  const none = amountsOf({ ...input, item: sale(2, 1), left: 1 })
  expect(none.most).toBeLessThan(none.first)
  expect(none.count).toBe(2)
})
