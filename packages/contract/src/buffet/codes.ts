import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of opening a buffet. */
export const buffetCodes = {
  /** The table is laid with no stall. */
  noBuffetHere: { code: 'CART-02-0001', message: 'refusal.buffet.noneHere', shows: 'toast' },
  /** More people than the table seats, or nobody. `bound`: its seats. S4 */
  buffetSeats: { code: 'CART-02-0002', message: 'refusal.buffet.seats', shows: 'toast' },
  /** Fewer than those whose price is on an order already. */
  buffetCharged: { code: 'CART-02-0003', message: 'refusal.buffet.charged', shows: 'dialog' },
  /** The time of the party before is over, and it owes something still: only staff free the table. C6 */
  buffetOwing: { code: 'CART-02-0004', message: 'refusal.buffet.owing', shows: 'dialog' },
  /** To staff who let the next party sit down: the one before owes something still. C6 */
  partyOwing: { code: 'CART-02-0005', message: 'refusal.buffet.partyOwing', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>
