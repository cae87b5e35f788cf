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
    zh_CN: '正在为您下单，请稍等片刻。',
    ar: 'ما زلنا نرسل طلبك. انتظر لحظة من فضلك.',
  },
  orderChecking: {
    en_US: 'The restaurant is reviewing your order. This can take a few minutes.',
    zh_CN: '餐厅正在查看您的订单，可能需要几分钟。',
    ar: 'المطعم يراجع طلبك. قد يستغرق ذلك بضع دقائق.',
  },
  priceChanged: {
    en_US: 'A price has changed. Check the new total before you order.',
    zh_CN: '价格刚刚有变动，请确认新的总价后再下单。',
    ar: 'تغيّر أحد الأسعار. يُرجى الاطلاع على المجموع الجديد قبل الطلب.',
  },
  soldOut: {
    en_US: 'Not enough left of {dishes}. You haven’t ordered yet, and your cart is saved.',
    zh_CN: '{dishes}的余量不足，订单未提交，购物车已保留。',
    ar: 'لم تعد هناك كمية كافية من {dishes}. لم يُرسل الطلب، وسلتك محفوظة.',
  },
  lineProblem: {
    en_US: 'Some dishes need your attention. Check your cart.',
    zh_CN: '购物车里有菜品暂时无法这样点，请看一下。',
    ar: 'لم يعد بالإمكان طلب شيء في سلتك كما هو. يُرجى مراجعته.',
  },
  slotFull: {
    en_US: 'That time is full. Choose another one.',
    zh_CN: '这个时间刚刚约满，请选择其他时间。',
    ar: 'امتلأ هذا الوقت للتو. يُرجى اختيار وقت آخر.',
  },
  slotGone: {
    en_US: 'That time is no longer available. Choose another one.',
    zh_CN: '这个时间已不可选，请选择其他时间。',
    ar: 'هذا الوقت لم يعد متاحًا. يُرجى اختيار وقت آخر.',
  },
  slotNeeded: {
    en_US: 'Choose a time.',
    zh_CN: '请选择时间。',
    ar: 'يُرجى اختيار الوقت.',
  },
  addressNeeded: {
    en_US: 'Choose a delivery address.',
    zh_CN: '请选择送餐地址。',
    ar: 'يُرجى اختيار عنوان التوصيل.',
  },
  outOfReach: {
    en_US: 'This address is outside the delivery area. Choose another one or pick up.',
    zh_CN: '该地址超出配送范围。请换一个地址，或改为自取。',
    ar: 'هذا العنوان خارج منطقة التوصيل. جرّب عنوانًا آخر أو استلم طلبك بنفسك.',
  },
  zoneNotNow: {
    en_US: 'We don’t deliver to this address at that time. Choose another time.',
    zh_CN: '该地址仅在其他时段配送，请选择其他时间。',
    ar: 'نوصّل إلى هذا العنوان في أوقات أخرى فقط. يُرجى اختيار وقت آخر.',
  },
  belowMinimum: {
    en_US: 'You haven’t reached the minimum order. Add a bit more.',
    zh_CN: '还没达到起订金额，请再加一点。',
    ar: 'لم يبلغ طلبك الحد الأدنى. أضف القليل من فضلك.',
  },
  groupMinimum: {
    en_US: 'Some dishes have a minimum quantity. Add a few more.',
    zh_CN: '部分菜品有起订数量，请再加几份。',
    ar: 'لبعض الأطباق حد أدنى من العدد. أضف المزيد منها من فضلك.',
  },
  shopClosed: {
    en_US: 'The restaurant is closed. Your cart is saved.',
    zh_CN: '餐厅现在休息，购物车已为您保留。',
    ar: 'المطعم مغلق الآن. سلتك محفوظة لك.',
  },
  shopPaused: {
    en_US: 'The restaurant has paused new orders. Your cart is saved. Try again soon.',
    zh_CN: '厨房暂停接单，购物车已保留，请稍后再试。',
    ar: 'المطبخ أوقف استقبال الطلبات لفترة قصيرة. سلتك محفوظة، حاول بعد قليل.',
  },
  bizTypeNotOffered: {
    en_US: 'This restaurant doesn’t offer this order type.',
    zh_CN: '这家餐厅不提供这种点餐方式。',
    ar: 'هذا المطعم لا يقدم طريقة الطلب هذه.',
  },
  cartMoved: {
    en_US: 'Your cart has changed. Check it and try again.',
    zh_CN: '购物车刚刚有变动，请再确认一次。',
    ar: 'تغيّرت سلتك. يُرجى التحقق منها مرة أخرى.',
  },
  nothingToOrder: {
    en_US: 'Your cart is empty.',
    zh_CN: '购物车里还没有可下单的菜品。',
    ar: 'لا يوجد في سلتك ما يمكن طلبه بعد.',
  },
  contactNeeded: {
    en_US: 'Enter a name and a phone number.',
    zh_CN: '请填写姓名和电话。',
    ar: 'يُرجى كتابة الاسم ورقم الهاتف.',
  },
  phoneNotVerified: {
    en_US: 'Verify your phone number so we can reach you.',
    zh_CN: '请先验证手机号，方便取餐时联系您。',
    ar: 'يُرجى تأكيد رقم هاتفك لنتواصل معك عند الاستلام.',
  },
  staffTakeOrder: {
    en_US: 'Our staff take orders at this table. Call us when you’re ready.',
    zh_CN: '本桌由员工为您点餐，选好后请招呼我们。',
    ar: 'يأخذ موظفونا طلبك على هذه الطاولة. أشر إلينا عندما تختار.',
  },
  tableNeeded: {
    en_US: 'Scan the code on your table first.',
    zh_CN: '请先扫描桌上的二维码。',
    ar: 'يُرجى مسح الرمز الموجود على طاولتك أولًا.',
  },
  methodNotOffered: {
    en_US: 'This payment method isn’t available here. Choose another one.',
    zh_CN: '这里不支持这种支付方式，请换一种。',
    ar: 'طريقة الدفع هذه غير ممكنة هنا. اختر طريقة أخرى من فضلك.',
  },
  payFirst: {
    en_US: 'You have unpaid orders. Pay or cancel one first.',
    zh_CN: '您有待支付的订单，请先支付或取消其中一单。',
    ar: 'لديك طلبات بانتظار الدفع. ادفع أحدها أو ألغه أولًا.',
  },
  tooManyDishes: {
    en_US: 'Limit {most} dishes per order. Remove some.',
    zh_CN: '每单最多可点 {most} 份，请减少一些。',
    ar: 'أقصى عدد للأطباق في الطلب الواحد هو {most}. يُرجى تقليل العدد.',
  },
  orderMoved: {
    en_US: 'The order has been updated, so this is no longer possible.',
    zh_CN: '订单状态已更新，暂时无法这样操作。',
    ar: 'تقدّم الطلب في هذه الأثناء، لذا لم يعد ذلك ممكنًا.',
  },
  giftGone: {
    en_US: 'The free item ({offers}) just ran out. You can order without it.',
    zh_CN: '赠品（{offers}）刚刚送完。您可以不带赠品继续下单。',
    ar: 'نفدت الهدية ({offers}) للتو. يمكنك الطلب بدونها.',
  },
  refundNotOffered: {
    en_US: 'This can no longer be refunded in the app. Call the restaurant.',
    zh_CN: '无法再通过应用申请这项退款，请致电餐厅。',
    ar: 'لم يعد من الممكن استرداد هذا عبر التطبيق. يرجى الاتصال بالمطعم.',
  },
  refundWaits: {
    en_US: 'The restaurant hasn’t answered your last request yet. Wait, or call them.',
    zh_CN: '餐厅还没有答复您上一次的申请，请稍候或致电餐厅。',
    ar: 'لم يرد المطعم على طلبك الأخير بعد. يرجى الانتظار أو الاتصال به.',
  },
  nothingLeft: {
    en_US: 'None of these dishes are available right now.',
    zh_CN: '这些菜品目前都无法下单。',
    ar: 'لا يمكن طلب أي من هذه الأطباق حاليًا.',
  },
  noLastOrder: {
    en_US: 'Complete your first order here to use quick reorder.',
    zh_CN: '我们还不知道您在这里的下单习惯，请先完整填写一次订单。',
    ar: 'لا نعرف بعد كيف تطلب هنا. يُرجى ملء الطلب مرة واحدة.',
  },
} satisfies RefusalTexts<typeof orderCodes>
