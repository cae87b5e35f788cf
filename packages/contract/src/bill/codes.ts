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
    zh_CN: '账单有变动，付款前请查看待付金额。',
    ar: 'تغيّرت الفاتورة. راجع المتبقي قبل الدفع.',
  },
  billClosed: {
    en_US: 'This bill is already paid.',
    zh_CN: '此账单已付清。',
    ar: 'هذه الفاتورة مدفوعة بالفعل.',
  },
  billSettledByStaff: {
    en_US: 'Pay our staff at this table. Call us when you’re ready.',
    zh_CN: '本桌请向店员付款，需要时请呼叫我们。',
    ar: 'الدفع على هذه الطاولة لدى فريقنا. نادِنا عندما تكون جاهزًا.',
  },
  nothingDue: {
    en_US: 'Nothing left to pay. Others have paid or are paying now.',
    zh_CN: '无需付款：同桌已付清或正在付款。',
    ar: 'لا شيء متبقٍ للدفع. دفع الآخرون أو يدفعون الآن.',
  },
  itemTaken: {
    en_US: 'Someone at your table is already paying for one of these dishes. Choose again.',
    zh_CN: '同桌正在为其中一道菜付款，请重新选择。',
    ar: 'يدفع أحدهم على طاولتك ثمن أحد هذه الأطباق. اختر من جديد.',
  },
  billBeingPaid: {
    en_US: 'A guest is paying part of this bill. Try again in a moment.',
    zh_CN: '有客人正在支付部分账单，请稍后再试。',
    ar: 'يدفع أحد الضيوف جزءًا من هذه الفاتورة. حاول بعد قليل.',
  },
  tablePaysFirst: {
    en_US: 'Guests pay when they order at this table, so it has no open bill.',
    zh_CN: '本桌下单时付款，没有未结账单。',
    ar: 'الدفع على هذه الطاولة عند الطلب، فلا توجد فاتورة مفتوحة.',
  },
  tableInUse: {
    en_US: 'That table is occupied. Choose a free one.',
    zh_CN: '该桌正在使用，请选择空桌。',
    ar: 'تلك الطاولة مشغولة. اختر طاولة خالية.',
  },
  noOpenBill: {
    en_US: 'This table has no open bill.',
    zh_CN: '本桌没有未结账单。',
    ar: 'لا توجد فاتورة مفتوحة على هذه الطاولة.',
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
