import type { cart as calls } from '@comanda/contract/cart'
import { isRefusal, refuse } from '@comanda/contract/core'
import type { Handler } from '../../platform/http/index.ts'
import { answerCart } from './answer.ts'
import { type ChangeCart, newCart } from './change-cart.ts'
import type { Needs } from './needs.ts'
import { ownOnly } from './own-lines.ts'
import { findCart } from './queries.ts'
import type { createSurroundings } from './surroundings.ts'

type Find = ReturnType<typeof createSurroundings>

/** The cart as it is; where there is none, an empty one that is not stored. */
export function queryCart(needs: Needs, surroundings: Find): Handler<typeof calls.query> {
  return async (who, ask) => {
    const around = await surroundings(who, ask)
    if (isRefusal(around)) return around
    const row = await findCart(needs.db, around.at)
    return answerCart(who, around, row ?? newCart(), {
      withPricing: ask.withPricing,
      buffetItemIds: ask.buffetItemIds,
    })
  }
}

/** Takes everything out of the cart; a friend in a group their own. CART-1 */
export function clearCart(changeCart: ChangeCart, surroundings: Find): Handler<typeof calls.clear> {
  return async (who, ask) => {
    const around = await surroundings(who, ask, true)
    if (isRefusal(around)) return around
    const done = await changeCart(around.at, who.requestId, row => {
      const lines = ownOnly(around) ? row.lines.filter(line => line.addedBy !== around.at.person) : []
      return { lines, changed: lines.length < row.lines.length }
    })
    return answerCart(who, around, done.row)
  }
}

/** What the cart comes to with promotions chosen; the version the phone has must be the cart's. CART-10 */
export function calculateCart(needs: Needs, surroundings: Find): Handler<typeof calls.calculate> {
  return async (who, ask) => {
    const around = await surroundings(who, ask)
    if (isRefusal(around)) return around
    const row = (await findCart(needs.db, around.at)) ?? newCart()
    const answer = await answerCart(who, around, row, { chosenDiscountIds: ask.executeList })
    if (ask.cartVersion !== undefined && ask.cartVersion !== row.version) {
      return refuse('cartChanged', { data: { cart: answer } })
    }
    return answer
  }
}
