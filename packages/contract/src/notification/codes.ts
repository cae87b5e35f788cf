import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of notifications. */
export const notificationCodes = {
  pushUnavailable: { code: 'NTF-01-0001', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const notificationTexts = {
  pushUnavailable: {
    en_US: 'Notifications aren’t available in this browser.',
    zh_CN: '此浏览器无法使用通知。',
    ar: 'الإشعارات غير متاحة في هذا المتصفح.',
  },
} satisfies RefusalTexts<typeof notificationCodes>
