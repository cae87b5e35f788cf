import { type Currency, parseAmount } from '@comanda/domain/money'
import type { Methods } from '../api.ts'

export type TipOffer = NonNullable<Methods['tip']>

/** The guest's tip: one of the choices by index, none, or a typed amount. */
export type TipChoice = { kind: 'choice'; index: number } | { kind: 'none' } | { kind: 'own'; text: string }

/** Initial tip: the preselected choice. PRICE-7 */
export const initialTip = ({ choices, config }: TipOffer): TipChoice =>
  choices[config.defaultIndex] ? { kind: 'choice', index: config.defaultIndex } : { kind: 'none' }

/** Parses a typed amount with a decimal comma or point. */
export const parseOwn = (text: string, currency: Currency) =>
  parseAmount(text, currency.internationalSystemOfUnits, ',')

/** Amount of a tip in minor units; undefined while the typed amount is invalid. */
export function tipOf(tip: TipChoice, offer: TipOffer, currency: Currency): number | undefined {
  if (tip.kind === 'none') return 0
  if (tip.kind === 'choice') return offer.choices[tip.index]?.tipAmount ?? 0
  const typed = parseOwn(tip.text, currency)
  return typed !== undefined && typed >= 0 && typed <= offer.mostAmount ? typed : undefined
}
