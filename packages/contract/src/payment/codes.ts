import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of paying. Each keeps the order and carries in `data` what the next step needs. */
export const paymentCodes = {
  /** The provider's answer is being looked for: ask again. ORDER-4 */
  paymentChecking: {
    code: 'CRM-01-3002',
    message: 'settlement.order.statusSlow',
    shows: 'silent',
    then: 'pollLong',
  },
  /** The bank has not decided yet: ask again. ORDER-4 */
  paymentPending: { code: 'CRM-01-3003', message: 'settlement.order.statusSlow', shows: 'silent', then: 'pollLong' },
  /** It is not waiting to be paid any more. `data`: `{ state, payState }`. */
  notPayable: { code: 'PAY-20-1001', message: 'refusal.payment.notPayable', shows: 'dialog' },
  /** What the phone showed is not what it costs. `data`: `{ payments }`, the lines as they are. PAY-9 */
  amountChanged: { code: 'PAY-20-1002', message: 'refusal.payment.amountChanged', shows: 'dialog' },
  tipNotOffered: { code: 'PAY-20-1004', message: 'refusal.payment.tipNotOffered', shows: 'toast' },
  /** What the card form handed over is not a card we may pass on. PAY-8 */
  cardUnreadable: { code: 'PAY-20-1005', message: 'refusal.payment.cardUnreadable', shows: 'toast' },
  /** Too many tries: a wait, before the next. PAY-8 */
  tooManyCards: { code: 'PAY-20-1006', message: 'refusal.payment.tooManyCards', shows: 'dialog' },
  /** One of the guest's own means has less than a moment ago; nothing was taken. M4 */
  meansShort: { code: 'PAY-20-1007', message: 'refusal.payment.meansShort', shows: 'dialog' },
  /** The card's password, or a fresh code of it, is asked for. CARD-1 */
  securityNeeded: { code: 'PAY-20-1008', message: 'refusal.payment.securityNeeded', shows: 'silent' },
  securityWrong: { code: 'PAY-20-1009', message: 'refusal.payment.securityWrong', shows: 'toast' },
  securityLocked: { code: 'PAY-20-1010', message: 'refusal.payment.securityLocked', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>
