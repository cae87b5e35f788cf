import type { PartState } from './types.ts'

/** Time a part is reserved for its payer, in ms; afterwards it is released. */
export const PART_RETENTION_MS = 5 * 60_000

/** Maximum number of even shares. */
export const MAX_SHARES = 30

/**
 * Allowed state transitions of a part. Money that arrives late, for a released part, is accepted if the bill still has room for
 * it, and refunded otherwise. M8
 */
export const partLife = {
  open: ['paid', 'freed', 'refunding'],
  freed: ['paid', 'refunding'],
  paid: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
} as const satisfies Record<PartState, readonly PartState[]>

/** Whether a part may change from one state to another. */
export const mayBecome = (from: PartState, to: PartState): boolean => {
  const next: readonly PartState[] = partLife[from]
  return next.includes(to)
}
