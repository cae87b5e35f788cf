import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of opening a buffet. */
export const buffetCodes = {
  /** No buffet stall is assigned to the table. */
  noBuffetHere: { code: 'CART-02-0001', shows: 'toast' },
  /** More diners than the table seats, or none. `bound`: its seats. S4 */
  buffetSeats: { code: 'CART-02-0002', shows: 'toast' },
  /** Fewer diners than those whose price is already on an order. */
  buffetCharged: { code: 'CART-02-0003', shows: 'dialog' },
  /** The previous party's time has ended with an unpaid amount: only staff can release the table. C6 */
  buffetOwing: { code: 'CART-02-0004', shows: 'dialog' },
  /** For staff who seat the next party: the previous one has an unpaid amount. C6 */
  partyOwing: { code: 'CART-02-0005', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>

export const buffetTexts = {
  noBuffetHere: {
    en_US: 'This table has no buffet. Order from the menu.',
    zh_CN: '本桌没有自助餐，请从菜单点单。',
    ar: 'لا يوجد بوفيه على هذه الطاولة. اطلب من القائمة.',
  },
  buffetSeats: {
    en_US: 'This table seats {bound}. Enter the number of guests.',
    zh_CN: '本桌可坐 {bound} 人，请输入用餐人数。',
    ar: 'عدد مقاعد هذه الطاولة {bound}. أدخل عدد الضيوف.',
  },
  buffetCharged: {
    en_US: 'The buffet is already ordered for this many guests. Ask our staff if that’s wrong.',
    zh_CN: '自助餐已按此人数下单。如有误，请询问店员。',
    ar: 'طُلب البوفيه لهذا العدد بالفعل. اسأل فريقنا إن كان ذلك خطأ.',
  },
  buffetOwing: {
    en_US: 'The previous guests haven’t paid yet. Ask our staff to clear this table.',
    zh_CN: '上一桌客人尚未付款，请店员清台。',
    ar: 'لم يدفع الضيوف السابقون بعد. اطلب من فريقنا إخلاء هذه الطاولة.',
  },
  partyOwing: {
    en_US: 'The previous guests still owe something. Settle it or write it off, then open the buffet again.',
    zh_CN: '上一桌客人还有未付款项。请先结清或核销，再开自助餐。',
    ar: 'ما زال على الضيوف السابقين مبلغ. سوّوا الحساب أو اشطبوه، ثم افتحوا البوفيه من جديد.',
  },
} satisfies RefusalTexts<typeof buffetCodes>
