import * as z from 'zod/mini'
import { call, instant, text } from '../core/index.ts'
import { signedIn } from './enter.ts'
import { codeSent, destination, emailAddress, phoneNumber, proof, sixDigits } from './shapes.ts'

const without = ['shopId', 'businessType'] as const

/**
 * A new phone number or e-mail address for an account: a code to what the account has shows that it is they who ask
 * (`verifyCode` trades it for a ticket), a code to the new one shows that it is theirs. LOGIN-7, U7
 */
export const contactCalls = {
  checkChangePhonePermission: call({
    path: '/api/crm/customer/checkChangePhonePermission',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      permitted: z.boolean(),
      reason: z.exactOptional(z.enum(['changedLately', 'orderUnpaid'])),
      /** From when it may be changed, where time is all it takes. */
      from: z.exactOptional(instant),
    }),
    refuses: [],
    without,
  }),
  /** A code to the caller's own phone or e-mail address, as the account has it. */
  sendVerificationCode: call({
    path: '/api/crm/customer/sendVerificationCode',
    gate: 'logged-in',
    request: z.object({
      channel: z.enum(['email', 'phone']),
      captcha: proof,
      /** Another contact, or the end of the account: the code opens nothing else. U1 */
      purpose: z._default(z.enum(['ownContact', 'closeAccount']), 'ownContact'),
    }),
    response: codeSent,
    refuses: ['captchaFailed', 'codeTooSoon', 'channelClosed', 'noSuchContact'],
    changes: true,
    without,
  }),
  /** A code to the new one. One that another account has is told so itself; the answer here is the same. U2 */
  sendVerifyCodeIfNotExist: call({
    path: '/api/crm/customer/sendVerifyCodeIfNotExist',
    gate: 'logged-in',
    request: z.object({ ticket: text(64), to: destination, captcha: proof }),
    response: codeSent,
    refuses: ['ticketGone', 'captchaFailed', 'codeTooSoon', 'channelClosed', 'sameContact'],
    changes: true,
    without,
  }),
  /** Every session of the account ends; the caller goes on with the token answered. U3 */
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
