import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving and giving coupons; each names the field. */
export const staffCouponCodes = {
  couponCurrencyNeeded: { code: 'CON-04-0026', shows: 'toast' },
  couponDishMissing: { code: 'CON-04-0027', shows: 'toast' },
  couponWaysMissing: { code: 'CON-04-0028', shows: 'toast' },
  couponDatesUnfit: { code: 'CON-04-0030', shows: 'toast' },
  codeMissing: { code: 'CON-04-0064', shows: 'toast' },
  codeTaken: { code: 'CON-04-0065', shows: 'toast' },
  codesFixed: { code: 'CON-04-0066', shows: 'toast' },
  codesTooMany: { code: 'CON-04-0067', shows: 'toast' },
  segmentEmpty: { code: 'CON-04-0068', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffCouponTexts = {
  couponCurrencyNeeded: {
    en_US: 'Choose a currency for the amount.',
    zh_CN: '金额需要指定币种。',
    ar: 'المبلغ يحتاج إلى عملة.',
  },
  couponDishMissing: {
    en_US: 'Choose the dishes that can be free.',
    zh_CN: '请选择其中一份免费的菜品。',
    ar: 'اختر الأطباق التي يكون أحدها مجانيًا.',
  },
  couponWaysMissing: {
    en_US: 'Choose at least one order type.',
    zh_CN: '请至少选择一种点餐方式。',
    ar: 'اختر طريقة طلب واحدة على الأقل.',
  },
  codeMissing: {
    en_US: 'Enter a code with 4 to 24 letters and digits.',
    zh_CN: '请输入客人使用的代码：4 到 24 个字母或数字。',
    ar: 'اكتب الرمز الذي يدخله الضيوف: من 4 إلى 24 حرفًا ورقمًا.',
  },
  codeTaken: {
    en_US: 'This code already exists. Choose another one.',
    zh_CN: '已有相同的公开代码，请换一个。',
    ar: 'هناك رمز عام مطابق. اختر رمزًا آخر.',
  },
  codesFixed: {
    en_US: 'This can’t be changed: codes have been issued.',
    zh_CN: '代码已发出，此项不能更改。',
    ar: 'لا يمكن تغيير هذا: الرموز متداولة.',
  },
  codesTooMany: {
    en_US: 'The limit is 5000 codes at once.',
    zh_CN: '一次最多 5000 个单次代码。',
    ar: 'خمسة آلاف رمز فردي على الأكثر دفعة واحدة.',
  },
  couponDatesUnfit: {
    en_US: 'The last day is before the first, or more than two years ahead.',
    zh_CN: '结束日早于开始日，或超过两年。',
    ar: 'اليوم الأخير قبل الأول أو بعد أكثر من سنتين.',
  },
  segmentEmpty: {
    en_US: 'No member is in this segment right now.',
    zh_CN: '此分组目前没有会员。',
    ar: 'لا يوجد أعضاء في هذه الشريحة حاليًا.',
  },
} satisfies RefusalTexts<typeof staffCouponCodes>
