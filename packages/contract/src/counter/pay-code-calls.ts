import * as z from 'zod/mini'
import { amount, call, currency, instant, minorUnits, shopId, uuid } from '../core/index.ts'

const without = ['businessType'] as const

/** The code a member's card shows, read at the counter: it finds the member and pays once. CARD-1 */
export const payCodeCalls = {
  /** Reads the code, which is used up by it. */
  readPayCode: call({
    path: '/api/console/readPayCode',
    gate: 'store',
    request: z.object({ shopId, cardCode: z.string().check(z.trim(), z.regex(/^\d{16,24}$/)) }),
    response: z.object({
      visitId: uuid,
      name: z.string(),
      cardNo: z.string(),
      levelName: z.string(),
      balance: minorUnits,
      currency,
      expiresAt: instant,
    }),
    refuses: ['cardNotHere', 'payCodeWrong'],
    changes: true,
    without,
  }),
  /** The member's card pays an order that was to be paid at the venue: once for each code read. */
  payWithCode: call({
    path: '/api/console/payWithCode',
    gate: 'store',
    request: z.object({ shopId, visitId: uuid, orderId: uuid }),
    response: z.object({ orderId: uuid, amount: minorUnits, currency, balance: minorUnits }),
    refuses: ['payCodeOver', 'notToPayHere', 'cardTooLittle', 'cardNotHere'],
    changes: true,
    without,
  }),
  /** The member's card pays an open bill of a table, or so much of what nobody else pays: once for each code read. ORDER-3 */
  payBillWithCode: call({
    path: '/api/console/payBillWithCode',
    gate: 'store',
    request: z.object({ shopId, visitId: uuid, billId: uuid, amount: amount.check(z.positive()) }),
    response: z.object({ billId: uuid, amount: minorUnits, currency, balance: minorUnits }),
    refuses: ['payCodeOver', 'billClosed', 'billMoved', 'notToPayHere', 'cardTooLittle', 'cardNotHere'],
    changes: true,
    without,
  }),
} as const
