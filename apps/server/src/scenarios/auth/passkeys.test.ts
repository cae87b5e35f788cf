import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { type Actor, refusedAs, requestId, testApp, testAuthenticator, twenty } from '../../testing/index.ts'

const ORIGIN = 'https://eat.example'
const app = testApp({ clock: Date.now(), env: { PUBLIC_URL: ORIGIN } })

/** A customer with a passkey. */
async function withPasskey() {
  const account = app.customer()
  await account.opened()
  const key = testAuthenticator(ORIGIN)
  const { options } = await account.must(contract.auth.passkeyRegistration, {})
  await account.must(contract.auth.addPasskey, { response: key.register(options), name: 'Phone' })
  return { account, key }
}

const challengeFor = async (actor: Actor) => (await actor.must(contract.auth.passkeyChallenge, {})).options

describe('Passkeys (LOGIN-4)', () => {
  test('A passkey is created, listed, used to sign in and removed', async () => {
    const { account, key } = await withPasskey()
    const guest = app.guest()
    const answer = key.signIn(await challengeFor(guest))
    const { authorizeInfo } = await guest.must(contract.auth.passkeySignIn, { response: answer })
    expect(authorizeInfo.customerId).toBe(account.customerId)
    const { passkeys } = await account.must(contract.auth.passkeys, {})
    expect(passkeys).toMatchObject([{ passkeyId: key.id, name: 'Phone', lastUsedAt: expect.any(String) }])
    await account.must(contract.auth.removePasskey, { passkeyId: key.id })
    const again = key.signIn(await challengeFor(guest))
    expect(refusedAs(await guest.call(contract.auth.passkeySignIn, { response: again }))).toBe('passkeyRefused')
  })

  test('The RP id is the host of the public address', async () => {
    const { options } = await app.customer().must(contract.auth.passkeyRegistration, {})
    expect(options).toMatchObject({ rp: { id: 'eat.example' } })
    expect(await challengeFor(app.guest())).toMatchObject({ rpId: 'eat.example' })
  })

  test('Of 20 requests with one answer a single one signs in, and its repeats get the same session', async () => {
    const { key } = await withPasskey()
    const guest = app.guest()
    const response = key.signIn(await challengeFor(guest))
    const winner = requestId()
    const first = await guest.must(contract.auth.passkeySignIn, { response }, { requestId: winner })
    const answers = await twenty(() => guest.call(contract.auth.passkeySignIn, { response }))
    expect(answers.map(refusedAs)).toEqual(Array.from({ length: 20 }, () => 'passkeyRefused'))
    const repeat = await guest.must(contract.auth.passkeySignIn, { response }, { requestId: winner })
    expect(repeat.token).toBe(first.token)
  })

  test('20 at once with one answer and different request ids open one session', async () => {
    const { key } = await withPasskey()
    const guest = app.guest()
    const response = key.signIn(await challengeFor(guest))
    const answers = await twenty(() => guest.call(contract.auth.passkeySignIn, { response }))
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
  })

  test('A challenge of another session, an old one and one from another site are refused', async () => {
    const { key } = await withPasskey()
    const [guest, other] = [app.guest(), app.guest()]
    const signInOf = async (response: ReturnType<typeof key.signIn>) =>
      refusedAs(await guest.call(contract.auth.passkeySignIn, { response }))
    expect(await signInOf(key.signIn(await challengeFor(other)))).toBe('passkeyRefused')
    expect(await signInOf(key.signIn(await challengeFor(guest), 'https://eat.example.attacker.test'))).toBe(
      'passkeyRefused',
    )
    const old = key.signIn(await challengeFor(guest))
    app.clock.advance(601_000)
    expect(await signInOf(old)).toBe('passkeyRefused')
    expect(await signInOf(key.signIn({ challenge: 'made-up' }))).toBe('passkeyRefused')
  })

  test('A counter that has not risen is refused: the authenticator was copied', async () => {
    const { key } = await withPasskey()
    const guest = app.guest()
    const tryIt = async () =>
      refusedAs(await guest.call(contract.auth.passkeySignIn, { response: key.signIn(await challengeFor(guest)) }))
    key.setCounter(7)
    expect(await tryIt()).toBe('done')
    key.setCounter(5)
    expect(await tryIt()).toBe('passkeyRefused')
  })

  test('A passkey of another account is not removed, and the last way to sign in stays', async () => {
    const { account, key } = await withPasskey()
    await app.customer().must(contract.auth.removePasskey, { passkeyId: key.id })
    expect((await account.must(contract.auth.passkeys, {})).passkeys).toHaveLength(1)
    const statement = {
      name: 'test_no_contact',
      text: 'update customer set email = null, phone = null where corporation_id = $1 and customer_id = $2',
    }
    await app.db.inTx(tx => tx.query(statement, [app.corporationId, account.customerId]))
    expect(refusedAs(await account.call(contract.auth.removePasskey, { passkeyId: key.id }))).toBe('lastWayIn')
  })

  test('A registration is used once, by the session that asked for it', async () => {
    const [account, other] = [app.customer(), app.customer()]
    await account.opened()
    await other.opened()
    const key = testAuthenticator(ORIGIN)
    const { options } = await account.must(contract.auth.passkeyRegistration, {})
    const response = key.register(options)
    expect(refusedAs(await other.call(contract.auth.addPasskey, { response, name: '' }))).toBe('passkeyRefused')
    const answers = await twenty(() => account.call(contract.auth.addPasskey, { response, name: '' }))
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
  })
})
