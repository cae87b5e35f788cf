import * as z from 'zod/mini'
import { emailAddress } from '../auth/shapes.ts'
import { call, text } from '../core/index.ts'
import { deviceCalls } from './device-calls.ts'
import { auditCalls, rightCalls, roleCalls } from './right-calls.ts'
import { staffInfo } from './staff-info.ts'

const nothing = z.object({})
const without = ['shopId', 'businessType'] as const
const password = z.string().check(z.minLength(1), z.maxLength(200))

/** Signing in to and out of the console. */
export const signInCalls = {
  signIn: call({
    path: '/api/console/signIn',
    gate: 'anyone',
    /** `console`: the value the console stored after an earlier sign-in of this account. */
    request: z.object({ account: text(120).check(z.minLength(1)), password, console: z.optional(text(80)) }),
    response: z.object({ token: z.string(), staff: staffInfo, console: z.string() }),
    refuses: ['signInFailed'],
    without,
  }),
  me: call({
    path: '/api/console/me',
    gate: 'staff',
    right: 'anyRole',
    request: nothing,
    response: staffInfo,
    refuses: [],
    without,
  }),
  signOut: call({
    path: '/api/console/signOut',
    gate: 'staff',
    right: 'anyRole',
    request: nothing,
    response: nothing,
    refuses: [],
    changes: true,
    without,
  }),
  /** E-mails a link for setting a new password. The answer is the same for unknown accounts. U2 */
  forgotPassword: call({
    path: '/api/console/forgotPassword',
    gate: 'anyone',
    request: z.object({ account: emailAddress }),
    response: nothing,
    refuses: [],
    changes: true,
    without,
  }),
  /** Sets the password by the link's token, once; ends all sessions of the account. Answers the account to sign in with. U3 */
  setPassword: call({
    path: '/api/console/setPassword',
    gate: 'anyone',
    request: z.object({ token: text(64).check(z.minLength(1)), password }),
    response: z.object({ account: z.string() }),
    refuses: ['linkGone', 'passwordEasy'],
    changes: true,
    without,
  }),
  /** Changes the password of the signed-in employee, given the current one; ends their other sessions. U3 */
  changePassword: call({
    path: '/api/console/changePassword',
    gate: 'staff',
    right: 'anyRole',
    request: z.object({ password, newPassword: password }),
    response: nothing,
    refuses: ['passwordWrong', 'passwordEasy'],
    changes: true,
    without,
  }),
}

/** Accounts and rights of staff, and their shared tablets. */
export const staffCalls = { ...signInCalls, ...rightCalls, ...roleCalls, ...auditCalls, ...deviceCalls }
