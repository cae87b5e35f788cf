import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving points, levels and programs; each names the field. */
export const staffCardCodes = {
  currencyTwice: { code: 'CON-04-0007', shows: 'toast' },
  pointsWorthTooMuch: { code: 'CON-04-0009', shows: 'toast' },
  levelsMissing: { code: 'CON-04-0010', shows: 'toast' },
  levelTwice: { code: 'CON-04-0011', shows: 'toast' },
  levelGrowthOrder: { code: 'CON-04-0012', shows: 'toast' },
  levelKeepTooHigh: { code: 'CON-04-0013', shows: 'toast' },
  levelHeld: { code: 'CON-04-0014', shows: 'toast' },
  rightUnknown: { code: 'CON-04-0015', shows: 'toast' },
  currencyFixed: { code: 'CON-04-0060', shows: 'toast' },
  daysBackwards: { code: 'CON-04-0061', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffCardTexts = {
  currencyTwice: {
    en_US: 'This currency is listed twice.',
    zh_CN: '该币种重复。',
    ar: 'هذه العملة مكررة.',
  },
  pointsWorthTooMuch: {
    en_US: 'Points would be worth as much as the amount spent. Enter fewer.',
    zh_CN: '这样返还的积分价值不低于消费额，请减少。',
    ar: 'بهذا تساوي النقاط المعادة ما أُنفق. قلّلها من فضلك.',
  },
  levelsMissing: {
    en_US: 'At least one level must be shown.',
    zh_CN: '至少要显示一个等级。',
    ar: 'يجب إظهار مستوى واحد على الأقل.',
  },
  levelTwice: {
    en_US: 'Two levels have the same rank.',
    zh_CN: '两个等级的次序相同。',
    ar: 'مستويان لهما الترتيب نفسه.',
  },
  levelGrowthOrder: {
    en_US: 'Points needed must rise from level to level, starting at 0.',
    zh_CN: '成长值须从 0 起逐级递增。',
    ar: 'يجب أن يرتفع النمو من مستوى إلى آخر بدءًا من 0.',
  },
  levelKeepTooHigh: {
    en_US: 'Staying in a level can’t need more points than reaching it.',
    zh_CN: '保级成长值不能高于升级成长值。',
    ar: 'لا يمكن أن يتطلب الاحتفاظ بالمستوى نموًا أكثر من بلوغه.',
  },
  levelHeld: {
    en_US: 'Level {level} has members and can’t be removed.',
    zh_CN: '有会员处于等级 {level}，不能删除。',
    ar: 'هناك أعضاء في المستوى {level}: لا يمكن حذفه.',
  },
  currencyFixed: {
    en_US: 'The currency can’t be changed: cards of this program have a balance in it.',
    zh_CN: '币种不能更改：此计划的卡内已有该币种余额。',
    ar: 'لا يمكن تغيير العملة: في بطاقات هذا البرنامج رصيد بها.',
  },
  daysBackwards: {
    en_US: 'The last day is before the first.',
    zh_CN: '结束日早于开始日。',
    ar: 'اليوم الأخير قبل الأول.',
  },
  rightUnknown: {
    en_US: 'This benefit doesn’t exist.',
    zh_CN: '没有该权益。',
    ar: 'لا توجد ميزة كهذه.',
  },
} satisfies RefusalTexts<typeof staffCardCodes>
