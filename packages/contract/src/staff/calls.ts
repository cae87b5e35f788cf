import * as z from 'zod/mini'
import { emailAddress } from '../auth/shapes.ts'
import { call, text } from '../core/index.ts'
import { shopState } from '../store/shapes.ts'
import { rightCalls } from './right-calls.ts'

/** Who is at the console and where they may act. */
export const staffInfo = z.object({
  staffId: z.string(),
  name: z.string(),
  role: z.enum(['staff', 'manager']),
  /** May set up the brand's money and change what members hold. */
  brand: z.boolean(),
  brandName: z.string(),
  /** The address of the brand's logo; empty if it has none. */
  logo: z.string(),
  /** The brand's colour and the colour of text on it, as CSS colours. */
  primaryColor: z.string(),
  onPrimaryColor: z.string(),
  shops: z.array(z.object({ shopId: z.int(), shopName: z.string(), timeZone: z.string(), state: shopState })),
})

const nothing = z.object({})
const without = ['shopId', 'businessType'] as const
const password = z.string().check(z.minLength(1), z.maxLength(200))

/** Signing in and out at the console. */
export const signInCalls = {
  signIn: call({
    path: '/api/console/signIn',
    gate: 'anyone',
    /** `console`: what the console stored after an earlier sign-in of the account. */
    request: z.object({ account: text(120), password, console: z.optional(text(80)) }),
    response: z.object({ token: z.string(), staff: staffInfo, console: z.string() }),
    refuses: ['signInFailed'],
    without,
  }),
  me: call({
    path: '/api/console/me',
    gate: 'staff',
    request: nothing,
    response: staffInfo,
    refuses: [],
    without,
  }),
  signOut: call({
    path: '/api/console/signOut',
    gate: 'staff',
    request: nothing,
    response: nothing,
    refuses: [],
    changes: true,
    without,
  }),
  /** A link to set another password, by e-mail. Answers alike whoever it is asked for. U2 */
  forgotPassword: call({
    path: '/api/console/forgotPassword',
    gate: 'anyone',
    request: z.object({ account: emailAddress }),
    response: nothing,
    refuses: [],
    changes: true,
    without,
  }),
  /** Sets the password a link was sent for, once; every session of theirs ends. Answers the account to sign in with. U3 */
  setPassword: call({
    path: '/api/console/setPassword',
    gate: 'anyone',
    request: z.object({ token: text(64).check(z.minLength(1)), password }),
    response: z.object({ account: z.string() }),
    refuses: ['linkGone', 'passwordEasy'],
    changes: true,
    without,
  }),
  /** Another password for who is signed in and knows the one before; their sessions elsewhere end. U3 */
  changePassword: call({
    path: '/api/console/changePassword',
    gate: 'staff',
    request: z.object({ password, newPassword: password }),
    response: nothing,
    refuses: ['passwordWrong', 'passwordEasy'],
    changes: true,
    without,
  }),
}

/** Accounts and rights of staff. */
export const staffCalls = { ...signInCalls, ...rightCalls }
