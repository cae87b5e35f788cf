import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of what is set up of the brand's money: each names the field. */
export const moneyCodes = {
  gearsMissing: { code: 'CON-04-0001', shows: 'toast' },
  gearTwice: { code: 'CON-04-0002', shows: 'toast' },
  bonusTooLarge: { code: 'CON-04-0003', shows: 'toast' },
  bonusEmpty: { code: 'CON-04-0004', shows: 'toast' },
  couponUnknown: { code: 'CON-04-0005', shows: 'toast' },
  shopUnfit: { code: 'CON-04-0006', shows: 'toast' },
  currencyTwice: { code: 'CON-04-0007', shows: 'toast' },
  currencyUnfit: { code: 'CON-04-0008', shows: 'toast' },
  pointsWorthTooMuch: { code: 'CON-04-0009', shows: 'toast' },
  levelsMissing: { code: 'CON-04-0010', shows: 'toast' },
  levelTwice: { code: 'CON-04-0011', shows: 'toast' },
  levelGrowthOrder: { code: 'CON-04-0012', shows: 'toast' },
  levelKeepTooHigh: { code: 'CON-04-0013', shows: 'toast' },
  levelHeld: { code: 'CON-04-0014', shows: 'toast' },
  rightUnknown: { code: 'CON-04-0015', shows: 'toast' },
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
  couponCurrencyNeeded: { code: 'CON-04-0026', shows: 'toast' },
  couponDishMissing: { code: 'CON-04-0027', shows: 'toast' },
  couponWaysMissing: { code: 'CON-04-0028', shows: 'toast' },
  dishUnknown: { code: 'CON-04-0029', shows: 'toast' },
  couponDatesUnfit: { code: 'CON-04-0030', shows: 'toast' },
  promotionTwice: { code: 'CON-04-0031', shows: 'toast' },
  promotionUnknown: { code: 'CON-04-0032', shows: 'toast' },
  promotionWays: { code: 'CON-04-0033', shows: 'toast' },
  deliveryNeeded: { code: 'CON-04-0034', shows: 'toast' },
  giftUnfit: { code: 'CON-04-0035', shows: 'toast' },
  memberPriceHigh: { code: 'CON-04-0036', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const moneyTexts = {
  gearsMissing: {
    en_US: 'Add at least one amount to top up with.',
    zh_CN: '请至少添加一个充值档位。',
    ar: 'أضف مبلغًا واحدًا للشحن على الأقل.',
  },
  gearTwice: {
    en_US: 'This amount is there twice.',
    zh_CN: '该金额重复。',
    ar: 'هذا المبلغ مكرر.',
  },
  bonusTooLarge: {
    en_US: 'What comes on top cannot be more than what is paid in.',
    zh_CN: '赠送不能多于充值金额。',
    ar: 'لا يمكن أن تزيد الإضافة على المبلغ المدفوع.',
  },
  bonusEmpty: {
    en_US: 'Say what the first top-up brings, or switch it off.',
    zh_CN: '请填写首充赠送，或将其关闭。',
    ar: 'حدد ما يجلبه أول شحن أو أوقفه.',
  },
  couponUnknown: {
    en_US: 'There is no such coupon any more.',
    zh_CN: '该优惠券已不存在。',
    ar: 'لم تعد هذه القسيمة موجودة.',
  },
  shopUnfit: {
    en_US: 'This store does not fit: it has another currency or no member program.',
    zh_CN: '该门店不符：币种不同或没有会员计划。',
    ar: 'هذا الفرع لا يناسب: عملته مختلفة أو بلا برنامج عضوية.',
  },
  currencyTwice: {
    en_US: 'This currency is there twice.',
    zh_CN: '该币种重复。',
    ar: 'هذه العملة مكررة.',
  },
  currencyUnfit: {
    en_US: 'No store has this currency.',
    zh_CN: '没有使用该币种的门店。',
    ar: 'لا فرع بهذه العملة.',
  },
  pointsWorthTooMuch: {
    en_US: 'So the points given back would be worth as much as what was spent. Please give fewer.',
    zh_CN: '这样返还的积分价值不低于消费额，请减少。',
    ar: 'بهذا تساوي النقاط المعادة ما أُنفق. قلّلها من فضلك.',
  },
  levelsMissing: {
    en_US: 'At least one level must be shown.',
    zh_CN: '至少要显示一个等级。',
    ar: 'يجب إظهار مستوى واحد على الأقل.',
  },
  levelTwice: {
    en_US: 'Two levels share a place in the order.',
    zh_CN: '两个等级的次序相同。',
    ar: 'مستويان لهما الترتيب نفسه.',
  },
  levelGrowthOrder: {
    en_US: 'Growth must rise from level to level, from 0 on.',
    zh_CN: '成长值须从 0 起逐级递增。',
    ar: 'يجب أن يرتفع النمو من مستوى إلى آخر بدءًا من 0.',
  },
  levelKeepTooHigh: {
    en_US: 'Keeping a level cannot ask for more growth than reaching it.',
    zh_CN: '保级成长值不能高于升级成长值。',
    ar: 'لا يمكن أن يتطلب الاحتفاظ بالمستوى نموًا أكثر من بلوغه.',
  },
  levelHeld: {
    en_US: 'Members stand on the level {level}: it cannot be taken away.',
    zh_CN: '有会员处于等级 {level}，不能删除。',
    ar: 'هناك أعضاء في المستوى {level}: لا يمكن حذفه.',
  },
  rightUnknown: {
    en_US: 'There is no such benefit.',
    zh_CN: '没有该权益。',
    ar: 'لا توجد ميزة كهذه.',
  },
  giftAmountsMissing: {
    en_US: 'Add an amount, or let guests choose their own.',
    zh_CN: '请添加面额，或允许自选金额。',
    ar: 'أضف مبلغًا أو اسمح بمبلغ حر.',
  },
  amountTwice: {
    en_US: 'This amount is there twice.',
    zh_CN: '该金额重复。',
    ar: 'هذا المبلغ مكرر.',
  },
  customBackwards: {
    en_US: 'The largest amount is below the smallest.',
    zh_CN: '最大金额小于最小金额。',
    ar: 'أكبر مبلغ أقل من أصغره.',
  },
  customStep: {
    en_US: 'From the smallest to the largest there must be whole steps.',
    zh_CN: '最小与最大金额之间须为整步。',
    ar: 'يجب أن تكون الخطوات كاملة بين أصغر مبلغ وأكبره.',
  },
  discountTwice: {
    en_US: 'Two discounts begin at the same amount.',
    zh_CN: '两个折扣的起点相同。',
    ar: 'خصمان يبدآن من المبلغ نفسه.',
  },
  designsMissing: {
    en_US: 'Add at least one design.',
    zh_CN: '请至少添加一个卡面。',
    ar: 'أضف تصميمًا واحدًا على الأقل.',
  },
  designTwice: {
    en_US: 'This design is there twice.',
    zh_CN: '该卡面重复。',
    ar: 'هذا التصميم مكرر.',
  },
  occasionUnknown: {
    en_US: 'This occasion is not in the list.',
    zh_CN: '该主题不在列表中。',
    ar: 'هذه المناسبة ليست في القائمة.',
  },
  designHeld: {
    en_US: 'Cards with this design are out there: it has to stay.',
    zh_CN: '已有顾客持有该卡面，必须保留。',
    ar: 'هناك بطاقات بهذا التصميم: يجب أن يبقى.',
  },
  giftShopsFewer: {
    en_US: 'Cards are out there that are good at more stores: none can be taken away. Please begin a new kind of card.',
    zh_CN: '已售出的卡在更多门店可用，不能减少门店。请新建一种卡。',
    ar: 'هناك بطاقات صالحة في فروع أكثر: لا يمكن إنقاصها. ابدأ نوعًا جديدًا.',
  },
  couponCurrencyNeeded: {
    en_US: 'An amount needs its currency.',
    zh_CN: '金额需要指定币种。',
    ar: 'المبلغ يحتاج إلى عملة.',
  },
  couponDishMissing: {
    en_US: 'Choose the dishes one of which is free.',
    zh_CN: '请选择其中一份免费的菜品。',
    ar: 'اختر الأطباق التي يكون أحدها مجانيًا.',
  },
  couponWaysMissing: {
    en_US: 'Choose at least one way of ordering.',
    zh_CN: '请至少选择一种点餐方式。',
    ar: 'اختر طريقة طلب واحدة على الأقل.',
  },
  dishUnknown: {
    en_US: 'There is no such dish on the menu.',
    zh_CN: '菜单上没有该菜品。',
    ar: 'لا يوجد طبق كهذا في القائمة.',
  },
  couponDatesUnfit: {
    en_US: 'The last day is before the first, or more than two years ahead.',
    zh_CN: '结束日早于开始日，或超过两年。',
    ar: 'اليوم الأخير قبل الأول أو بعد أكثر من سنتين.',
  },
  promotionTwice: {
    en_US: 'This promotion is there twice.',
    zh_CN: '该活动重复。',
    ar: 'هذا العرض مكرر.',
  },
  promotionUnknown: {
    en_US: 'One of the promotions it excludes is gone.',
    zh_CN: '其互斥的活动已不存在。',
    ar: 'أحد العروض المستثناة لم يعد موجودًا.',
  },
  promotionWays: {
    en_US: 'Choose at least one of the store’s ways of ordering.',
    zh_CN: '请至少选择门店的一种点餐方式。',
    ar: 'اختر طريقة طلب واحدة على الأقل من طرق الفرع.',
  },
  deliveryNeeded: {
    en_US: 'Free delivery needs delivery among its ways of ordering.',
    zh_CN: '免配送费须包含外送。',
    ar: 'التوصيل المجاني يحتاج إلى التوصيل بين طرقه.',
  },
  giftUnfit: {
    en_US: 'This dish cannot be given: it needs a choice, is sold by weight or is not on the menu.',
    zh_CN: '该菜品不能赠送：需要选择、按重量出售或不在菜单上。',
    ar: 'لا يمكن إهداء هذا الطبق: يحتاج إلى اختيار أو يُباع بالوزن أو ليس في القائمة.',
  },
  memberPriceHigh: {
    en_US: 'What members pay must be less than what everybody pays.',
    zh_CN: '会员价须低于普通价。',
    ar: 'سعر الأعضاء يجب أن يكون أقل من السعر العادي.',
  },
} satisfies RefusalTexts<typeof moneyCodes>
