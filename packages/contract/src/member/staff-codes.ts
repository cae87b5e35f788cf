import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of what staff do with members. */
export const staffMemberCodes = {
  memberWithoutContact: { code: 'CON-09-0001', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffMemberTexts = {
  memberWithoutContact: {
    en_US: 'Keep a phone number or an email: the member signs in with it.',
    zh_CN: '请至少保留手机号或邮箱，会员需要用它登录。',
    ar: 'أبقِ رقم هاتف أو بريدًا إلكترونيًا: بهما يسجّل العضو الدخول.',
  },
} satisfies RefusalTexts<typeof staffMemberCodes>
