import * as z from 'zod/mini'
import { call, id, instant, shopId, text } from '../core/index.ts'
import { acceptedVersions, agreementCalls } from './agreement-calls.ts'
import { closingCalls } from './closing-calls.ts'
import { contactCalls } from './contact-calls.ts'
import { authorizeInfo, enter, signedIn } from './enter.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { providerCalls } from './provider-calls.ts'
import { codeSent, destination, phoneNumber, proof, sixDigits } from './shapes.ts'

/** The sessions of the caller's devices. U7 */
const sessionCalls = {
  querySessions: call({
    path: '/api/user-auth/sessions',
    gate: 'guest',
    request: z.object({}),
    response: z.object({
      /** Newest first. */
      sessions: z.array(
        z.object({
          openedAt: instant,
          expiresAt: instant,
          /** The session that sent this request. */
          isCurrent: z.boolean(),
        }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}

/** Continues the caller's session on another device. */
const handOverCalls = {
  /**
   * Issues a token for a link (`?token=`). It opens one session of the caller's account within minutes and invalidates the
   * previous one. NAV-3
   */
  handOver: call({
    path: '/api/user-auth/handOver',
    gate: 'logged-in',
    request: z.object({}),
    /** `expiresIn`: seconds. */
    response: z.object({ token: z.string(), expiresIn: z.int() }),
    refuses: [],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
}

/** The purpose of a code; a code works for its purpose only. U1 */
const purpose = z.enum(['login', 'temporary', 'cardPassword'])

/**
 * Also the purposes of codes that `sendVerificationCode` sends to the account's own contact; they are exchanged for a ticket in
 * the same way. LOGIN-7
 */
const provedPurpose = z.enum([...purpose.options, 'ownContact', 'closeAccount'])

/** Connects the provider of an unfinished sign-in to the account (see `finishProvider`). LOGIN-4 */
const link = z.optional(text(64))

export const auth = {
  auth: enter,
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
    /** `fallback`: the captcha provider's script did not load; the server issues a proof-of-work task instead. ETC-5 */
    request: z.object({ fallback: z._default(z.boolean(), false) }),
    response: z.discriminatedUnion('captchaType', [
      z.object({ captchaType: z.literal('altcha'), challenge: z.looseObject({}) }),
      z.object({
        captchaType: z.literal('geetest'),
        captchaId: z.string(),
        /** The type of puzzle to request; absent: the provider chooses. */
        riskType: z.exactOptional(z.string()),
        apiServers: z.array(z.string()),
        staticServers: z.array(z.string()),
      }),
    ]),
    refuses: [],
    shows: 'silent',
  }),
  sendVerifyCode: call({
    path: '/api/user-auth/sendVerifyCode',
    gate: 'guest',
    request: z.object({ to: destination, purpose, captcha: proof }),
    response: codeSent,
    refuses: ['captchaFailed', 'codeTooSoon', 'channelClosed'],
    changes: true,
  }),
  verifyCode: call({
    path: '/api/user-auth/verifyCode',
    gate: 'guest',
    request: z.object({ to: destination, purpose: provedPurpose, code: sixDigits }),
    response: z.object({ ticket: z.string(), registered: z.boolean() }),
    refuses: ['codeWrong'],
  }),
  /** Sends a code to the contact phone of a pickup order. No account is created. LOGIN-8 */
  sendPhoneCode: call({
    path: '/api/base/phone/sendVerifyCode',
    gate: 'guest',
    request: z.object({ phoneNumber, captcha: proof }),
    response: codeSent,
    refuses: ['captchaFailed', 'codeTooSoon', 'channelClosed'],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
  /** Marks the phone as verified for this caller, signed in or not, so that the order can be placed. LOGIN-8 */
  verifyPhone: call({
    path: '/api/base/phone/verifyCode',
    gate: 'guest',
    request: z.object({ phoneNumber, code: sixDigits }),
    response: z.object({ verified: z.literal(true) }),
    refuses: ['codeWrong'],
    without: ['shopId', 'businessType'],
  }),
  login: call({
    path: '/api/user-auth/login',
    gate: 'guest',
    request: z.object({ ticket: text(64), link }),
    response: signedIn,
    refuses: ['ticketGone', 'noAccount'],
    changes: true,
  }),
  signup: call({
    path: '/api/user-auth/signup',
    gate: 'guest',
    request: z.object({
      ticket: text(64),
      link,
      nick: text(40),
      agreements: acceptedVersions,
    }),
    response: signedIn,
    refuses: ['ticketGone', 'agreementsNeeded'],
    changes: true,
  }),
  /**
   * Joins a member program: the requested one, else the store's, else the brand's. Issues its card once. LOGIN-2, LOGIN-9, CARD-1
   */
  register: call({
    path: '/api/user-auth/register',
    gate: 'logged-in',
    request: z.object({ shopId: z.optional(shopId), cardProgramId: z.optional(id) }),
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
  ...agreementCalls,
  ...contactCalls,
  ...closingCalls,
  ...handOverCalls,
  ...providerCalls,
  ...passkeyCalls,
  ...sessionCalls,
}
