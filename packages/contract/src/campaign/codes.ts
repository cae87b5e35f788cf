import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of campaigns. */
export const campaignCodes = {
  campaignOver: { code: 'CRM-08-0001', shows: 'toast' },
  campaignCollected: { code: 'CRM-08-0002', shows: 'toast' },
  birthdayNotNow: { code: 'CRM-08-0003', shows: 'toast' },
  referralWrong: { code: 'CRM-08-0004', shows: 'toast' },
  referralOwn: { code: 'CRM-08-0005', shows: 'toast' },
  referralTooLate: { code: 'CRM-08-0006', shows: 'toast' },
  packageChanged: { code: 'CRM-08-0007', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const campaignTexts = {
  campaignOver: {
    en_US: 'This offer has ended.',
    zh_CN: '此活动已结束。',
    ar: 'انتهى هذا العرض.',
  },
  campaignCollected: {
    en_US: 'You already have this gift.',
    zh_CN: '您已领取过此礼物。',
    ar: 'لقد حصلت على هذه الهدية من قبل.',
  },
  birthdayNotNow: {
    en_US: 'Your birthday gift opens around your birthday.',
    zh_CN: '生日礼物在您生日前后开放领取。',
    ar: 'تُفتح هدية عيد ميلادك قرب موعده.',
  },
  referralWrong: {
    en_US: 'This invitation code is not valid.',
    zh_CN: '此邀请码无效。',
    ar: 'رمز الدعوة هذا غير صالح.',
  },
  referralOwn: {
    en_US: 'You can’t use your own invitation.',
    zh_CN: '不能使用自己的邀请码。',
    ar: 'لا يمكنك استخدام دعوتك الخاصة.',
  },
  referralTooLate: {
    en_US: 'Invitations are for new members, before their first order.',
    zh_CN: '邀请仅适用于尚未下单的新会员。',
    ar: 'الدعوات للأعضاء الجدد قبل طلبهم الأول.',
  },
  packageChanged: {
    en_US: 'This package has changed. Check it again before you buy.',
    zh_CN: '此权益包已变更，购买前请再次确认。',
    ar: 'تغيّرت هذه الباقة. راجعها قبل الشراء.',
  },
} satisfies RefusalTexts<typeof campaignCodes>
