import * as z from 'zod/mini'
import { call, customerId, id, shopId, text } from '../core/index.ts'

/** A guest's device, or the one-time token of a link that handed a session over. Providers come with social sign-in. */
const credential = z.discriminatedUnion('grant', [
  z.object({ grant: z.literal('guest'), deviceId: id }),
  z.object({ grant: z.literal('handover'), token: text(64) }),
])

/** Which card a member holds. */
export const cardInfo = z.object({ cardProgramId: z.string(), cardId: z.string(), cardLevelId: z.string() })

/** Who the caller is, as far as the app shows it. LOGIN-1 */
export const authorizeInfo = z.object({
  customerId,
  isMember: z.boolean(),
  nick: z.string(),
  avatar: z.string(),
  /** A member's card. */
  cardInfo: z.exactOptional(cardInfo),
})

const signedIn = z.object({ authorizeInfo, token: z.string() })

const destination = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('email'),
    destination: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
  }),
  z.object({
    channel: z.literal('phone'),
    destination: z.string().check(z.trim(), z.maxLength(20), z.regex(/^\+[1-9]\d{6,14}$/)),
  }),
])

/** What the code is for: it opens nothing else. U1 */
const purpose = z.enum(['login', 'temporary', 'cardPassword'])

export const auth = {
  auth: call({
    path: '/api/user-auth/auth',
    gate: 'anyone',
    request: credential,
    response: signedIn,
    refuses: ['grantRefused'],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  info: call({
    path: '/api/user-auth/auth/info',
    gate: 'guest',
    request: z.object({}),
    response: authorizeInfo,
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
  captchaConfig: call({
    path: '/api/user-auth/captcha/config',
    gate: 'guest',
    request: z.object({}),
    response: z.object({ captchaType: z.literal('altcha'), challenge: z.looseObject({}) }),
    refuses: [],
    shows: 'silent',
  }),
  sendVerifyCode: call({
    path: '/api/user-auth/sendVerifyCode',
    gate: 'guest',
    request: z.object({ to: destination, purpose, captcha: z.string().check(z.maxLength(4000)) }),
    response: z.object({
      /** Seconds until another code may be asked for. */
      resendIn: z.int(),
      /** Seconds the code lives. */
      expiresIn: z.int(),
      masked: z.string(),
    }),
    refuses: ['captchaFailed', 'codeTooSoon', 'channelClosed'],
    changes: true,
  }),
  verifyCode: call({
    path: '/api/user-auth/verifyCode',
    gate: 'guest',
    request: z.object({ to: destination, purpose, code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
    response: z.object({ ticket: z.string(), registered: z.boolean() }),
    refuses: ['codeWrong'],
  }),
  login: call({
    path: '/api/user-auth/login',
    gate: 'guest',
    request: z.object({ ticket: text(64) }),
    response: signedIn,
    refuses: ['ticketGone', 'noAccount'],
    changes: true,
  }),
  signup: call({
    path: '/api/user-auth/signup',
    gate: 'guest',
    request: z.object({
      ticket: text(64),
      nick: text(40),
      agreements: z.array(z.object({ agreementId: id, version: z.int() })).check(z.maxLength(10)),
    }),
    response: signedIn,
    refuses: ['ticketGone', 'agreementsNeeded'],
    changes: true,
  }),
  /** Joins the store's (or the brand's) member program: issues its card, once. LOGIN-2, LOGIN-9, CARD-1 */
  register: call({
    path: '/api/user-auth/register',
    gate: 'logged-in',
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({ authorizeInfo, cardNo: z.string() }),
    refuses: ['noCardProgram'],
    changes: true,
    without: ['businessType'],
  }),
  logout: call({
    path: '/api/user-auth/logout',
    gate: 'guest',
    request: z.object({}),
    response: z.object({}),
    refuses: [],
    changes: true,
  }),
}
