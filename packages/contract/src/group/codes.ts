import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of ordering together by link. */
export const groupCodes = {
  /** No group order has this code, or it is over. */
  groupUnknown: { code: 'CART-03-0001', message: 'refusal.group.unknown', shows: 'silent' },
  /** Friends may no longer choose: it is locked, its time has passed, or it is ordered. */
  groupLocked: { code: 'CART-03-0002', message: 'refusal.group.locked', shows: 'toast' },
  /** `bound`: phones in one group. */
  groupFull: { code: 'CART-03-0003', message: 'refusal.group.full', shows: 'dialog' },
  /** Only who began it may. */
  groupHostOnly: { code: 'CART-03-0004', message: 'refusal.group.hostOnly', shows: 'toast' },
  /** Who began it does not leave, but calls it off. */
  groupHostStays: { code: 'CART-03-0005', message: 'refusal.group.hostStays', shows: 'toast' },
  /** Too many begun in a short time. */
  groupTooMany: { code: 'CART-03-0006', message: 'refusal.group.tooMany', shows: 'dialog' },
  /** In a group each changes their own dishes; the host may change all. */
  lineOfOther: { code: 'CART-03-0007', message: 'refusal.group.lineOfOther', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
