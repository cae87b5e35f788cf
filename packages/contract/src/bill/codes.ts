import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of a table's bill. */
export const billCodes = {
  /** The bill changed since the phone loaded it. `data`: `{ bill }`, the current bill. PAY-9 */
  billMoved: { code: 'OMS-21-1001', shows: 'dialog' },
  /** The bill was already paid or settled with the staff. */
  billClosed: { code: 'OMS-21-1002', shows: 'dialog' },
  /** At this table guests order, and staff settle the bill. ORDER-2 */
  billSettledByStaff: { code: 'OMS-21-1003', shows: 'dialog' },
  /** Everything is paid or reserved by others. `data`: `{ bill }`. */
  nothingDue: { code: 'OMS-21-1004', shows: 'dialog' },
  /** Another guest at the table pays one of these dishes. `data`: `{ bill }`. */
  itemTaken: { code: 'OMS-21-1005', shows: 'dialog' },
  /** A guest is currently paying a part of it. */
  billBeingPaid: { code: 'OMS-21-1006', shows: 'dialog' },
  /** At this table guests pay with each order: it has no bill. */
  tablePaysFirst: { code: 'OMS-21-1007', shows: 'toast' },
  /** Another party sits at the table, or its bill is open. */
  tableInUse: { code: 'OMS-21-1008', shows: 'toast' },
  /** There is no open bill at the table. */
  noOpenBill: { code: 'OMS-21-1009', shows: 'toast' },
  /** More than the dishes that are not paid cost, or than what is left to pay. */
  offTooMuch: { code: 'OMS-21-1021', shows: 'toast' },
  /** A part pays a dish of the discount or gift that was to be undone. PAY-16 */
  reductionPaid: { code: 'OMS-21-1022', shows: 'toast' },
  /** The store is in preparation or permanently closed. STORE-1 */
  storeNotOpen: { code: 'OMS-21-1020', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const billTexts = {
  billMoved: {
    en_US: 'The bill has changed. Check what’s left before you pay.',
    zh_CN: '账单刚刚有变化，请先看看还剩多少再付款。',
    ar: 'تغيّر الحساب منذ أن نظرت إليه. يُرجى الاطلاع على المتبقي قبل الدفع.',
  },
  billClosed: {
    en_US: 'This bill is already paid.',
    zh_CN: '这张账单已经付清。',
    ar: 'هذا الحساب مدفوع بالفعل.',
  },
  billSettledByStaff: {
    en_US: 'Pay our staff at this table. Call us when you’re ready.',
    zh_CN: '本桌由店员结账。想付款时请招呼我们。',
    ar: 'الدفع على هذه الطاولة يكون مع فريقنا. أشر إلينا عندما تود الدفع.',
  },
  nothingDue: {
    en_US: 'Nothing left to pay. Others have paid or are paying now.',
    zh_CN: '已经没有要付的了：同桌的人已付清，或正在付款。',
    ar: 'لم يبقَ شيء للدفع: دفعه الآخرون أو يدفعونه الآن.',
  },
  itemTaken: {
    en_US: 'Someone at your table is already paying for one of these dishes. Choose again.',
    zh_CN: '同桌有人正在为其中一道菜付款，请重新选择。',
    ar: 'هناك من يدفع الآن ثمن أحد هذه الأطباق على طاولتك. يُرجى الاختيار من جديد.',
  },
  billBeingPaid: {
    en_US: 'A guest is paying part of this bill. Try again in a moment.',
    zh_CN: '有客人正在支付这张账单的一部分，请稍后再试。',
    ar: 'أحد الضيوف يدفع جزءًا من هذا الحساب الآن. يُرجى المحاولة بعد قليل.',
  },
  tablePaysFirst: {
    en_US: 'Guests pay when they order at this table, so it has no open bill.',
    zh_CN: '本桌点单时即付款，没有挂账的账单。',
    ar: 'يدفع الضيوف عند الطلب على هذه الطاولة، فليس لها حساب مفتوح.',
  },
  tableInUse: {
    en_US: 'That table is occupied. Choose a free one.',
    zh_CN: '那张桌子正在使用，请选一张空桌。',
    ar: 'تلك الطاولة مشغولة. يُرجى اختيار طاولة خالية.',
  },
  noOpenBill: {
    en_US: 'This table has no open bill.',
    zh_CN: '这张桌子没有未结账单。',
    ar: 'لا يوجد حساب مفتوح على هذه الطاولة.',
  },
  offTooMuch: {
    en_US: 'That’s more than what’s left to pay. Enter less.',
    zh_CN: '超过剩余应付金额，请减少。',
    ar: 'هذا أكثر من المتبقي. أدخل مبلغًا أقل.',
  },
  reductionPaid: {
    en_US: 'A dish of this discount is already paid, so it can’t be undone.',
    zh_CN: '其中已有菜品付款，无法撤销。',
    ar: 'دُفع ثمن أحد أصناف هذا الخصم، فلا يمكن التراجع عنه.',
  },
  storeNotOpen: {
    en_US: 'This store takes no orders: it isn’t open to guests.',
    zh_CN: '本店尚未对客人开放，无法接单。',
    ar: 'لا يستقبل هذا الفرع طلبات: فهو غير مفتوح للضيوف.',
  },
} satisfies RefusalTexts<typeof billCodes>
