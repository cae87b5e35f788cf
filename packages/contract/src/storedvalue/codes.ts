import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of stored value. API-5, PAY-7 */
export const storedvalueCodes = {
  noStoredValue: { code: 'CRM-01-6001', shows: 'silent' },
  storedValueChanged: { code: 'CRM-03-0101', shows: 'toast' },
  agreementUnticked: { code: 'CRM-03-0102', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const storedvalueTexts = {
  noStoredValue: {
    en_US: 'No top-ups available here yet.',
    zh_CN: '暂无充值方案。',
    ar: 'لا توجد خيارات شحن هنا بعد.',
  },
  storedValueChanged: {
    en_US: 'The terms just changed. Choose again.',
    zh_CN: '充值条款刚刚更新，请重新选择。',
    ar: 'تغيّرت الشروط للتو. اختر من جديد.',
  },
  agreementUnticked: {
    en_US: 'Accept the terms first.',
    zh_CN: '请先同意条款。',
    ar: 'وافق على الشروط أولًا.',
  },
} satisfies RefusalTexts<typeof storedvalueCodes>
