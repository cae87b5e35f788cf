import * as z from 'zod/mini'

const secret = z.optional(z.string())

/** Settings of sign-in providers. LOGIN-4 */
export const signInShape = {
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER_URL: z._default(z.url(), 'https://accounts.google.com'),
  /** The Services ID. */
  APPLE_CLIENT_ID: secret,
  APPLE_TEAM_ID: secret,
  APPLE_KEY_ID: secret,
  /** The team's P-256 key, as PEM or as its base64 alone. */
  APPLE_PRIVATE_KEY: secret,
  APPLE_ISSUER_URL: z._default(z.url(), 'https://appleid.apple.com'),
  /** The official account, used inside the WeChat app. */
  WECHAT_APP_ID: secret,
  WECHAT_APP_SECRET: secret,
  /** The website app of the open platform, used in other browsers. */
  WECHAT_WEB_APP_ID: secret,
  WECHAT_WEB_APP_SECRET: secret,
  WECHAT_AUTHORIZE_URL: z._default(z.url(), 'https://open.weixin.qq.com'),
  WECHAT_API_URL: z._default(z.url(), 'https://api.weixin.qq.com'),
  ALIPAY_APP_ID: secret,
  /** The app's RSA key, as PEM or as its base64 alone. */
  ALIPAY_PRIVATE_KEY: secret,
  /** Alipay's public key for this app. */
  ALIPAY_PUBLIC_KEY: secret,
  ALIPAY_AUTHORIZE_URL: z._default(z.url(), 'https://openauth.alipay.com'),
  ALIPAY_GATEWAY_URL: z._default(z.url(), 'https://openapi.alipay.com/gateway.do'),
}

type Setting = keyof typeof signInShape

/** Settings required together with the first one. */
export const signInTogether: [Setting, Setting[]][] = [
  ['GOOGLE_CLIENT_ID', ['GOOGLE_CLIENT_SECRET']],
  ['APPLE_CLIENT_ID', ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']],
  ['WECHAT_APP_ID', ['WECHAT_APP_SECRET']],
  ['WECHAT_WEB_APP_ID', ['WECHAT_WEB_APP_SECRET']],
  ['ALIPAY_APP_ID', ['ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']],
]

/** Addresses of providers, which must be theirs in production. */
export const signInAddresses = [
  'GOOGLE_ISSUER_URL',
  'APPLE_ISSUER_URL',
  'WECHAT_AUTHORIZE_URL',
  'WECHAT_API_URL',
  'ALIPAY_AUTHORIZE_URL',
  'ALIPAY_GATEWAY_URL',
] as const satisfies readonly Setting[]
