import type { CodeEntry } from '../core/code-entry.ts'

export const startupCodes = {
  brandUnknown: { code: 'COM-07-0404', message: 'refusal.brandUnknown', shows: 'dialog' },
  pageUnknown: { code: 'COM-07-1404', message: 'refusal.pageUnknown', shows: 'toast' },
  qrRefused: { code: 'COM-07-0422', message: 'refusal.qrRefused', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
