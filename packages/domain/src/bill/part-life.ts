import type { PartState } from './types.ts'

/** Milliseconds a part is kept for who is paying it; then it is free for the others. */
export const PART_KEPT_MS = 5 * 60_000

/** Shares an even cut has at most. */
export const WAYS_MOST = 30

/**
 * The life of a part. Money that arrives late, for a part that was freed, is taken where the bill still has room for it,
 * and goes back where it has not. M8
 */
export const partLife = {
  open: ['paid', 'freed', 'refunding'],
  freed: ['paid', 'refunding'],
  paid: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
} as const satisfies Record<PartState, readonly PartState[]>

/** Whether a part may come from one state into another. */
export const mayBecome = (from: PartState, to: PartState): boolean => {
  const next: readonly PartState[] = partLife[from]
  return next.includes(to)
}
