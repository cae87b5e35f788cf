import { type Currency, parseAmount } from '@comanda/domain/money'
import type { Methods } from '../api.ts'

export type TipOffer = NonNullable<Methods['tip']>

/** What the guest gives: one of the choices by its place, nothing, or an amount of their own. */
export type TipWish = { wish: 'choice'; index: number } | { wish: 'none' } | { wish: 'own'; text: string }

/** The wish that stands at first: the preselected choice. PRICE-7 */
export const firstWish = ({ choices, config }: TipOffer): TipWish =>
  choices[config.defaultIndex] ? { wish: 'choice', index: config.defaultIndex } : { wish: 'none' }

/** A comma or a point, whatever the phone's keyboard offers. */
export const parseOwn = (text: string, currency: Currency) =>
  parseAmount(text, currency.internationalSystemOfUnits, ',')

/** What a wish comes to in minor units; `undefined` while what was typed is no amount one may give. */
export function tipOf(wish: TipWish, offer: TipOffer, currency: Currency): number | undefined {
  if (wish.wish === 'none') return 0
  if (wish.wish === 'choice') return offer.choices[wish.index]?.tipAmount ?? 0
  const typed = parseOwn(wish.text, currency)
  return typed !== undefined && typed >= 0 && typed <= offer.mostAmount ? typed : undefined
}
