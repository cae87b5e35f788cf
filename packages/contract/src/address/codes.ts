import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of keeping addresses. */
export const addressCodes = {
  /** A field the country needs is empty. `field` names it. */
  addressIncomplete: { code: 'BASE-03-0001', message: 'refusal.addressIncomplete', shows: 'toast' },
  phoneInvalid: { code: 'BASE-03-0002', message: 'refusal.phoneInvalid', shows: 'toast' },
  addressesFull: { code: 'BASE-03-0003', message: 'refusal.addressesFull', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
