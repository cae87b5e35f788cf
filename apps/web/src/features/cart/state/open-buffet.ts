import type { CartRules } from '@comanda/domain/cart'
import type { CartAnswer } from './shown-cart.ts'

/** Returns the buffet as of the last answer: the server decides its times. CART-13 */
export function openBuffet({ buffet }: CartAnswer): Pick<CartRules<string>, 'buffet'> {
  const createTimeToNow = buffet?.createTimeToNow
  if (!buffet || createTimeToNow === undefined) return {}
  return { buffet: { ...buffet, createTimeToNow, ...(buffet.own && { due: buffet.own.due }) } }
}
