import type { AttemptRow } from '../tables.ts'

/** Brand and last digits of the card that paid an attempt, as far as its provider reported them. */
export const cardOf = (
  attempt: Pick<AttemptRow, 'brand' | 'last_four'> | undefined,
): { brand?: string; lastFour?: string } => ({
  ...(attempt?.brand && { brand: attempt.brand }),
  ...(attempt?.last_four && { lastFour: attempt.last_four }),
})
