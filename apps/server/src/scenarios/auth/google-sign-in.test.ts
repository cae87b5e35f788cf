import { contract } from '@comanda/contract'
import { authUrlCalls } from '@comanda/contract/auth'
import type { GoogleStandin } from '@comanda/standins/sign-in'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Actor,
  arriveBack,
  proveContact,
  providerUrl,
  refusedAs,
  requestId,
  signInAt,
  signInStandIns,
  testApp,
  twenty,
} from '../../testing/index.ts'

const signIn = signInStandIns()
const app = testApp({ clock: Date.now(), signIn })
let google: GoogleStandin
beforeAll(async () => {
  google = await signIn.standin('google')
})

let people = 0
const someone = (email = `person${++people}@example.com`) => ({ subject: `g-${++people}`, name: 'Robin Reed', email })

const atGoogle = (actor: Actor, person: ReturnType<typeof someone> & { emailVerified?: boolean }, link = false) =>
  signInAt(app, signIn, { actor, provider: 'google', person, link })

const agreementsOf = async (actor: Actor) =>
  (await actor.must(contract.agreement.getByIds, { agreementIds: [] })).agreements
    .filter(({ required }) => required)
    .map(({ agreementId, version }) => ({ agreementId, version }))

const signUp = async (actor: Actor, person: ReturnType<typeof someone>) => {
  const outcome = await atGoogle(actor, person)
  if (outcome.outcome !== 'signUp') throw new Error(outcome.outcome)
  const agreements = await agreementsOf(actor)
  return actor.must(contract.auth.signUpWithProvider, { link: outcome.link, nick: outcome.nick, agreements })
}

beforeEach(() => {
  google.tokenFaults = {}
  google.faults.clear()
})

describe('Sign-in with Google (LOGIN-4)', () => {
  test('A new person with a verified address signs up once and is signed in the next time', async () => {
    const person = someone()
    const first = await signUp(app.guest(), person)
    expect(first.authorizeInfo).toMatchObject({ nick: 'Robin Reed', isMember: false })
    const again = await atGoogle(app.guest(), person)
    expect(again).toMatchObject({ outcome: 'signedIn', authorizeInfo: { customerId: first.authorizeInfo.customerId } })
  })

  test('An account with the same address opens only after a code to it, and is connected then', async () => {
    const account = app.customer()
    await account.opened()
    const guest = app.guest()
    const person = someone(account.email)
    const outcome = await atGoogle(guest, person)
    expect(outcome).toMatchObject({ outcome: 'prove', email: account.email })
    const link = outcome.outcome === 'prove' ? outcome.link : ''
    const agreements = await agreementsOf(guest)
    expect(refusedAs(await guest.call(contract.auth.signUpWithProvider, { link, nick: '', agreements }))).toBe(
      'contactTaken',
    )
    const ticket = await proveContact(app, guest, account.email, 'login')
    await guest.must(contract.auth.login, { ticket, link })
    expect(await atGoogle(app.guest(), person)).toMatchObject({
      outcome: 'signedIn',
      authorizeInfo: { customerId: account.customerId },
    })
  })

  test('An address that Google has not verified neither opens nor creates an account', async () => {
    const account = app.customer()
    await account.opened()
    const guest = app.guest()
    const outcome = await atGoogle(guest, { ...someone(account.email), emailVerified: false })
    expect(outcome).toMatchObject({ outcome: 'prove' })
    expect(outcome).not.toHaveProperty('email')
    const fresh = await atGoogle(guest, { ...someone(), emailVerified: false })
    const link = fresh.outcome === 'prove' ? fresh.link : ''
    const agreements = await agreementsOf(guest)
    expect(refusedAs(await guest.call(contract.auth.signUpWithProvider, { link, nick: '', agreements }))).toBe(
      'ticketGone',
    )
  })

  test('A signed-in customer connects Google and disconnects it, while another way to sign in is left', async () => {
    const account = app.customer()
    await account.opened()
    const person = someone()
    expect(await atGoogle(account, person, true)).toEqual({ outcome: 'linked', provider: 'google' })
    const { identities } = await account.must(contract.auth.identities, {})
    expect(identities).toMatchObject([{ provider: 'google', label: expect.stringContaining('***@example.com') }])
    expect(await atGoogle(app.guest(), person)).toMatchObject({
      outcome: 'signedIn',
      authorizeInfo: { customerId: account.customerId },
    })
    await account.must(contract.auth.unlinkProvider, { provider: 'google' })
    expect((await account.must(contract.auth.identities, {})).identities).toEqual([])
    expect(await atGoogle(app.guest(), person)).toMatchObject({ outcome: 'signUp' })
  })

  test('The last way to sign in cannot be removed', async () => {
    const account = app.customer()
    await account.opened()
    await atGoogle(account, someone(), true)
    const withoutContact = {
      name: 'test_no_contact',
      text: 'update customer set email = null, phone = null where corporation_id = $1 and customer_id = $2',
    }
    await app.db.inTx(tx => tx.query(withoutContact, [app.corporationId, account.customerId]))
    const answers = await twenty(() => account.call(contract.auth.unlinkProvider, { provider: 'google' }))
    expect(answers.map(refusedAs)).toEqual(Array.from({ length: 20 }, () => 'lastWayIn'))
  })

  test('A person connected to one account is not connected to another', async () => {
    const [one, other] = [app.customer(), app.customer()]
    await one.opened()
    await other.opened()
    const person = someone()
    await atGoogle(one, person, true)
    const url = await providerUrl(other, 'google', { link: true })
    const { code } = await arriveBack(app, google.decide(url, person))
    expect(refusedAs(await other.call(contract.auth.finishProvider, { code }))).toBe('providerTaken')
  })

  test('Deleting the account removes what connects it to Google', async () => {
    const account = app.customer()
    await account.opened()
    const person = someone()
    await atGoogle(account, person, true)
    const { mark } = await account.must(contract.auth.checkCloseAccount, {})
    const ticket = await proveContactOf(account)
    await account.must(contract.auth.closeAccount, { ticket, mark })
    expect(await atGoogle(app.guest(), person)).toMatchObject({ outcome: 'signUp' })
  })
})

