import { cart as calls } from '@comanda/contract/cart'
import { isRefusal, refuse } from '@comanda/contract/core'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { answerCart } from '../answer.ts'
import { type ChangeCart, newCart } from './change-cart.ts'
import type { Deps } from '../deps.ts'
import { ownOnly } from '../order/own-lines.ts'
import { findCart } from '../queries.ts'
import type { createSurroundings } from '../surroundings.ts'

type Find = ReturnType<typeof createSurroundings>

/** The cart as it is; where there is none, an empty one that is not stored. */
export function queryCart(deps: Deps, surroundings: Find): Handler<typeof calls.query> {
  return async (caller, input) => {
    const around = await surroundings(caller, input)
    if (isRefusal(around)) return around
    const row = await findCart(deps.db, around.at)
    return answerCart(caller, around, row ?? newCart(), {
      withPricing: input.withPricing,
      buffetItemIds: input.buffetItemIds,
    })
  }
}

/** Takes everything out of the cart; a friend in a group their own. CART-1 */
export function clearCart(changeCart: ChangeCart, surroundings: Find): Handler<typeof calls.clear> {
  return changeWithOwnTransaction(calls.clear, 'request id in the row', async (caller, input) => {
    const around = await surroundings(caller, input, true)
    if (isRefusal(around)) return around
    const done = await changeCart(around.at, caller.requestId, row => {
      const lines = ownOnly(around) ? row.lines.filter(line => line.addedBy !== around.at.person) : []
      return { lines, changed: lines.length < row.lines.length }
    })
    return answerCart(caller, around, done.row)
  })
}

/** What the cart comes to with promotions chosen; the version the phone has must be the cart's. CART-10 */
export function calculateCart(deps: Deps, surroundings: Find): Handler<typeof calls.calculate> {
  return async (caller, input) => {
    const around = await surroundings(caller, input)
    if (isRefusal(around)) return around
    const row = (await findCart(deps.db, around.at)) ?? newCart()
    const answer = await answerCart(caller, around, row, { chosenDiscountIds: input.executeList })
    if (input.cartVersion !== undefined && input.cartVersion !== row.version) {
      return refuse('cartChanged', { data: { cart: answer } })
    }
    return answer
  }
}
