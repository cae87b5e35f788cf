import { indexMenu, inOneLanguage } from '@comanda/domain/menu'
import { dish, menuOf } from '@comanda/domain/menu/testing'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { onNotice } from '../../../platform/notices.ts'
import { choice, phoneIn, TestServerCart } from '../testing.ts'
import { actionsOn } from './use-cart.ts'

// A reduced quantity is announced.
beforeAll(() => void onNotice(() => {}))

const sale = fc.record({
  saleMin: fc.integer({ min: 1, max: 4 }),
  saleStep: fc.integer({ min: 1, max: 3 }),
  limitSale: fc.constantFrom(0, 3, 5, 9),
  limitSaleType: fc.constantFrom(0 as const, 1 as const),
})
const left = fc.constantFrom(undefined, 0, 1, 2, 5, 8)

/** A phone whose menu sells `a` so, with a line of it already, and one of it otherwise chosen. */
async function phone(of: { sale: typeof sale extends fc.Arbitrary<infer S> ? S : never; left: number | undefined }) {
  const store = await phoneIn(new TestServerCart())
  const { document } = menuOf([dish('a', { saleSettings: of.sale })])
  const stock = of.left === undefined ? {} : { a: of.left }
  const index = indexMenu(inOneLanguage(document, 'en_US'))
  store.setMenu({ index, stock, at: { weekday: 1, minutes: 700 }, member: false })
  const cart = actionsOn(store)
  const quantityInCart = () => store.view().lines.find(it => it.remark === '')?.quantity ?? 0
  return { cart, held: quantityInCart }
}

it('The maximum of the dish sheet is exactly what the cart accepts (CART-2, CART-3)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ sale, left }),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 0, max: 4 }),
      async (of, same, other, steps) => {
        const { cart, held: quantityInCart } = await phone(of)
        const some = of.sale.saleMin + steps * of.sale.saleStep
        if (same) cart.add({ ...choice('a'), quantity: some })
        if (other) cart.add({ ...choice('a'), remark: 'no salt', quantity: some })
        const before = quantityInCart()
        const room = cart.room?.(choice('a'))
        if (!room) throw new Error('the cart could not tell')
        expect(room.first).toBe(before > 0 ? of.sale.saleStep : of.sale.saleMin)
        cart.add({ ...choice('a'), quantity: room.first + 30 * of.sale.saleStep })
        const most = of.left === undefined && of.sale.limitSale === 0 ? room.first + 30 * of.sale.saleStep : room.most
        expect(quantityInCart() - before).toBe(most)
      },
    ),
    { numRuns: 150 },
  )
})

it('A choice that the rules refuse has no maximum (CART-3)', async () => {
  const { cart } = await phone({ sale: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 }, left: 3 })
  expect(cart.room?.({ ...choice('a'), unitId: 'gone' })).toBeUndefined()
  expect(cart.room?.(choice('a'))).toEqual({ first: 1, most: 3 })
})
