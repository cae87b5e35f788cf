import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { customerById, lockedCustomer } from '../account/customers.ts'
import type { AuthDeps } from '../deps.ts'
import { countSignInMethods } from '../provider/count-sign-in-methods.ts'
import { type PasskeyDeps, siteOf, webAuthn } from './site.ts'
import { challengeIn, deletePasskey, insertPasskey, passkeysOf, storeChallenge, takeChallenge } from './store.ts'

/**
 * The options with which the browser creates a passkey; the account's existing ones are listed, so that none is created twice.
 * LOGIN-4
 */
export const passkeyRegistration = (deps: PasskeyDeps): Handler<typeof calls.passkeyRegistration> =>
  changeWithOwnTransaction(calls.passkeyRegistration, 'single-use secret', async caller => {
    const { corporationId, session } = caller
    const { rpId, rpName } = siteOf(deps.origin)
    const [customer, passkeys] = await Promise.all([
      customerById(deps.db, corporationId, session.customerId),
      passkeysOf(deps.db, corporationId, session.customerId),
    ])
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpID: rpId,
      rpName,
      userID: new TextEncoder().encode(`${corporationId}:${session.customerId}`),
      userName: customer?.email ?? customer?.phone ?? customer?.nick ?? '',
      userDisplayName: customer?.nick ?? '',
      attestationType: 'none',
      excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({
        id,
        transports: transports as AuthenticatorTransport[],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await deps.db.inTx(tx => storeChallenge(tx, deps.clock, caller, 'register', options.challenge))
    return { options: { ...options } }
  })

/** Stores a passkey that the browser has created, after verifying origin, RP id, challenge and user verification. LOGIN-4 */
export const addPasskey = (deps: PasskeyDeps): Handler<typeof calls.addPasskey> =>
  changeWithOwnTransaction(calls.addPasskey, 'single-use secret', (caller, { response, name }) =>
    deps.db.inTx(async tx => {
      const { corporationId, session } = caller
      const challenge = challengeIn(response)
      if (!(await takeChallenge(tx, deps.clock, caller, 'register', challenge))) return refuse('passkeyRefused')
      const { origin, rpId } = siteOf(deps.origin)
      const { verifyRegistrationResponse } = await webAuthn()
      const verified = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      }).catch(() => undefined)
      if (!verified?.verified) return refuse('passkeyRefused')
      const { credential, credentialBackedUp } = verified.registrationInfo
      await insertPasskey(tx, corporationId, {
        credential_id: credential.id,
        customer_id: session.customerId,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        synced: credentialBackedUp,
        created_at: new Date(deps.clock()),
      })
      return {}
    }),
  )

/** The passkeys of the caller's account. */
export const passkeys =
  ({ db }: Pick<PasskeyDeps, 'db'>): Handler<typeof calls.passkeys> =>
  async ({ corporationId, session }) => ({
    passkeys: (await passkeysOf(db, corporationId, session.customerId)).map(row => ({
      passkeyId: row.credential_id,
      name: row.name,
      synced: row.synced,
      createdAt: row.created_at.toISOString(),
      ...(row.last_used_at && { lastUsedAt: row.last_used_at.toISOString() }),
    })),
  })

/** Removes a passkey of the caller's account, unless it is the only way to sign in. LOGIN-4 */
export const removePasskey = (deps: PasskeyDeps & Pick<AuthDeps, 'channelOpen'>): Handler<typeof calls.removePasskey> =>
  changeWithOwnTransaction(calls.removePasskey, 'same result', (caller, { passkeyId }) =>
    deps.db.inTx(async tx => {
      // Locked, so that two ways to sign in are not removed at once.
      const customer = await lockedCustomer(tx, caller)
      if (!customer) return refuse('notFound')
      const { corporation_id: corporationId, customer_id: customerId } = customer
      const own = await passkeysOf(tx, corporationId, customerId)
      if (!own.some(({ credential_id: id }) => id === passkeyId)) return {}
      if ((await countSignInMethods(tx, deps, customer)) <= 1) return refuse('lastWayIn')
      await deletePasskey(tx, corporationId, customerId, passkeyId)
      return {}
    }),
  )
