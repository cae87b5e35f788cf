import { cart as calls } from '@comanda/contract/cart'
import { isRefusal, refuse } from '@comanda/contract/core'
import { CALCULATIONS, createBurstLimit } from '../../../platform/burst-limit.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { answerCart } from '../answer.ts'
import { type ChangeCart, newCart } from './change-cart.ts'
import type { Deps } from '../deps.ts'
import { ownOnly } from '../order/own-lines.ts'
import { findCart } from '../queries.ts'
import type { createCartContext } from '../cart-context.ts'

type Find = ReturnType<typeof createCartContext>

/** The current cart; if there is none, an empty one that is not stored. */
export function queryCart(deps: Deps, findContext: Find): Handler<typeof calls.query> {
  return async (caller, input) => {
    const context = await findContext(caller, input)
    if (isRefusal(context)) return context
    const row = await findCart(deps.db, context.at)
    return answerCart(caller, context, row ?? newCart(), {
      withPricing: input.withPricing,
      buffetItemIds: input.buffetItemIds,
    })
  }
}

/** Removes all lines from the cart; for a friend in a group only their own. CART-1 */
export function clearCart(changeCart: ChangeCart, findContext: Find): Handler<typeof calls.clear> {
  return changeWithOwnTransaction(calls.clear, 'request id in the row', async (caller, input) => {
    const context = await findContext(caller, input, true)
    if (isRefusal(context)) return context
    const done = await changeCart(context.at, caller.requestId, row => {
      const lines = ownOnly(context) ? row.lines.filter(line => line.addedBy !== context.at.person) : []
      return { lines, changed: lines.length < row.lines.length }
    })
    return answerCart(caller, context, done.row)
  })
}

/** The cart's price with the chosen promotions; the phone must have the cart's current version. CART-10 */
export function calculateCart(deps: Deps, findContext: Find): Handler<typeof calls.calculate> {
  const mayCalculate = createBurstLimit(deps.clock, CALCULATIONS)
  return async (caller, input) => {
    if (!mayCalculate(caller.session.owner)) return refuse('tooMany')
    const context = await findContext(caller, input)
    if (isRefusal(context)) return context
    const row = (await findCart(deps.db, context.at)) ?? newCart()
    const answer = await answerCart(caller, context, row, { chosenDiscountIds: input.executeList })
    if (input.cartVersion !== undefined && input.cartVersion !== row.version) {
      return refuse('cartChanged', { data: { cart: answer } })
    }
    return answer
  }
}
