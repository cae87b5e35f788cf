import { createECDH, createHash, randomBytes } from 'node:crypto'
import { contract } from '@comanda/contract'
import { testAuthenticator } from '../authenticator.ts'
import type { Person } from './orders-of-person.ts'

/** The public address of the app in access tests. */
export const ORIGIN = 'https://eat.example'

/** A passkey of the person's. Its id. */
export async function passkey({ actor, label }: Person): Promise<string> {
  const key = testAuthenticator(ORIGIN)
  const { options } = await actor.must(contract.auth.passkeyRegistration, {})
  await actor.must(contract.auth.addPasskey, { response: key.register(options), name: label })
  return key.id
}

/** A push subscription of the person's device: its address, and the digest that stands in its row. */
export async function pushSubscription({ actor }: Person): Promise<{ endpoint: string; digest: string }> {
  const { pushKey } = await actor.must(contract.notification.preferences, {})
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`
  const key = createECDH('prime256v1')
  key.generateKeys()
  const keys = { p256dh: key.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  await actor.must(contract.notification.subscribe, { endpoint, ...keys, pushKey })
  return { endpoint, digest: createHash('sha256').update(endpoint).digest('base64url') }
}
