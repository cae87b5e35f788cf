import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of group orders. */
export const groupCodes = {
  /** The code is unknown, or its group order has ended. */
  groupUnknown: { code: 'CART-03-0001', shows: 'silent' },
  /** Members can no longer choose: it is locked, past its deadline, or ordered. */
  groupLocked: { code: 'CART-03-0002', shows: 'toast' },
  /** `bound`: maximum number of phones in a group. */
  groupFull: { code: 'CART-03-0003', shows: 'dialog' },
  /** Allowed for the host only. */
  groupHostOnly: { code: 'CART-03-0004', shows: 'toast' },
  /** The host cannot leave, but can cancel. */
  groupHostStays: { code: 'CART-03-0005', shows: 'toast' },
  /** Too many group orders created in a short time. */
  groupTooMany: { code: 'CART-03-0006', shows: 'dialog' },
  /** Members change their own dishes only; the host may change all. */
  lineOfOther: { code: 'CART-03-0007', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const groupTexts = {
  groupUnknown: {
    en_US: 'This group order has ended, or the link is incomplete. Ask for a new link.',
    zh_CN: '该拼单已结束，或链接不完整，请索取新链接。',
    ar: 'انتهى هذا الطلب الجماعي أو أن الرابط غير مكتمل. اطلب رابطًا جديدًا.',
  },
  groupLocked: {
    en_US: 'The cart is locked. Ask your host to change it.',
    zh_CN: '购物车已锁定，如需更改请联系发起人。',
    ar: 'السلة مقفلة. اطلب من صاحب الدعوة تغييرها.',
  },
  groupFull: {
    en_US: 'This group is full ({bound} people).',
    zh_CN: '该拼单已满（{bound} 人）。',
    ar: 'اكتملت هذه المجموعة (العدد {bound}).',
  },
  groupHostOnly: {
    en_US: 'Only the host can do that.',
    zh_CN: '仅发起人可以操作。',
    ar: 'صاحب الدعوة وحده يستطيع ذلك.',
  },
  groupHostStays: {
    en_US: 'You started this group order. Cancel it instead of leaving.',
    zh_CN: '您是发起人，请取消拼单而非退出。',
    ar: 'أنت من بدأ هذا الطلب الجماعي. ألغِه بدلًا من المغادرة.',
  },
  groupTooMany: {
    en_US: 'You’ve started many group orders. Wait a moment.',
    zh_CN: '您发起的拼单过多，请稍候。',
    ar: 'بدأت طلبات جماعية كثيرة. انتظر قليلًا.',
  },
  lineOfOther: {
    en_US: 'You can only change your own dishes. The host can change all.',
    zh_CN: '您只能更改自己的菜品，发起人可更改全部。',
    ar: 'يمكنك تغيير أطباقك فقط. ويمكن لصاحب الدعوة تغيير الكل.',
  },
} satisfies RefusalTexts<typeof groupCodes>
