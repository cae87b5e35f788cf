import { expect, it } from 'vitest'
import { choice, phoneIn, TestServerCart } from './testing.ts'
import { actionsOn } from './state/use-cart.ts'

it('A tap adds the first quantity of a new choice, else one step (CART-2)', async () => {
  const store = await phoneIn(new TestServerCart())
  const cart = actionsOn(store)
  const shown = () => store.view().lines.map(({ remark, quantity }) => [remark, quantity])
  cart.add({ ...choice('pair'), remark: 'no onion', quantity: 3 })
  cart.tap(choice('pair'))
  expect(shown()).toEqual([
    ['no onion', 3],
    ['', 2],
  ])
  cart.tap({ ...choice('pair'), quantity: 2 })
  expect(shown().at(-1)).toEqual(['', 3])
})
