import * as z from 'zod/mini'
import { amount, call, currency, instant, minorUnits, page, text, uuid } from '../core/index.ts'

const without = ['shopId', 'businessType'] as const

const state = z.enum(['waiting', 'received', 'cancelled', 'returned'])

/** The code of a transfer link: 26 characters of 32, known to the sender and to holders of the link. CARD-4, M11 */
const claimCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{26}$/))

const transfer = z.object({
  transferId: z.string(),
  amount: minorUnits,
  currency,
  message: z.string(),
  state,
  /** The caller's role. */
  role: z.enum(['sender', 'receiver', 'holder']),
  /** For the sender only, while the transfer is unclaimed. */
  claimCode: z.exactOptional(z.string()),
  fromName: z.string(),
  waitsUntil: z.exactOptional(instant),
  createdAt: instant,
})

/**
 * Sends card value to another person by link or QR code; it can be claimed once, and returns to the sender when unclaimed. CARD-4
 */
export const transferCalls = {
  createTransfer: call({
    path: '/api/crm/card/transfer/create',
    gate: 'member',
    request: z.object({
      cardId: uuid,
      amount,
      message: z._default(text(120), ''),
      securityCode: z.optional(z.string().check(z.trim(), z.regex(/^\d{6}$/))),
    }),
    response: transfer,
    refuses: ['transferShort', 'transferOff', 'cardPasswordWrong', 'cardPasswordRests', 'cardSecurityNeeded'],
    changes: true,
    shows: 'silent',
    without,
  }),
  /** The caller's own transfer by its id, or any by the code of its link. */
  transferDetail: call({
    path: '/api/crm/card/transfer/detail',
    gate: 'logged-in',
    request: z.object({ transferId: z.optional(uuid), claimCode: z.optional(claimCode) }),
    response: transfer,
    refuses: [],
    shows: 'silent',
    without,
  }),
  receiveTransfer: call({
    path: '/api/crm/card/transfer/receive',
    gate: 'member',
    request: z.object({ claimCode }),
    response: transfer,
    refuses: ['transferGone', 'transferOwn', 'transferMisfit'],
    changes: true,
    shows: 'silent',
    without,
  }),
  /** Cancels an unclaimed transfer; the value returns to the sender. */
  cancelTransfer: call({
    path: '/api/crm/card/transfer/cancel',
    gate: 'member',
    request: z.object({ transferId: uuid }),
    response: transfer,
    refuses: ['transferGone'],
    changes: true,
    shows: 'silent',
    without,
  }),
  listTransfers: call({
    path: '/api/crm/card/transfer/list',
    gate: 'logged-in',
    request: z.object({ ...page }),
    response: z.object({ transfers: z.array(transfer), nextCursor: z.exactOptional(z.string()) }),
    refuses: [],
    shows: 'silent',
    without,
  }),
}
