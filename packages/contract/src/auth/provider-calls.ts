import * as z from 'zod/mini'
import { call, id, instant, text } from '../core/index.ts'
import { signedIn } from './enter.ts'

const without = ['shopId', 'businessType'] as const

export const providerName = z.enum(['google', 'apple', 'wechat', 'alipay'])

const getAuthUrl = <const P extends `/${string}`>(path: P) =>
  call({
    path,
    gate: 'guest',
    request: z.object({
      /** Where the guest continues afterwards: a path of this app. */
      returnTo: z._default(text(2000), '/home'),
      /** Without a consent page: for the redirect inside the provider's own app. NAV-5 */
      silent: z._default(z.boolean(), false),
      /** The page is open in the provider's own app. */
      inApp: z._default(z.boolean(), false),
      /** Connects the provider to the caller's account instead of signing in. */
      link: z._default(z.boolean(), false),
    }),
    response: z.object({ url: z.url() }),
    refuses: ['providerClosed', 'loginNeeded'],
    changes: true,
    shows: 'silent',
    without,
  })

/** Returns the address of each provider's consent page. NAV-5, LOGIN-4 */
export const authUrlCalls = {
  google: getAuthUrl('/api/user-auth/google/getAuthUrl'),
  apple: getAuthUrl('/api/user-auth/apple/getAuthUrl'),
  wechat: getAuthUrl('/api/user-auth/wechat/getAuthUrl'),
  alipay: getAuthUrl('/api/user-auth/alipay/getAuthUrl'),
}

/** The secret of an unfinished sign-in; connects the provider's identity to the account that signs in next. */
const link = text(64)

/**
 * Result of a sign-in through a provider. `signUp`: no account yet, and the provider has verified the address. `prove`: a code to
 * an address must find or create the account first; `email` is the suggestion. `guest`: a silent redirect found no account.
 */
const providerOutcome = z.discriminatedUnion('outcome', [
  z.extend(signedIn, { outcome: z.literal('signedIn') }),
  z.object({ outcome: z.literal('linked'), provider: providerName }),
  z.object({ outcome: z.literal('signUp'), provider: providerName, link, nick: z.string(), email: z.string() }),
  z.object({ outcome: z.literal('prove'), provider: providerName, link, email: z.exactOptional(z.string()) }),
  z.object({ outcome: z.literal('guest') }),
])

export const providerCalls = {
  googleAuthUrl: authUrlCalls.google,
  appleAuthUrl: authUrlCalls.apple,
  wechatAuthUrl: authUrlCalls.wechat,
  alipayAuthUrl: authUrlCalls.alipay,
  /** The ways to sign in beside a code. LOGIN-4 */
  providers: call({
    path: '/api/user-auth/providers',
    gate: 'anyone',
    request: z.object({}),
    response: z.object({
      providers: z.array(z.object({ provider: providerName, inAppOnly: z.boolean() })),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** Exchanges the authorization code of the provider's callback, in the session that started the sign-in. LOGIN-4 */
  finishProvider: call({
    path: '/api/user-auth/provider/finish',
    gate: 'guest',
    request: z.object({ code: text(64) }),
    response: providerOutcome,
    refuses: ['grantRefused', 'providerTaken', 'providerLinked'],
    changes: true,
    without,
  }),
  /** Creates an account for an address that the provider has verified. LOGIN-4 */
  signUpWithProvider: call({
    path: '/api/user-auth/provider/signUp',
    gate: 'guest',
    request: z.object({
      link,
      nick: text(40),
      agreements: z.array(z.object({ agreementId: id, version: z.int() })).check(z.maxLength(10)),
    }),
    response: signedIn,
    refuses: ['ticketGone', 'agreementsNeeded', 'contactTaken'],
    changes: true,
    without,
  }),
  /** The providers connected to the caller's account. */
  identities: call({
    path: '/api/user-auth/provider/list',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      identities: z.array(z.object({ provider: providerName, label: z.string(), linkedAt: instant })),
    }),
    refuses: [],
    without,
  }),
  /** Disconnects a provider; refused for the last way to sign in. */
  unlinkProvider: call({
    path: '/api/user-auth/provider/unlink',
    gate: 'logged-in',
    request: z.object({ provider: providerName }),
    response: z.object({}),
    refuses: ['lastWayIn'],
    changes: true,
    without,
  }),
}
