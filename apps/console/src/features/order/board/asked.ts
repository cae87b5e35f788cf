import type { BoardOrder } from './columns.ts'

/** What is asked in a sheet before it is done. */
export type Asking = 'accept' | 'delay' | 'reject'
export type OnAsk = (order: BoardOrder, what: Asking) => void

type Placed = Pick<BoardOrder, 'state' | 'moves'>

/** It waits for the store's yes or no. */
export const isAnswering = ({ state }: Pick<Placed, 'state'>): boolean => state === 'placed' || state === 'checking'

/** It is promised, and not out yet. */
export const isWaiting = ({ state }: Pick<Placed, 'state'>): boolean => state === 'accepted' || state === 'preparing'

/**
 * Whether what is asked can still be done with the order as it stands now; `asked`: as it stood when the sheet was opened. An
 * order that somebody accepted meanwhile would be cancelled, which is more than was asked.
 */
export function stillPossible(what: Asking, asked: Placed, now: Placed | undefined): boolean {
  if (!now) return false
  if (what === 'accept') return isAnswering(now)
  if (what === 'delay') return isWaiting(now)
  return isAnswering(asked) === isAnswering(now) && (isAnswering(now) || now.moves.includes('cancelled'))
}
