import * as z from 'zod/mini'
import { call, instant, text } from '../core/index.ts'
import { signedIn } from './enter.ts'
import { codeSent, destination, emailAddress, phoneNumber, proof, sixDigits } from './shapes.ts'

const without = ['shopId', 'businessType'] as const

/**
 * Replaces the phone number or e-mail address of an account. A code to the current contact proves that the caller owns the
 * account (`verifyCode` exchanges it for a ticket); a code to the new contact proves that they own it. LOGIN-7, U7
 */
export const contactCalls = {
  checkChangePhonePermission: call({
    path: '/api/crm/customer/checkChangePhonePermission',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      permitted: z.boolean(),
      reason: z.exactOptional(z.enum(['changedLately', 'orderUnpaid'])),
      /** The earliest time of a change, when a waiting period is the only obstacle. */
      from: z.exactOptional(instant),
    }),
    refuses: [],
    without,
  }),
  /** Sends a code to the caller's own phone or e-mail address as stored in the account. */
  sendVerificationCode: call({
    path: '/api/crm/customer/sendVerificationCode',
    gate: 'logged-in',
    request: z.object({
      channel: z.enum(['email', 'phone']),
      captcha: proof,
      /** Changing the contact or closing the account; the code works for this purpose only. U1 */
      purpose: z._default(z.enum(['ownContact', 'closeAccount']), 'ownContact'),
    }),
    response: codeSent,
    refuses: ['captchaFailed', 'codeTooSoon', 'channelClosed', 'noSuchContact'],
    changes: true,
    without,
  }),
  /**
   * Sends a code to the new contact. If another account uses it, the message says so there; the answer is the same in both cases.
   * U2
   */
  sendVerifyCodeIfNotExist: call({
    path: '/api/crm/customer/sendVerifyCodeIfNotExist',
    gate: 'logged-in',
    request: z.object({ ticket: text(64), to: destination, captcha: proof }),
    response: codeSent,
    refuses: ['ticketGone', 'captchaFailed', 'codeTooSoon', 'channelClosed', 'sameContact'],
    changes: true,
    without,
  }),
  /** Ends every session of the account; the caller continues with the token in the answer. U3 */
  changePhone: call({
    path: '/api/crm/customer/changePhone',
    gate: 'logged-in',
    request: z.object({ ticket: text(64), phoneNumber, code: sixDigits }),
    response: signedIn,
    refuses: ['ticketGone', 'codeWrong', 'phoneChangedLately', 'orderUnpaid', 'contactTaken'],
    changes: true,
    without,
  }),
  changeEmail: call({
    path: '/api/crm/customer/changeEmail',
    gate: 'logged-in',
    request: z.object({ ticket: text(64), email: emailAddress, code: sixDigits }),
    response: signedIn,
    refuses: ['ticketGone', 'codeWrong', 'contactTaken'],
    changes: true,
    without,
  }),
}
