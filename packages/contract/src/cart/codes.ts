import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of the cart. Where the cart is unchanged, `data` is empty and the phone reloads the cart. */
export const cartCodes = {
  /**
   * Another phone changed or submitted the cart. At a shared table `data` names the member who ordered and the order: `{ orderId,
   * nick, avatar }`. CART-15
   */
  cartChanged: { code: '10004', shows: 'toast' },
  overStock: { code: 'CART-01-0001', shows: 'toast' },
  overLimit: { code: 'CART-01-0002', shows: 'toast' },
  belowSaleMin: { code: 'CART-01-0003', shows: 'toast' },
  offStep: { code: 'CART-01-0004', shows: 'toast' },
  choiceGone: { code: 'CART-01-0005', shows: 'toast' },
  choiceMissing: { code: 'CART-01-0006', shows: 'toast' },
  choiceTooMany: { code: 'CART-01-0007', shows: 'toast' },
  choiceExcluded: { code: 'CART-01-0008', shows: 'toast' },
  outOfBounds: { code: 'CART-01-0009', shows: 'toast' },
  notOnMenu: { code: 'CART-01-0010', shows: 'toast' },
  notOnSale: { code: 'CART-01-0011', shows: 'toast' },
  menuClosed: { code: 'CART-01-0012', shows: 'toast' },
  membersOnly: { code: 'CART-01-0013', shows: 'toast' },
  tooManyLines: { code: 'CART-01-0014', shows: 'toast' },
  lineGone: { code: 'CART-01-0015', shows: 'toast' },
  notOfferedHere: { code: 'CART-01-0016', shows: 'toast' },
  /** The table's cart belongs to its current party: the caller must join it first (`init`). C6 */
  seatNeeded: { code: 'CART-01-0018', shows: 'silent' },
  /** The party has a PIN, and the request has none or a wrong one. */
  pinNeeded: { code: 'CART-01-0019', shows: 'silent' },
  /** The buffet's last order time has passed. Dishes outside the buffet can still be ordered. CART-13 */
  buffetOver: { code: 'CART-01-0021', shows: 'toast' },
  tableFull: { code: 'CART-01-0020', shows: 'dialog' },
  /** Only members without a line, an order or a share at the table can be removed. */
  personHasShare: { code: 'CART-01-0022', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const cartTexts = {
  cartChanged: {
    en_US: 'Your cart has changed. Here’s the latest version.',
    zh_CN: '购物车已有变化，这是最新的内容。',
    ar: 'تغيّرت سلتك منذ آخر مرة. هذه هي كما هي الآن.',
  },
  overStock: {
    en_US: 'No more of this left right now.',
    zh_CN: '这道菜目前没有更多了。',
    ar: 'لم يتبقَّ المزيد من هذا الطبق حاليًا.',
  },
  overLimit: {
    en_US: 'You’ve reached the limit per order.',
    zh_CN: '这道菜已达到每单可点的数量。',
    ar: 'لديك بالفعل أكبر عدد يمكن طلبه من هذا الطبق.',
  },
  belowSaleMin: {
    en_US: 'Choose at least {bound} of this dish.',
    zh_CN: '这道菜 {bound} 份起点，请至少选择这个数量。',
    ar: 'يبدأ طلب هذا الطبق من {bound}. يُرجى اختيار هذا العدد على الأقل.',
  },
  offStep: {
    en_US: 'This dish comes in steps of {bound}. Choose another quantity.',
    zh_CN: '这道菜每次以 {bound} 份增减，请换一个数量。',
    ar: 'يُطلب هذا الطبق بمضاعفات {bound}. يُرجى اختيار عدد آخر.',
  },
  choiceGone: {
    en_US: 'An option is no longer available. Open the dish and choose again.',
    zh_CN: '所选的一项已不再提供，请打开菜品重新选择。',
    ar: 'أحد الخيارات لم يعد متوفرًا. يُرجى فتح الطبق والاختيار من جديد.',
  },
  choiceMissing: {
    en_US: 'An option is missing. Open the dish and choose it.',
    zh_CN: '还有一项没有选择，请打开菜品补充完整。',
    ar: 'ما زال هناك خيار ناقص. يُرجى فتح الطبق وإكماله.',
  },
  choiceTooMany: {
    en_US: 'Too many options. Remove one.',
    zh_CN: '所选数量超过了上限，请减少一项。',
    ar: 'هذا أكثر مما يسمح به هذا الخيار. يُرجى إزالة واحد.',
  },
  choiceExcluded: {
    en_US: 'Two options can’t be combined. Change one of them.',
    zh_CN: '所选的两项不能同时搭配，请更换其中一项。',
    ar: 'خياران لا يجتمعان معًا. يُرجى تغيير أحدهما.',
  },
  outOfBounds: {
    en_US: 'This amount isn’t possible for this dish. Choose another one.',
    zh_CN: '这道菜不能选择这个数量，请换一个。',
    ar: 'هذه الكمية غير متاحة لهذا الطبق. يُرجى اختيار كمية أخرى.',
  },
  notOnMenu: {
    en_US: 'This dish is no longer on the menu.',
    zh_CN: '这道菜已不在菜单上。',
    ar: 'لم يعد هذا الطبق في القائمة.',
  },
  notOnSale: {
    en_US: 'This dish isn’t available right now.',
    zh_CN: '这道菜目前暂停供应。',
    ar: 'هذا الطبق غير متاح حاليًا.',
  },
  menuClosed: {
    en_US: 'This dish isn’t served at this time.',
    zh_CN: '这道菜在当前时段不供应。',
    ar: 'لا يُقدَّم هذا الطبق في هذا الوقت.',
  },
  membersOnly: {
    en_US: 'This dish is for members. Join in one step.',
    zh_CN: '这道菜仅供会员，只需一步即可加入。',
    ar: 'هذا الطبق للأعضاء. يمكنك الانضمام بخطوة واحدة.',
  },
  tooManyLines: {
    en_US: 'Your cart is full ({bound} different dishes). Order these first.',
    zh_CN: '购物车已满：最多可放 {bound} 种菜，请先下单。',
    ar: 'سلتك ممتلئة: تتسع لـ {bound} طبقًا مختلفًا. يُرجى طلب هذه أولًا.',
  },
  lineGone: {
    en_US: 'This dish is no longer in your cart.',
    zh_CN: '这道菜已不在您的购物车中。',
    ar: 'لم يعد هذا الطبق في سلتك.',
  },
  notOfferedHere: {
    en_US: 'This restaurant doesn’t offer this order type. Choose another one.',
    zh_CN: '这家餐厅不提供这种点餐方式，请选择其他方式。',
    ar: 'لا يقدّم هذا المطعم طريقة الطلب هذه. يُرجى اختيار طريقة أخرى.',
  },
  seatNeeded: {
    en_US: 'Join the table first to use its cart.',
    zh_CN: '这桌的购物车只供同桌的人使用，请先加入这一桌。',
    ar: 'سلة هذه الطاولة لمن يجلسون إليها. يُرجى الانضمام إلى الطاولة أولاً.',
  },
  pinNeeded: {
    en_US: 'This table has a PIN. Ask someone at the table or our staff.',
    zh_CN: '这一桌设有 PIN 码。请向同桌的人或我们的店员询问。',
    ar: 'لهذه الطاولة رمز PIN. اسأل أحد الجالسين أو فريقنا عنه.',
  },
  buffetOver: {
    en_US: 'Last order for the buffet has passed. You can still order from the menu.',
    zh_CN: '自助餐最后点单时间已过。菜单上的菜仍可按价点单。',
    ar: 'انتهى وقت الطلب الأخير للبوفيه. ما زال بإمكانكم طلب كل ما في القائمة بسعره.',
  },
  tableFull: {
    en_US: 'This table is full. Ask our staff.',
    zh_CN: '这一桌已经坐满了，请联系我们的店员。',
    ar: 'كل مقاعد هذه الطاولة مشغولة. يُرجى سؤال فريقنا.',
  },
  personHasShare: {
    en_US: 'This guest has added or ordered something and can’t be removed. Ask our staff.',
    zh_CN: '此人已在本桌选菜或下单，无法移除，请联系我们的店员。',
    ar: 'هذا الشخص اختار أو طلب شيئًا هنا ولا يمكن إزالته. يُرجى سؤال فريقنا.',
  },
} satisfies RefusalTexts<typeof cartCodes>