async function proveContactOf(account: ReturnType<typeof app.customer>): Promise<string> {
  const { solvedCaptcha, codeTo } = await import('../../testing/index.ts')
  const captcha = await solvedCaptcha(account)
  await account.must(contract.auth.sendVerificationCode, { channel: 'email', captcha, purpose: 'closeAccount' })
  const to = { channel: 'email' as const, destination: account.email }
  const code = await codeTo(app, account.email)
  return (await account.must(contract.auth.verifyCode, { to, purpose: 'closeAccount', code })).ticket
}

describe('An answer of the provider counts once, for the session that asked (LOGIN-4)', () => {
  const arrived = async (actor: Actor) => {
    const url = await providerUrl(actor, 'google', { returnTo: '/mine?g=1' })
    return { url, back: google.decide(url, someone()) }
  }

  test('Another session cannot use the code, so that no guest is signed in to a stranger’s account', async () => {
    const attacker = app.guest()
    const { code } = await arriveBack(app, (await arrived(attacker)).back)
    expect(refusedAs(await app.guest().call(contract.auth.finishProvider, { code }))).toBe('grantRefused')
    expect(refusedAs(await attacker.call(contract.auth.finishProvider, { code }))).toBe('done')
  })

  test('Of 20 requests with one code a single one is answered; its own repeats get the same answer', async () => {
    const person = someone()
    await signUp(app.guest(), person)
    const guest = app.guest()
    const url = await providerUrl(guest, 'google')
    const { code } = await arriveBack(app, google.decide(url, person))
    const answers = await twenty(() => guest.call(contract.auth.finishProvider, { code }))
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
  })

  test('Of 20 callbacks with one state a single one gets a code; the others continue the visit', async () => {
    const { back } = await arrived(app.guest())
    const arrivals = await twenty(() => arriveBack(app, back))
    expect(arrivals.filter(({ code }) => code !== '')).toHaveLength(1)
    expect(arrivals.filter(({ error }) => error === 'again')).toHaveLength(19)
    expect(new Set(arrivals.map(({ path }) => path))).toEqual(new Set(['/login?back=%2Fmine%3Fg%3D1&g=1']))
  })

  test('A state that is unknown, too old or of another provider leads back to sign-in', async () => {
    const { back } = await arrived(app.guest())
    expect(await arriveBack(app, { url: back.url.replace(/state=\w+/, 'state=abc') })).toMatchObject({
      error: 'failed',
    })
    app.clock.advance(11 * 60_000)
    expect(await arriveBack(app, back)).toMatchObject({ code: '', error: 'again' })
    app.clock.advance(-11 * 60_000)
  })

  test('A code for the app works for a minute', async () => {
    const guest = app.guest()
    const { code } = await arriveBack(app, (await arrived(guest)).back)
    app.clock.advance(61_000)
    expect(refusedAs(await guest.call(contract.auth.finishProvider, { code }))).toBe('grantRefused')
  })

  test('A guest who cancels returns to sign-in, and a failure says so', async () => {
    const url = await providerUrl(app.guest(), 'google')
    expect(await arriveBack(app, google.decide(url, undefined))).toMatchObject({ error: 'refused' })
    google.faults.add({ on: 'token', kind: 'status', status: 500 })
    expect(await arriveBack(app, (await arrived(app.guest())).back)).toMatchObject({ error: 'failed' })
  })

  test.each([
    ['nonce', { nonce: 'other' }],
    ['audience', { aud: 'another-app' }],
    ['issuer', { iss: 'https://attacker.example' }],
    ['expiry', { exp: 1_700_000_000 }],
  ])('An id token with a wrong %s is refused', async (_what, change) => {
    google.tokenFaults = { claims: claims => ({ ...claims, ...change }) }
    expect(await arriveBack(app, (await arrived(app.guest())).back)).toMatchObject({ code: '', error: 'failed' })
  })

  test('An id token signed with a key that Google does not publish is refused', async () => {
    google.tokenFaults = { foreignKey: true }
    expect(await arriveBack(app, (await arrived(app.guest())).back)).toMatchObject({ code: '', error: 'failed' })
  })

  test('No code, secret or token of a sign-in is in the log', async () => {
    google.faults.add({ on: 'token', kind: 'status', status: 400 })
    const { back } = await arrived(app.guest())
    await arriveBack(app, back)
    const code = new URL(back.url).searchParams.get('code') ?? ''
    const { body } = google.requests.all().findLast(({ path }) => path === '/token') as { body: Record<string, string> }
    for (const secret of [code, body['client_secret'] ?? '', body['code_verifier'] ?? ''])
      expect(app.log.join('\n')).not.toContain(secret)
  })
})

test('Only a signed-in caller connects a provider (LOGIN-4)', async () => {
  const options = { requestId: requestId() }
  expect(refusedAs(await app.guest().call(authUrlCalls.google, { link: true }, options))).toBe('loginNeeded')
})
