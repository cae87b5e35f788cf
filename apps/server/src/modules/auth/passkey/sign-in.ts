import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { customerById } from '../account/customers.ts'
import { type SignInDeps, signIn } from '../sign-in/login.ts'
import { type PasskeyDeps, siteOf, webAuthn } from './site.ts'
import { challengeIn, lockedPasskey, type PasskeyRow, storeChallenge, storeUse, takeChallenge } from './store.ts'

const HOUR = 3600

/** A challenge for any passkey of this brand: the browser offers those it has. LOGIN-4 */
export const passkeyChallenge = (deps: PasskeyDeps): Handler<typeof calls.passkeyChallenge> =>
  changeWithOwnTransaction(calls.passkeyChallenge, 'single-use secret', async caller => {
    const most = [{ key: `passkey:${caller.session.owner}`, max: 120, windowSeconds: HOUR }]
    if (!(await deps.limits.tryUse(caller.corporationId, most))) return refuse('tooMany')
    const { generateAuthenticationOptions } = await webAuthn()
    const rpID = siteOf(deps.origin).rpId
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required', allowCredentials: [] })
    await deps.db.inTx(tx => storeChallenge(tx, deps.clock, caller, 'signIn', options.challenge))
    return { options: { ...options } }
  })

/** The authenticator's new counter; undefined if the answer is wrong or its counter has not risen: a copied authenticator. */
async function counterOf(
  deps: PasskeyDeps,
  row: PasskeyRow,
  response: AuthenticationResponseJSON,
  { challenge, again }: { challenge: string; again: boolean },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { origin, rpId } = siteOf(deps.origin)
  const stored = Number(row.counter)
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      // A repeat has the counter that its first copy stored.
      counter: again ? Math.max(0, stored - 1) : stored,
      transports: row.transports as AuthenticatorTransport[],
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** Signs in with a passkey: challenge, origin, RP id, signature and counter are verified; a challenge works for one request. */
export const passkeySignIn = (deps: PasskeyDeps & SignInDeps): Handler<typeof calls.passkeySignIn> =>
  changeWithOwnTransaction(calls.passkeySignIn, 'single-use secret', (caller, { response }) =>
    deps.db.inTx(async tx => {
      const { corporationId } = caller
      const challenge = challengeIn(response)
      const taken = await takeChallenge(tx, deps.clock, caller, 'signIn', challenge)
      const id = typeof response['id'] === 'string' ? response['id'] : ''
      const row = taken && (await lockedPasskey(tx, corporationId, id))
      if (!row) return refuse('passkeyRefused')
      const answer = response as unknown as AuthenticationResponseJSON
      const counter = await counterOf(deps, row, answer, { challenge, again: taken.again })
      const customer = await customerById(tx, corporationId, row.customer_id)
      if (counter === undefined || customer?.closed_at !== null) return refuse('passkeyRefused')
      await storeUse(tx, corporationId, id, counter, new Date(deps.clock()))
      return signIn(tx, deps, caller, customer, challenge)
    }),
  )
