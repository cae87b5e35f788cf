import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving agreements; each names the field. */
export const staffAgreementCodes = {
  agreementDayPast: { code: 'CON-04-0070', shows: 'toast' },
  agreementNeeded: { code: 'CON-04-0071', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffAgreementTexts = {
  agreementDayPast: {
    en_US: 'A new version starts today or later.',
    zh_CN: '新版本须从今天或以后开始生效。',
    ar: 'تبدأ النسخة الجديدة اليوم أو بعده.',
  },
  agreementNeeded: {
    en_US: 'Describe what’s new for guests who accepted the previous version.',
    zh_CN: '请说明有何变化，以便已接受旧版本的客人了解。',
    ar: 'اذكر الجديد ليراه الضيوف الذين وافقوا على النسخة السابقة.',
  },
} satisfies RefusalTexts<typeof staffAgreementCodes>
