import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of refunds in the console. */
export const staffPaymentCodes = {
  /** Exceeds the amount that was paid and not yet refunded. M9 */
  moreThanLeft: { code: 'CON-01-0007', shows: 'toast' },
  secondPersonNeeded: { code: 'CON-01-0008', shows: 'toast' },
  refundDecided: { code: 'CON-01-0009', shows: 'toast' },
  /** The frozen value was already decided, or the bank returned the money. */
  frozenDecided: { code: 'CON-01-0030', shows: 'toast' },
  /** The cash handed over is less than the amount due. PAY-10 */
  tenderedTooLittle: { code: 'CON-01-0031', shows: 'toast' },
  /** Several payments are together more or less than the amount due. PAY-21 */
  partsDiffer: { code: 'CON-01-0038', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffPaymentTexts = {
  moreThanLeft: {
    en_US: 'That’s more than what’s left of this payment.',
    zh_CN: '金额超过了这笔付款的剩余部分。',
    ar: 'هذا أكثر مما تبقّى من هذه الدفعة.',
  },
  secondPersonNeeded: {
    en_US: 'Another person needs to approve this refund.',
    zh_CN: '这笔退款需要另一位同事确认。',
    ar: 'يجب أن يوافق شخص آخر على هذا الاسترداد.',
  },
  refundDecided: {
    en_US: 'This refund has already been decided.',
    zh_CN: '这笔退款已经处理过。',
    ar: 'سبق البتّ في هذا الاسترداد.',
  },
  frozenDecided: {
    en_US: 'This has already been decided.',
    zh_CN: '此项已经处理过。',
    ar: 'سبق البتّ في هذا الأمر.',
  },
  tenderedTooLittle: {
    en_US: 'The cash received is less than the amount due.',
    zh_CN: '收到的现金少于应付金额。',
    ar: 'النقد المستلم أقل من المبلغ المستحق.',
  },
  partsDiffer: {
    en_US: 'The payments don’t add up to the amount due. Check them.',
    zh_CN: '各笔付款之和与应付金额不符，请检查。',
    ar: 'مجموع الدفعات لا يساوي المبلغ المستحق. تحقّق منها.',
  },
} satisfies RefusalTexts<typeof staffPaymentCodes>
