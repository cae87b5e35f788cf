import { X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'

/** Text of several lines, written in one line with `\n`, as environment files need it. */
export const withLines = (text: string): string => text.replaceAll('\\n', '\n')

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(withLines(text)).subject !== ''
  } catch {
    return false
  }
}

const certificate = z.optional(z.string().check(z.refine(isCertificate)))

const privateKey = z.optional(z.string().check(z.regex(/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/)))

/** Settings of phone wallets: Apple's pass certificate and Google's service account. CARD-9 */
export const passShape = {
  PASS_APPLE_CERTIFICATE: certificate,
  PASS_APPLE_KEY: privateKey,
  PASS_APPLE_KEY_PASSPHRASE: z.optional(z.string()),
  PASS_APPLE_WWDR: certificate,
  PASS_APPLE_PUSH_URL: z._default(z.url(), 'https://api.push.apple.com'),
  PASS_GOOGLE_ISSUER: z.optional(z.string().check(z.regex(/^\d+$/))),
  PASS_GOOGLE_EMAIL: z.optional(z.email()),
  PASS_GOOGLE_KEY: privateKey,
  PASS_GOOGLE_URL: z._default(z.url(), 'https://walletobjects.googleapis.com'),
  PASS_GOOGLE_TOKEN_URL: z._default(z.url(), 'https://oauth2.googleapis.com/token'),
  PASS_GOOGLE_SAVE_URL: z._default(z.url(), 'https://pay.google.com/gp/v/save'),
}

type Setting = keyof typeof passShape

/** Settings required together with the first one. */
export const passTogether: [Setting, Setting[]][] = [
  ['PASS_APPLE_CERTIFICATE', ['PASS_APPLE_KEY', 'PASS_APPLE_WWDR']],
  ['PASS_GOOGLE_ISSUER', ['PASS_GOOGLE_EMAIL', 'PASS_GOOGLE_KEY']],
]

/** Addresses of the wallets, which must be theirs in production. */
export const passAddresses = [
  'PASS_APPLE_PUSH_URL',
  'PASS_GOOGLE_URL',
  'PASS_GOOGLE_TOKEN_URL',
  'PASS_GOOGLE_SAVE_URL',
] as const satisfies readonly Setting[]
