import * as z from 'zod/mini'

const secret = z.optional(z.string())

/** Settings of the providers a person can sign in with. LOGIN-4 */
export const signInShape = {
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER_URL: z._default(z.url(), 'https://accounts.google.com'),
}

type Setting = keyof typeof signInShape

/** Settings that are needed together with the first one. */
export const signInTogether: [Setting, Setting[]][] = [['GOOGLE_CLIENT_ID', ['GOOGLE_CLIENT_SECRET']]]

/** Addresses of providers, which must be theirs in production. */
export const signInAddresses = ['GOOGLE_ISSUER_URL'] as const satisfies readonly Setting[]
