import { leastByPoints } from '@comanda/domain/card'
import type { Currency, Money } from '@comanda/domain/money'
import type { OwnMethod } from '../api.ts'
import { parseOwn } from './tip-choice.ts'

export interface AmountToUse {
  /** Maximum amount to use; absent: as much as possible. */
  most?: Money
  fault?: 'outside' | 'tooFew'
  /** Amount shown with the error. */
  bound?: Money
}

/**
 * Parses the amount of a payment method the guest wants to use. Points have a minimum: below it none are used, with an
 * error. PAY-2
 */
export function parseAmountToUse(text: string, { usable, points }: OwnMethod, currency: Currency): AmountToUse {
  if (text === '') return {}
  const most = parseOwn(text, currency)
  if (most === undefined || most <= 0 || most > usable) return { fault: 'outside', bound: usable }
  const least = points && leastByPoints(points)
  return least !== undefined && most < least ? { most, fault: 'tooFew', bound: least } : { most }
}
