import { type CartLine, MAX_LINES, MAX_LINE_QUANTITY } from '@comanda/domain/cart'
import type { Tx } from '../../../platform/db/index.ts'
import { dropCart, giveCart, lockCartsOf, type OwnedCart, saveCart } from '../queries.ts'

/** The guest and the account that takes over the guest's carts. */
export interface Claim {
  corporationId: number
  from: string
  to: string
  now: Date
}

const placeOf = (cart: OwnedCart): string => [cart.shop_id, cart.biz_type, cart.table_id, cart.pre_order].join(' ')

/**
 * Moves a guest's carts into the account. Where both have one at the same place the guest's lines are added to the
 * account's, so that the latest choices are not lost, and the new version is above both. LOGIN-3, C1
 */
export async function claimCarts(tx: Tx, { corporationId, from, to, now }: Claim): Promise<void> {
  const guests = await lockCartsOf(tx, corporationId, from)
  if (guests.length === 0) return
  const own = new Map((await lockCartsOf(tx, corporationId, to)).map(cart => [placeOf(cart), cart]))
  for (const cart of guests) {
    const lines = cart.lines.map(line => ({ ...line, addedBy: line.addedBy === from ? to : line.addedBy }))
    const existing = own.get(placeOf(cart))
    if (!existing) {
      await giveCart(tx, corporationId, { cartId: cart.cart_id, to, lines, now })
      continue
    }
    const version = Math.max(cart.version, existing.version) + 1
    const merged = {
      ...existing,
      version,
      people: Math.max(cart.people, existing.people),
      lines: joined(existing.lines, lines),
    }
    await saveCart(tx, corporationId, merged, now)
    await dropCart(tx, corporationId, cart.cart_id)
  }
}

/**
 * Merges lines: the same choice in both carts becomes one line with both quantities. Limits are checked when the cart
 * is next shown.
 */
function joined(own: readonly CartLine[], guests: readonly CartLine[]): CartLine[] {
  const lines = new Map(own.map(line => [line.itemKey, line]))
  for (const line of guests) {
    const quantity = Math.min(MAX_LINE_QUANTITY, (lines.get(line.itemKey)?.quantity ?? 0) + line.quantity)
    lines.set(line.itemKey, { ...line, quantity })
  }
  return [...lines.values()].slice(0, MAX_LINES)
}
