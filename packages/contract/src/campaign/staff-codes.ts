import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving campaigns, which name the field, and of using packages. */
export const staffCampaignCodes = {
  campaignBackwards: { code: 'CON-08-0001', shows: 'toast' },
  rewardMissing: { code: 'CON-08-0002', shows: 'toast' },
  bonusCurrencyUnfit: { code: 'CON-08-0003', shows: 'toast' },
  streakTwice: { code: 'CON-08-0004', shows: 'toast' },
  rightsMissing: { code: 'CON-08-0005', shows: 'toast' },
  campaignKindFixed: { code: 'CON-08-0006', shows: 'toast' },
  rightsCodeWrong: { code: 'CON-08-0007', shows: 'toast' },
  rightUsedUp: { code: 'CON-08-0008', shows: 'toast' },
  rightsExpired: { code: 'CON-08-0009', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffCampaignTexts = {
  campaignBackwards: {
    en_US: 'The last day is before the first.',
    zh_CN: '结束日早于开始日。',
    ar: 'اليوم الأخير قبل اليوم الأول.',
  },
  rewardMissing: {
    en_US: 'Enter points, a bonus or a coupon.',
    zh_CN: '请填写积分、赠送金额或优惠券。',
    ar: 'أدخل نقاطًا أو مكافأة أو قسيمة.',
  },
  bonusCurrencyUnfit: {
    en_US: 'A bonus is only possible in the currency of the member card.',
    zh_CN: '赠送金额只能使用会员卡的币种。',
    ar: 'المكافأة ممكنة بعملة بطاقة العضوية فقط.',
  },
  streakTwice: {
    en_US: 'This number of days is listed twice.',
    zh_CN: '该天数重复。',
    ar: 'عدد الأيام هذا مكرر.',
  },
  rightsMissing: {
    en_US: 'Add at least one item or gift to the package.',
    zh_CN: '请为权益包添加至少一项权益或礼品。',
    ar: 'أضف حقًا أو هدية واحدة على الأقل إلى الباقة.',
  },
  campaignKindFixed: {
    en_US: 'The type and currency of a campaign can’t change. Create a new campaign.',
    zh_CN: '活动的类型和币种不能更改。请新建活动。',
    ar: 'لا يمكن تغيير نوع الحملة أو عملتها. أنشئ حملة جديدة.',
  },
  rightsCodeWrong: {
    en_US: 'No paid package with this code.',
    zh_CN: '没有使用此代码的已付款权益包。',
    ar: 'لا توجد باقة مدفوعة بهذا الرمز.',
  },
  rightUsedUp: {
    en_US: 'This item has been used up.',
    zh_CN: '此权益已用完。',
    ar: 'استُنفد هذا الحق.',
  },
  rightsExpired: {
    en_US: 'This package has expired.',
    zh_CN: '此权益包已过期。',
    ar: 'انتهت صلاحية هذه الباقة.',
  },
} satisfies RefusalTexts<typeof staffCampaignCodes>
