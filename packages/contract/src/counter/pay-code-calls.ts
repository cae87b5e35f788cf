import * as z from 'zod/mini'
import { amount, call, currency, instant, minorUnits, shopId, uuid } from '../core/index.ts'
import { counterParts } from '../payment/counter.ts'
import { buyer } from './buyer-calls.ts'

const without = ['businessType'] as const

/** The code of a member's card, scanned at the counter: it identifies the member and pays once. CARD-1 */
export const payCodeCalls = {
  /** Reads the code, which invalidates it. */
  readPayCode: call({
    path: '/api/console/readPayCode',
    gate: 'store',
    right: ['takeOrders', 'takePayment'],
    request: z.object({ shopId, cardCode: z.string().check(z.trim(), z.regex(/^\d{16,24}$/)) }),
    response: z.object({
      visitId: uuid,
      name: z.string(),
      cardNo: z.string(),
      levelName: z.string(),
      balance: minorUnits,
      currency,
      expiresAt: instant,
      /** The member, whom an order at the counter can be for. COUNTER-1 */
      buyer,
    }),
    refuses: ['cardNotHere', 'payCodeWrong'],
    changes: true,
    without,
  }),
  /** Pays an order due at the venue with the member's card, or what `others` leave of it; once per scanned code. */
  payWithCode: call({
    path: '/api/console/payWithCode',
    gate: 'store',
    right: 'takePayment',
    request: z.object({
      shopId,
      visitId: uuid,
      orderId: uuid,
      /** What staff received of the order in other ways; the card pays the rest. PAY-21 */
      others: z._default(counterParts, []),
    }),
    response: z.object({ orderId: uuid, amount: minorUnits, currency, balance: minorUnits }),
    refuses: ['payCodeOver', 'notToPayHere', 'cardTooLittle', 'cardNotHere', 'partsDiffer', 'tenderedTooLittle'],
    changes: true,
    without,
  }),
  /** Pays an open table bill with the member's card, or the part that others have not reserved; once per scanned code. ORDER-3 */
  payBillWithCode: call({
    path: '/api/console/payBillWithCode',
    gate: 'store',
    right: 'takePayment',
    request: z.object({ shopId, visitId: uuid, billId: uuid, amount: amount.check(z.positive()) }),
    response: z.object({ billId: uuid, amount: minorUnits, currency, balance: minorUnits }),
    refuses: ['payCodeOver', 'billClosed', 'billMoved', 'notToPayHere', 'cardTooLittle', 'cardNotHere'],
    changes: true,
    without,
  }),
} as const
