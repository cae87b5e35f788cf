import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving gift cards; each names the field. */
export const staffGiftCardCodes = {
  giftAmountsMissing: { code: 'CON-04-0016', shows: 'toast' },
  amountTwice: { code: 'CON-04-0017', shows: 'toast' },
  customBackwards: { code: 'CON-04-0018', shows: 'toast' },
  customStep: { code: 'CON-04-0019', shows: 'toast' },
  discountTwice: { code: 'CON-04-0020', shows: 'toast' },
  designsMissing: { code: 'CON-04-0021', shows: 'toast' },
  designTwice: { code: 'CON-04-0022', shows: 'toast' },
  occasionUnknown: { code: 'CON-04-0023', shows: 'toast' },
  designHeld: { code: 'CON-04-0024', shows: 'toast' },
  giftShopsFewer: { code: 'CON-04-0025', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffGiftCardTexts = {
  giftAmountsMissing: {
    en_US: 'Add an amount, or let guests choose their own.',
    zh_CN: '请添加面额，或允许自选金额。',
    ar: 'أضف مبلغًا أو اسمح بمبلغ حر.',
  },
  amountTwice: {
    en_US: 'This amount is listed twice.',
    zh_CN: '该金额重复。',
    ar: 'هذا المبلغ مكرر.',
  },
  customBackwards: {
    en_US: 'The maximum is below the minimum.',
    zh_CN: '最大金额小于最小金额。',
    ar: 'أكبر مبلغ أقل من أصغره.',
  },
  customStep: {
    en_US: 'The steps don’t fit between minimum and maximum.',
    zh_CN: '最小与最大金额之间须为整步。',
    ar: 'يجب أن تكون الخطوات كاملة بين أصغر مبلغ وأكبره.',
  },
  discountTwice: {
    en_US: 'Two discounts start at the same amount.',
    zh_CN: '两个折扣的起点相同。',
    ar: 'خصمان يبدآن من المبلغ نفسه.',
  },
  designsMissing: {
    en_US: 'Add at least one design.',
    zh_CN: '请至少添加一个卡面。',
    ar: 'أضف تصميمًا واحدًا على الأقل.',
  },
  designTwice: {
    en_US: 'This design is listed twice.',
    zh_CN: '该卡面重复。',
    ar: 'هذا التصميم مكرر.',
  },
  occasionUnknown: {
    en_US: 'This occasion isn’t in the list.',
    zh_CN: '该主题不在列表中。',
    ar: 'هذه المناسبة ليست في القائمة.',
  },
  designHeld: {
    en_US: 'Cards with this design have been issued, so it can’t be removed.',
    zh_CN: '已有顾客持有该卡面，必须保留。',
    ar: 'هناك بطاقات بهذا التصميم: يجب أن يبقى.',
  },
  giftShopsFewer: {
    en_US: 'Issued cards are valid at these stores, so none can be removed. Create a new gift card.',
    zh_CN: '已售出的卡在更多门店可用，不能减少门店。请新建一种卡。',
    ar: 'هناك بطاقات صالحة في فروع أكثر: لا يمكن إنقاصها. ابدأ نوعًا جديدًا.',
  },
} satisfies RefusalTexts<typeof staffGiftCardCodes>
