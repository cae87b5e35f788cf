import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of saving stalls, member prices and menu files; each names the field. */
export const staffMenuCodes = {
  stallTwice: { code: 'CON-02-0060', shows: 'toast' },
  stallDishesMissing: { code: 'CON-02-0061', shows: 'toast' },
  stallDishTwice: { code: 'CON-02-0062', shows: 'toast' },
  stallLimits: { code: 'CON-02-0063', shows: 'toast' },
  stallInterval: { code: 'CON-02-0064', shows: 'toast' },
  stallLastOrder: { code: 'CON-02-0065', shows: 'toast' },
  taxUnknown: { code: 'CON-02-0066', shows: 'toast' },
  stallLaid: { code: 'CON-02-0067', shows: 'toast' },
  stallUnknown: { code: 'CON-02-0068', shows: 'toast' },
  memberPriceHigh: { code: 'CON-04-0036', shows: 'toast' },
  menuFileMissing: { code: 'CON-06-0030', shows: 'toast' },
  menuFileFaulty: { code: 'CON-06-0031', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffMenuTexts = {
  stallTwice: {
    en_US: 'This is listed twice. Remove one.',
    zh_CN: '重复了，请只保留一个。',
    ar: 'هذا مكرر. يُرجى إبقاء واحد فقط.',
  },
  stallDishesMissing: {
    en_US: 'Add at least one dish to the station.',
    zh_CN: '请至少在档口放一道菜。',
    ar: 'ضع طبقًا واحدًا على الأقل في الركن.',
  },
  stallDishTwice: {
    en_US: 'This dish is listed twice.',
    zh_CN: '该菜品在档口中重复。',
    ar: 'هذا الطبق مكرر في الركن.',
  },
  stallLimits: {
    en_US: 'Plates per dish can’t exceed the total of {most}.',
    zh_CN: '该档口总共只供应{most}份，单道菜不能更多。',
    ar: 'يقدّم الركن {most} من الأطباق إجمالًا، ولا يمكن أن يقدّم من صنف واحد أكثر من ذلك.',
  },
  stallInterval: {
    en_US: 'The limit must reset within the stay of {minutes} minutes.',
    zh_CN: '客人用餐{minutes}分钟，份数须在此之前重新计算。',
    ar: 'يبقى الضيوف {minutes} دقيقة، فيجب أن يتجدد عدد الأطباق قبل ذلك.',
  },
  stallLastOrder: {
    en_US: 'Last order must be before the end of the stay.',
    zh_CN: '最后点单须在用餐结束之前。',
    ar: 'يجب أن يكون آخر طلب قبل نهاية مدة البقاء.',
  },
  taxUnknown: {
    en_US: 'This tax doesn’t exist at this store.',
    zh_CN: '门店没有此税种。',
    ar: 'لا توجد هذه الضريبة في الفرع.',
  },
  stallLaid: {
    en_US: '{stall} is used at {tables}. Remove it from these tables first.',
    zh_CN: '{stall}正用于餐桌{tables}，请先从这些餐桌移除。',
    ar: '{stall} على الطاولات {tables}. أزله منها أولًا.',
  },
  stallUnknown: {
    en_US: 'This station no longer exists. Open the table again.',
    zh_CN: '菜单中已没有此档口，请重新打开该餐桌。',
    ar: 'لم يعد هذا الركن في القائمة. افتح الطاولة من جديد.',
  },
  memberPriceHigh: {
    en_US: 'The member price must be lower than the regular price.',
    zh_CN: '会员价须低于普通价。',
    ar: 'سعر الأعضاء يجب أن يكون أقل من السعر العادي.',
  },
  menuFileMissing: {
    en_US: 'Choose a file up to 8 MB.',
    zh_CN: '请选择不超过 8 MB 的文件。',
    ar: 'اختر ملفًا لا يتجاوز 8 ميغابايت.',
  },
  menuFileFaulty: {
    en_US: 'The file has errors, so nothing was imported. Fix them and choose it again.',
    zh_CN: '文件有误，未导入任何内容。请更正后重新选择。',
    ar: 'في الملف أخطاء، لذلك لم يُستورد شيء. صحّحها ثم اختر الملف من جديد.',
  },
} satisfies RefusalTexts<typeof staffMenuCodes>
