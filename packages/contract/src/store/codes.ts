import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of choosing a store. */
export const storeCodes = {
  shopUnknown: { code: 'BASE-01-0001', message: 'refusal.shopUnknown', shows: 'toast' },
  /** `data`: `{ bizTypes }`, those the store offers. */
  wayNotOffered: { code: 'BASE-01-0002', message: 'refusal.wayNotOffered', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
