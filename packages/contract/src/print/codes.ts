import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of setting up printers. */
export const printCodes = {
  printerElsewhere: { code: 'CON-01-0006', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const printTexts = {
  printerElsewhere: {
    en_US: '{host} is outside the printer networks.',
    zh_CN: '{host} 不在允许的打印机网络内。',
    ar: '{host} خارج الشبكات المسموح بها للطابعات.',
  },
} satisfies RefusalTexts<typeof printCodes>
