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
    zh_CN: '购物车有变动，这是最新内容。',
    ar: 'تغيّرت سلتك. هذا أحدث ما فيها.',
  },
  overStock: {
    en_US: 'No more of this left right now.',
    zh_CN: '该菜品暂无更多。',
    ar: 'لا مزيد من هذا الطبق حاليًا.',
  },
  overLimit: {
    en_US: 'You’ve reached the limit per order.',
    zh_CN: '已达每单限量。',
    ar: 'بلغت الحد لكل طلب.',
  },
  belowSaleMin: {
    en_US: 'Choose at least {bound} of this dish.',
    zh_CN: '该菜品至少选 {bound} 份。',
    ar: 'اختر {bound} على الأقل من هذا الطبق.',
  },
  offStep: {
    en_US: 'This dish comes in steps of {bound}. Choose another quantity.',
    zh_CN: '该菜品每次增减 {bound} 份，请调整数量。',
    ar: 'يُطلب هذا الطبق بمضاعفات {bound}. اختر عددًا آخر.',
  },
  choiceGone: {
    en_US: 'An option is no longer available. Open the dish and choose again.',
    zh_CN: '有选项已下架，请打开菜品重新选择。',
    ar: 'أحد الخيارات لم يعد متاحًا. افتح الطبق واختر من جديد.',
  },
  choiceMissing: {
    en_US: 'An option is missing. Open the dish and choose it.',
    zh_CN: '还缺一项，请打开菜品选择。',
    ar: 'ينقص خيار. افتح الطبق واختره.',
  },
  choiceTooMany: {
    en_US: 'Too many options. Remove one.',
    zh_CN: '所选过多，请移除一项。',
    ar: 'خيارات كثيرة. أزل واحدًا.',
  },
  choiceExcluded: {
    en_US: 'Two options can’t be combined. Change one of them.',
    zh_CN: '有两项不能同选，请更换其中一项。',
    ar: 'لا يمكن الجمع بين خيارين. غيّر أحدهما.',
  },
  outOfBounds: {
    en_US: 'This amount isn’t possible for this dish. Choose another one.',
    zh_CN: '该菜品不支持此数量，请另选。',
    ar: 'هذه الكمية غير ممكنة لهذا الطبق. اختر غيرها.',
  },
  notOnMenu: {
    en_US: 'This dish is no longer on the menu.',
    zh_CN: '该菜品已下架。',
    ar: 'لم يعد هذا الطبق في القائمة.',
  },
  notOnSale: {
    en_US: 'This dish isn’t available right now.',
    zh_CN: '该菜品暂停供应。',
    ar: 'هذا الطبق غير متاح حاليًا.',
  },
  menuClosed: {
    en_US: 'This dish isn’t served at this time.',
    zh_CN: '该菜品当前时段不供应。',
    ar: 'لا يُقدَّم هذا الطبق في هذا الوقت.',
  },
  membersOnly: {
    en_US: 'This dish is for members. Join in one step.',
    zh_CN: '该菜品为会员专享，一步即可入会。',
    ar: 'هذا الطبق للأعضاء. يمكنك الانضمام بخطوة واحدة.',
  },
  tooManyLines: {
    en_US: 'Your cart is full ({bound} different dishes). Order these first.',
    zh_CN: '购物车已满（{bound} 种菜品），请先下单。',
    ar: 'سلتك ممتلئة ({bound} طبقًا مختلفًا). اطلب هذه أولًا.',
  },
  lineGone: {
    en_US: 'This dish is no longer in your cart.',
    zh_CN: '该菜品已不在购物车中。',
    ar: 'لم يعد هذا الطبق في سلتك.',
  },
  notOfferedHere: {
    en_US: 'This restaurant doesn’t offer this order type. Choose another one.',
    zh_CN: '该餐厅不支持此用餐方式，请另选。',
    ar: 'لا يقدّم هذا المطعم نوع الطلب هذا. اختر نوعًا آخر.',
  },
  seatNeeded: {
    en_US: 'Join the table first to use its cart.',
    zh_CN: '请先加入这一桌，再使用其购物车。',
    ar: 'انضم إلى الطاولة أولًا لتستخدم سلتها.',
  },
  pinNeeded: {
    en_US: 'This table has a PIN. Ask someone at the table or our staff.',
    zh_CN: '本桌设有 PIN 码，请询问同桌或店员。',
    ar: 'لهذه الطاولة رمز PIN. اسأل من على الطاولة أو فريقنا.',
  },
  buffetOver: {
    en_US: 'Last order for the buffet has passed. You can still order from the menu.',
    zh_CN: '自助餐最后点单时间已过，仍可从菜单点单。',
    ar: 'انتهى وقت آخر طلب للبوفيه. يمكنك الطلب من القائمة.',
  },
  tableFull: {
    en_US: 'This table is full. Ask our staff.',
    zh_CN: '本桌已满，请询问店员。',
    ar: 'هذه الطاولة ممتلئة. اسأل فريقنا.',
  },
  personHasShare: {
    en_US: 'This guest has added or ordered something and can’t be removed. Ask our staff.',
    zh_CN: '此人已选菜或下单，无法移除，请询问店员。',
    ar: 'أضاف هذا الضيف شيئًا أو طلبه ولا يمكن إزالته. اسأل فريقنا.',
  },
} satisfies RefusalTexts<typeof cartCodes>
