import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of passes. */
export const passCodes = {
  /** This wallet is not configured. CARD-9 */
  passNotOffered: { code: 'PASS-01-0001', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const passTexts = {
  passNotOffered: {
    en_US: 'This wallet isn’t available here.',
    zh_CN: '暂不支持该钱包。',
    ar: 'هذه المحفظة غير متاحة هنا.',
  },
} satisfies RefusalTexts<typeof passCodes>
