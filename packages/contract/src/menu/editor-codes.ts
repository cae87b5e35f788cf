import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of editing and publishing a menu; each names the field. */
export const menuEditorCodes = {
  menuNameMissing: { code: 'CON-06-0001', shows: 'toast' },
  menuEntryTwice: { code: 'CON-06-0002', shows: 'toast' },
  menuGroupUnknown: { code: 'CON-06-0003', shows: 'toast' },
  modifiersUnknown: { code: 'CON-06-0004', shows: 'toast' },
  unitUnknown: { code: 'CON-06-0005', shows: 'toast' },
  optionsMissing: { code: 'CON-06-0006', shows: 'toast' },
  minimumHigh: { code: 'CON-06-0007', shows: 'toast' },
  minimumUnreachable: { code: 'CON-06-0008', shows: 'toast' },
  defaultsTooMany: { code: 'CON-06-0009', shows: 'toast' },
  openPriceRange: { code: 'CON-06-0010', shows: 'toast' },
  weightRange: { code: 'CON-06-0011', shows: 'toast' },
  saleLimits: { code: 'CON-06-0012', shows: 'toast' },
  priceTypeTwice: { code: 'CON-06-0013', shows: 'toast' },
  firstUnitPrice: { code: 'CON-06-0014', shows: 'toast' },
  comboInCombo: { code: 'CON-06-0015', shows: 'toast' },
  exclusionUnknown: { code: 'CON-06-0016', shows: 'toast' },
  dishUnorderable: { code: 'CON-06-0017', shows: 'toast' },
  publishTimePast: { code: 'CON-06-0018', shows: 'toast' },
  publishTimesMany: { code: 'CON-06-0019', shows: 'toast' },
  dishInUse: { code: 'CON-06-0020', shows: 'toast' },
  menuFollowChain: { code: 'CON-06-0041', shows: 'toast' },
  menuFollowCurrency: { code: 'CON-06-0042', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const menuEditorTexts = {
  menuNameMissing: {
    en_US: 'Enter a name in at least one language.',
    zh_CN: '请至少用一种语言填写名称。',
    ar: 'أدخل اسمًا بلغة واحدة على الأقل.',
  },
  menuEntryTwice: {
    en_US: 'This is listed twice. Remove one.',
    zh_CN: '重复了，请删除一个。',
    ar: 'هذا مدرج مرتين. أزل واحدًا.',
  },
  menuGroupUnknown: {
    en_US: 'This group is no longer on the menu.',
    zh_CN: '该分组已不在菜单中。',
    ar: 'لم تعد هذه المجموعة في القائمة.',
  },
  modifiersUnknown: {
    en_US: 'These options are no longer on the menu.',
    zh_CN: '该选项组已不在菜单中。',
    ar: 'لم تعد هذه الخيارات في القائمة.',
  },
  unitUnknown: {
    en_US: 'Choose a size that this dish has.',
    zh_CN: '请选择该菜品已有的规格。',
    ar: 'اختر حجمًا متوفرًا لهذا الطبق.',
  },
  optionsMissing: {
    en_US: 'Add at least one choice.',
    zh_CN: '请至少添加一个选项。',
    ar: 'أضف خيارًا واحدًا على الأقل.',
  },
  minimumHigh: {
    en_US: 'The minimum can’t exceed the maximum of {most}.',
    zh_CN: '最多可选{most}个，必选数不能更多。',
    ar: 'يمكن اختيار {most} على الأكثر، فلا يمكن طلب أكثر من ذلك.',
  },
  minimumUnreachable: {
    en_US: 'There are only {most} choices. Add some or require fewer.',
    zh_CN: '只有{most}个可选，请增加选项或减少必选数。',
    ar: 'لا يوجد سوى {most} للاختيار. أضف خيارات أو اطلب عددًا أقل.',
  },
  defaultsTooMany: {
    en_US: 'Up to {most} can be preselected.',
    zh_CN: '默认最多选{most}个。',
    ar: 'يمكن تحديد {most} مسبقًا على الأكثر.',
  },
  openPriceRange: {
    en_US: 'Enter the lowest and highest price guests can set.',
    zh_CN: '请填写顾客可输入的最低价和最高价。',
    ar: 'أدخل أقل وأعلى سعر يمكن للضيف كتابته.',
  },
  weightRange: {
    en_US: 'Enter a minimum weight, a maximum weight and a step.',
    zh_CN: '请填写最小重量、最大重量和步长。',
    ar: 'أدخل أقل وزن وأكبر وزن ومقدار الزيادة.',
  },
  saleLimits: {
    en_US: 'The limit must allow the first {least}, and steps are at least 1.',
    zh_CN: '限购数须不少于首次{least}份，步长至少为1。',
    ar: 'يجب أن يسمح الحد بأول {least}، وألا تقل الزيادة عن 1.',
  },
  priceTypeTwice: {
    en_US: 'This price already exists.',
    zh_CN: '此类价格已存在。',
    ar: 'يوجد سعر من هذا النوع بالفعل.',
  },
  firstUnitPrice: {
    en_US: 'The dish price must equal its first size.',
    zh_CN: '菜品价格即第一个规格的价格。',
    ar: 'سعر الطبق هو سعر حجمه الأول.',
  },
  comboInCombo: {
    en_US: 'A combo can’t be part of another combo.',
    zh_CN: '套餐不能包含另一个套餐。',
    ar: 'لا يمكن أن تكون الوجبة جزءًا من وجبة أخرى.',
  },
  exclusionUnknown: {
    en_US: 'This rule uses an option or size the dish no longer has.',
    zh_CN: '该规则引用了菜品已没有的选项或规格。',
    ar: 'تشير هذه القاعدة إلى خيار أو حجم لم يعد للطبق.',
  },
  dishUnorderable: {
    en_US: 'This dish can’t be ordered: its required choices exclude each other.',
    zh_CN: '无法点此菜品：必选项互相排斥。',
    ar: 'لا يمكن لأحد طلب هذا الطبق: خياراته المطلوبة يستبعد بعضها بعضًا.',
  },
  publishTimePast: {
    en_US: 'Choose a time within the next year.',
    zh_CN: '请选择一年以内的未来时间。',
    ar: 'اختر وقتًا في المستقبل خلال سنة على الأكثر.',
  },
  publishTimesMany: {
    en_US: 'Ten publications are already scheduled. Cancel one first.',
    zh_CN: '已有十次定时发布，请先取消一次。',
    ar: 'هناك عشر عمليات نشر مجدولة. ألغِ واحدة أولًا.',
  },
  dishInUse: {
    en_US: 'This dish is part of {dishes}. Remove it there first.',
    zh_CN: '该菜品是{dishes}的一部分，请先从中移除。',
    ar: 'هذا الطبق جزء من {dishes}. أزله من هناك أولًا.',
  },
  menuFollowChain: {
    en_US: 'A store that others follow cannot follow, and one that follows cannot be followed.',
    zh_CN: '被其他门店沿用菜单的门店不能再沿用他店菜单，沿用他店菜单的门店也不能被沿用。',
    ar: 'الفرع الذي تتبعه فروع أخرى لا يتبع غيره، والفرع التابع لا يُتبَع.',
  },
  menuFollowCurrency: {
    en_US: 'Only stores with the same currency can share a menu.',
    zh_CN: '只有货币相同的门店才能共用菜单。',
    ar: 'لا تتشارك القائمة إلا فروع العملة نفسها.',
  },
} satisfies RefusalTexts<typeof menuEditorCodes>
