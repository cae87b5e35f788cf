import * as z from 'zod/mini'
import { call, instant, text } from '../core/index.ts'
import { signedIn } from './enter.ts'

const without = ['shopId', 'businessType'] as const

/** Options and results of the browser's WebAuthn functions, as JSON. */
const webAuthn = z.looseObject({})

const passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  /** Synchronised between the owner's devices. */
  synced: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.exactOptional(instant),
})

/** Passkeys: sign-in with the device's screen lock. LOGIN-4 */
export const passkeyCalls = {
  passkeys: call({
    path: '/api/user-auth/passkey/list',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({ passkeys: z.array(passkey) }),
    refuses: [],
    without,
  }),
  /** The options with which the browser creates a passkey for the caller's account. */
  passkeyRegistration: call({
    path: '/api/user-auth/passkey/registration',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({ options: webAuthn }),
    refuses: [],
    changes: true,
    without,
  }),
  addPasskey: call({
    path: '/api/user-auth/passkey/add',
    gate: 'logged-in',
    request: z.object({ response: webAuthn, name: text(60) }),
    response: z.object({}),
    refuses: ['passkeyRefused'],
    changes: true,
    without,
  }),
  /** Removes a passkey; refused for the last way to sign in. */
  removePasskey: call({
    path: '/api/user-auth/passkey/remove',
    gate: 'logged-in',
    request: z.object({ passkeyId: z.string().check(z.maxLength(1400)) }),
    response: z.object({}),
    refuses: ['lastWayIn'],
    changes: true,
    without,
  }),
  /** The options with which the browser signs in by any passkey of this brand. */
  passkeyChallenge: call({
    path: '/api/user-auth/passkey/challenge',
    gate: 'guest',
    request: z.object({}),
    response: z.object({ options: webAuthn }),
    refuses: [],
    changes: true,
    shows: 'silent',
    without,
  }),
  passkeySignIn: call({
    path: '/api/user-auth/passkey/signIn',
    gate: 'guest',
    request: z.object({ response: webAuthn }),
    response: signedIn,
    refuses: ['passkeyRefused'],
    changes: true,
    shows: 'silent',
    without,
  }),
}
