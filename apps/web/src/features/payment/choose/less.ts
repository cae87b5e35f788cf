import { leastByPoints } from '@comanda/domain/card'
import type { Currency, Money } from '@comanda/domain/money'
import type { OwnMeans } from '../api.ts'
import { parseOwn } from './tip-wish.ts'

export interface Less {
  /** At most so much of the means is used; absent: as much as it may. */
  most?: Money
  fault?: 'outside' | 'tooFew'
  /** The amount the fault is told with. */
  bound?: Money
}

/**
 * How much of a means a guest wants used, as it was typed. Points pay from their least amount on: below it none are used, and
 * it is said so. PAY-2
 */
export function lessOf(text: string, { usable, points }: OwnMeans, currency: Currency): Less {
  if (text === '') return {}
  const most = parseOwn(text, currency)
  if (most === undefined || most <= 0 || most > usable) return { fault: 'outside', bound: usable }
  const least = points && leastByPoints(points)
  return least !== undefined && most < least ? { most, fault: 'tooFew', bound: least } : { most }
}
