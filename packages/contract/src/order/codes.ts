import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of ordering. The cart stays unchanged; `data` contains what the next step needs. */
export const orderCodes = {
  /** Still in progress: repeat with the same request id. ORDER-4 */
  orderProcessing: { code: '10600', shows: 'silent', then: 'poll' },
  /** The store checks the order first. `data`: `{ orderId }`. LOGIN-8, ORDER-4 */
  orderChecking: { code: '10403', shows: 'silent', then: 'pollLong' },
  /** `data`: `{ calculation, was }`. */
  priceChanged: { code: 'OMS-20-1001', shows: 'dialog' },
  /**
   * The remaining stock is lower than the quantity of these lines together. `data`: `{ items: [{ itemKey, foodId, displayName }]
   * }`.
   */
  soldOut: { code: 'OMS-20-1002', shows: 'dialog' },
  /** A line cannot be ordered in its current form. `data`: `{ calculation }`, whose lines state their `problem`. */
  lineProblem: { code: 'OMS-20-1003', shows: 'dialog' },
  slotFull: { code: 'OMS-20-1004', shows: 'dialog' },
  /** Not offered by the store: in the past, too far ahead, or on a closed day. */
  slotGone: { code: 'OMS-20-1005', shows: 'dialog' },
  slotNeeded: { code: 'OMS-20-1006', shows: 'toast' },
  addressNeeded: { code: 'OMS-20-1007', shows: 'toast' },
  outOfReach: { code: 'OMS-20-1008', shows: 'dialog' },
  /** The zone is delivered to at other times only. PRICE-6 */
  zoneNotNow: { code: 'OMS-20-1031', shows: 'dialog' },
  /** `data`: `{ missing }`, the missing amount of dishes. PRICE-6 */
  belowMinimum: { code: 'OMS-20-1009', shows: 'dialog' },
  /** `data`: `{ groups: [{ menuGroupId, displayName, minOnlineQuantity, quantity }] }`. CART-5 */
  groupMinimum: { code: 'OMS-20-1010', shows: 'dialog' },
  shopClosed: { code: 'OMS-20-1011', shows: 'dialog' },
  shopPaused: { code: 'OMS-20-1012', shows: 'dialog' },
  bizTypeNotOffered: { code: 'OMS-20-1013', shows: 'dialog' },
  /** The cart is not in the version that this order was calculated from. `data`: `{ cartVersion }`. O6 */
  cartMoved: { code: 'OMS-20-1014', shows: 'dialog' },
  nothingToOrder: { code: 'OMS-20-1015', shows: 'toast' },
  contactNeeded: { code: 'OMS-20-1016', shows: 'toast' },
  /** The contact phone of this pickup is not verified. LOGIN-8 */
  phoneNotVerified: { code: 'OMS-20-1017', shows: 'dialog' },
  /** At this table guests read the menu and staff take the orders. ORDER-2 */
  staffTakeOrder: { code: 'OMS-20-1051', shows: 'dialog' },
  tableNeeded: { code: 'OMS-20-1018', shows: 'dialog' },
  /** `data`: `{ paymentMethods }`, those the store accepts for this order. */
  methodNotOffered: { code: 'OMS-20-1019', shows: 'dialog' },
  /** Too many unpaid orders at once. `data`: `{ orderId }`, the oldest of them. S2 */
  payFirst: { code: 'OMS-20-1020', shows: 'dialog' },
  /** More dishes than one order may contain. `data`: `{ most, quantity }`. CART-4 */
  tooManyDishes: { code: 'OMS-20-1021', shows: 'dialog' },
  /** The order's state no longer allows it. `data`: `{ state }`. */
  orderMoved: { code: 'OMS-20-1022', shows: 'dialog' },
  /**
   * A free gift is no longer available; the order can be placed without it after confirmation. `data`: `{ calculation, gifts }`.
   * S1
   */
  giftGone: { code: 'OMS-20-1041', shows: 'dialog' },
  /** No refund is possible in the app: not paid in it, too long ago, or the quantity exceeds what is left. */
  refundNotOffered: { code: 'OMS-20-1061', shows: 'dialog' },
  /** The store has not answered the previous refund request; only one can be open. */
  refundWaits: { code: 'OMS-20-1062', shows: 'dialog' },
  /** `data`: `{ leftOut }`, as in the answer of `reorder`: each dish with the reason. */
  nothingLeft: { code: 'OMS-20-1023', shows: 'dialog' },
  /** The caller has no earlier order of this type at this store. */
  noLastOrder: { code: 'OMS-20-1030', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>

export const orderTexts = {
  orderProcessing: {
    en_US: 'Your order is still being placed. Please wait.',
    zh_CN: '正在提交订单，请稍候。',
    ar: 'ما زلنا نرسل طلبك. انتظر قليلًا.',
  },
  orderChecking: {
    en_US: 'The restaurant is reviewing your order. This can take a few minutes.',
    zh_CN: '餐厅正在确认您的订单，可能需要几分钟。',
    ar: 'يراجع المطعم طلبك. قد يستغرق ذلك بضع دقائق.',
  },
  priceChanged: {
    en_US: 'A price has changed. Check the new total before you order.',
    zh_CN: '价格有变动，下单前请确认新的合计。',
    ar: 'تغيّر أحد الأسعار. راجع الإجمالي الجديد قبل الطلب.',
  },
  soldOut: {
    en_US: 'Not enough left of {dishes}. You haven’t ordered yet, and your cart is saved.',
    zh_CN: '{dishes}余量不足。尚未下单，购物车已保留。',
    ar: 'الكمية المتبقية من {dishes} غير كافية. لم يُرسل الطلب، وسلتك محفوظة.',
  },
  lineProblem: {
    en_US: 'Some dishes need your attention. Check your cart.',
    zh_CN: '部分菜品有问题，请查看购物车。',
    ar: 'بعض الأطباق تحتاج إلى مراجعة. تحقق من سلتك.',
  },
  slotFull: {
    en_US: 'That time is full. Choose another one.',
    zh_CN: '该时间已约满，请另选。',
    ar: 'امتلأ هذا الوقت. اختر وقتًا آخر.',
  },
  slotGone: {
    en_US: 'That time is no longer available. Choose another one.',
    zh_CN: '该时间已不可选，请另选。',
    ar: 'لم يعد هذا الوقت متاحًا. اختر وقتًا آخر.',
  },
  slotNeeded: {
    en_US: 'Choose a time.',
    zh_CN: '请选择时间。',
    ar: 'اختر وقتًا.',
  },
  addressNeeded: {
    en_US: 'Choose a delivery address.',
    zh_CN: '请选择配送地址。',
    ar: 'اختر عنوان التوصيل.',
  },
  outOfReach: {
    en_US: 'This address is outside the delivery area. Choose another one or pick up.',
    zh_CN: '该地址超出配送范围，请更换地址或改为自取。',
    ar: 'هذا العنوان خارج نطاق التوصيل. اختر عنوانًا آخر أو استلم بنفسك.',
  },
  zoneNotNow: {
    en_US: 'We don’t deliver to this address at that time. Choose another time.',
    zh_CN: '该时段不配送至此地址，请另选时间。',
    ar: 'لا نوصّل إلى هذا العنوان في ذلك الوقت. اختر وقتًا آخر.',
  },
  belowMinimum: {
    en_US: 'You haven’t reached the minimum order. Add a bit more.',
    zh_CN: '未达到起送金额，请再加一点。',
    ar: 'لم تبلغ الحد الأدنى للطلب. أضف المزيد.',
  },
  groupMinimum: {
    en_US: 'Some dishes have a minimum quantity. Add a few more.',
    zh_CN: '部分菜品有起购数量，请再加几份。',
    ar: 'لبعض الأطباق حد أدنى للعدد. أضف المزيد.',
  },
  shopClosed: {
    en_US: 'The restaurant is closed. Your cart is saved.',
    zh_CN: '餐厅休息中，购物车已保留。',
    ar: 'المطعم مغلق. سلتك محفوظة.',
  },
  shopPaused: {
    en_US: 'The restaurant has paused new orders. Your cart is saved. Try again soon.',
    zh_CN: '餐厅暂停接单，购物车已保留，请稍后再试。',
    ar: 'أوقف المطعم استقبال الطلبات مؤقتًا. سلتك محفوظة، حاول بعد قليل.',
  },
  bizTypeNotOffered: {
    en_US: 'This restaurant doesn’t offer this order type.',
    zh_CN: '该餐厅不支持此用餐方式。',
    ar: 'لا يقدّم هذا المطعم نوع الطلب هذا.',
  },
  cartMoved: {
    en_US: 'Your cart has changed. Check it and try again.',
    zh_CN: '购物车有变动，请确认后重试。',
    ar: 'تغيّرت سلتك. راجعها وحاول مرة أخرى.',
  },
  nothingToOrder: {
    en_US: 'Your cart is empty.',
    zh_CN: '购物车是空的。',
    ar: 'سلتك فارغة.',
  },
  contactNeeded: {
    en_US: 'Enter a name and a phone number.',
    zh_CN: '请填写姓名和手机号。',
    ar: 'أدخل اسمًا ورقم هاتف.',
  },
  phoneNotVerified: {
    en_US: 'Verify your phone number so we can reach you.',
    zh_CN: '请验证手机号，以便联系您。',
    ar: 'أكّد رقم هاتفك لنتمكن من التواصل معك.',
  },
  staffTakeOrder: {
    en_US: 'Our staff take orders at this table. Call us when you’re ready.',
    zh_CN: '本桌由店员点餐，选好后请呼叫我们。',
    ar: 'يأخذ فريقنا الطلب على هذه الطاولة. نادِنا عندما تختار.',
  },
  tableNeeded: {
    en_US: 'Scan the code on your table first.',
    zh_CN: '请先扫描桌上的二维码。',
    ar: 'امسح رمز طاولتك أولًا.',
  },
  methodNotOffered: {
    en_US: 'This payment method isn’t available here. Choose another one.',
    zh_CN: '暂不支持此支付方式，请另选。',
    ar: 'طريقة الدفع هذه غير متاحة هنا. اختر طريقة أخرى.',
  },
  payFirst: {
    en_US: 'You have unpaid orders. Pay or cancel one first.',
    zh_CN: '您有待付款的订单，请先付款或取消其中一单。',
    ar: 'لديك طلبات غير مدفوعة. ادفع أحدها أو ألغه أولًا.',
  },
  tooManyDishes: {
    en_US: 'Limit {most} dishes per order. Remove some.',
    zh_CN: '每单最多 {most} 份，请减少一些。',
    ar: 'الحد {most|few:# أطباق|many:# طبقًا|other:# طبق} لكل طلب. أزل بعضها.',
  },
  orderMoved: {
    en_US: 'The order has been updated, so this is no longer possible.',
    zh_CN: '订单状态已更新，无法执行此操作。',
    ar: 'تحدّثت حالة الطلب، ولم يعد ذلك ممكنًا.',
  },
  giftGone: {
    en_US: 'The free item ({offers}) just ran out. You can order without it.',
    zh_CN: '赠品（{offers}）刚刚送完，可不带赠品下单。',
    ar: 'نفد الصنف المجاني ({offers}) للتو. يمكنك الطلب بدونه.',
  },
  refundNotOffered: {
    en_US: 'This can no longer be refunded in the app. Call the restaurant.',
    zh_CN: '已无法在应用中申请退款，请致电餐厅。',
    ar: 'لم يعد الاسترداد ممكنًا عبر التطبيق. اتصل بالمطعم.',
  },
  refundWaits: {
    en_US: 'The restaurant hasn’t answered your last request yet. Wait, or call them.',
    zh_CN: '餐厅尚未答复上一次申请，请稍候或致电餐厅。',
    ar: 'لم يرد المطعم على طلبك الأخير بعد. انتظر أو اتصل به.',
  },
  nothingLeft: {
    en_US: 'None of these dishes are available right now.',
    zh_CN: '这些菜品目前均不可点。',
    ar: 'لا شيء من هذه الأطباق متاح حاليًا.',
  },
  noLastOrder: {
    en_US: 'Complete your first order here to use quick reorder.',
    zh_CN: '先在这里完成一次订单，即可快速再来一单。',
    ar: 'أكمل طلبك الأول هنا لتستخدم إعادة الطلب السريعة.',
  },
} satisfies RefusalTexts<typeof orderCodes>
