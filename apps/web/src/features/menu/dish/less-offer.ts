import { atRate, type Money, money } from '@comanda/domain/money'
import type { DishOffer } from '../deps.ts'

/** An amount (minor units) less what an offer takes off each piece, truncated as in the cart. PRICE-2 */
export const lessOffer = (amount: Money, offer: DishOffer | undefined): Money =>
  money(amount - atRate(amount, offer?.rate ?? 0, 'truncate'))
