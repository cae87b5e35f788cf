import { type Currency, parseAmount } from '@comanda/domain/money'
import type { Methods } from '../api.ts'

export type TipOffer = NonNullable<Methods['tip']>

/** The guest's tip: one of the choices by index, none, or a typed amount. */
export type TipWish = { wish: 'choice'; index: number } | { wish: 'none' } | { wish: 'own'; text: string }

/** Initial tip: the preselected choice. PRICE-7 */
export const firstWish = ({ choices, config }: TipOffer): TipWish =>
  choices[config.defaultIndex] ? { wish: 'choice', index: config.defaultIndex } : { wish: 'none' }

/** Parses a typed amount with a decimal comma or point. */
export const parseOwn = (text: string, currency: Currency) =>
  parseAmount(text, currency.internationalSystemOfUnits, ',')

/** Amount of a tip in minor units; undefined while the typed amount is invalid. */
export function tipOf(wish: TipWish, offer: TipOffer, currency: Currency): number | undefined {
  if (wish.wish === 'none') return 0
  if (wish.wish === 'choice') return offer.choices[wish.index]?.tipAmount ?? 0
  const typed = parseOwn(wish.text, currency)
  return typed !== undefined && typed >= 0 && typed <= offer.mostAmount ? typed : undefined
}
