import { contract } from '@comanda/contract'
import { authUrlCalls } from '@comanda/contract/auth'
import type { AlipayStandin, AppleStandin, WechatStandin } from '@comanda/standins/sign-in'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Actor,
  arriveBack,
  providerUrl,
  proveContact,
  refusedAs,
  signInAt,
  signInStandIns,
  testApp,
  twenty,
} from '../../testing/index.ts'

type ProviderName = keyof typeof authUrlCalls

const signIn = signInStandIns()
const app = testApp({ clock: Date.now(), signIn })
let apple: AppleStandin
let wechat: WechatStandin
let alipay: AlipayStandin
beforeAll(async () => {
  apple = await signIn.standin('apple')
  wechat = await signIn.standin('wechat')
  alipay = await signIn.standin('alipay')
})

let people = 0
const someone = () => ({ subject: `p-${++people}`, name: 'Wei Lin', email: `p${people}@example.com` })

/** An account that was connected by a code to an address first. */
async function connected(provider: ProviderName, person = someone(), inApp = false) {
  const guest = app.guest()
  const outcome = await signInAt(app, signIn, { actor: guest, provider, person, inApp })
  expect(outcome).toMatchObject({ outcome: 'prove', provider })
  expect(outcome).not.toHaveProperty('email')
  const account = app.customer()
  await account.opened()
  const ticket = await proveContact(app, guest, account.email, 'login')
  await guest.must(contract.auth.login, { ticket, link: 'link' in outcome ? outcome.link : '' })
  return { person, customerId: account.customerId }
}

const again = (provider: ProviderName, person: ReturnType<typeof someone>, options = {}, actor: Actor = app.guest()) =>
  signInAt(app, signIn, { actor, provider, person, ...options })

describe('Sign-in with Apple (LOGIN-4)', () => {
  test('The answer is a form posted from its site; the name of the first consent is suggested', async () => {
    const person = someone()
    const outcome = await again('apple', person)
    expect(outcome).toMatchObject({ outcome: 'signUp', nick: 'Wei Lin', email: person.email })
    expect(await again('apple', person)).toMatchObject({ outcome: 'signUp', nick: '' })
  })

  test('A forwarding address is never matched with an account', async () => {
    const email = 'abc123@privaterelay.appleid.com'
    const account = app.customer()
    await account.opened()
    const statement = {
      name: 'test_relay',
      text: 'update customer set email = $3 where corporation_id = $1 and customer_id = $2',
    }
    await app.db.inTx(tx => tx.query(statement, [app.corporationId, account.customerId, email]))
    const outcome = await again('apple', { ...someone(), email })
    expect(outcome).toMatchObject({ outcome: 'prove' })
    expect(outcome).not.toHaveProperty('email')
  })

  test('A guest who cancels returns to sign-in', async () => {
    const url = await providerUrl(app.guest(), 'apple')
    expect(await arriveBack(app, apple.decide(url, undefined))).toMatchObject({ error: 'refused' })
  })

  test('Of 20 posts of one form a single one gets a code', async () => {
    const back = apple.decide(await providerUrl(app.guest(), 'apple'), someone())
    const arrivals = await twenty(() => arriveBack(app, back))
    expect(arrivals.filter(({ code }) => code !== '')).toHaveLength(1)
  })

  test('A callback with GET, or for another provider, is not answered', async () => {
    const { form } = apple.decide(await providerUrl(app.guest(), 'apple'), someone())
    const query = new URLSearchParams(form).toString()
    const reply = await app.server.inject({ method: 'GET', url: `/auth/callback/apple?${query}` })
    expect(reply.headers['location']).toBeUndefined()
    const other = await app.server.inject({ method: 'GET', url: `/auth/callback/google?${query}` })
    expect(other.headers['location']).toMatch(/signInError=failed/)
  })
})

describe('Sign-in with WeChat (LOGIN-4, NAV-5)', () => {
  test('A person is connected after a code, and recognised by the union id in the app and in other browsers', async () => {
    const { person, customerId } = await connected('wechat', someone(), true)
    expect(await again('wechat', person, { inApp: true })).toMatchObject({ authorizeInfo: { customerId } })
    expect(await again('wechat', person, { inApp: false })).toMatchObject({ authorizeInfo: { customerId } })
  })

  test('The silent redirect signs a known person in and lets an unknown one go on as a guest', async () => {
    const silent = { inApp: true, silent: true }
    expect(await again('wechat', someone(), silent)).toEqual({ outcome: 'guest' })
    const { person, customerId } = await connected('wechat', someone(), true)
    expect(await again('wechat', person, silent)).toMatchObject({ outcome: 'signedIn', authorizeInfo: { customerId } })
  })

  test('A refused silent redirect continues the visit and shows no error (NAV-5)', async () => {
    const url = await providerUrl(app.guest(), 'wechat', { inApp: true, silent: true, returnTo: '/home' })
    expect(new URL(url).hash).toBe('#wechat_redirect')
    expect(await arriveBack(app, wechat.decide(url, undefined))).toMatchObject({ error: 'again' })
  })

  test('A busy service is asked once more; a used code and a snapshot identity fail', async () => {
    const options = { inApp: true }
    const arrive = async () =>
      arriveBack(app, wechat.decide(await providerUrl(app.guest(), 'wechat', options), someone()))
    wechat.errcode = { on: 'access_token', code: -1, times: 1 }
    expect((await arrive()).code).not.toBe('')
    wechat.errcode = { on: 'access_token', code: 40163, times: 1 }
    expect(await arrive()).toMatchObject({ code: '', error: 'failed' })
    wechat.snapshot = true
    expect(await arrive()).toMatchObject({ code: '', error: 'failed' })
    wechat.snapshot = false
  })
})

describe('Sign-in with Alipay (LOGIN-4, NAV-5)', () => {
  test('A person is connected after a code and recognised afterwards', async () => {
    const { person, customerId } = await connected('alipay')
    expect(await again('alipay', person, { silent: true })).toMatchObject({ authorizeInfo: { customerId } })
  })

  test('An answer with a wrong signature is refused', async () => {
    alipay.wrongSignature = true
    const url = await providerUrl(app.guest(), 'alipay')
    expect(await arriveBack(app, alipay.decide(url, someone()))).toMatchObject({ code: '', error: 'failed' })
    alipay.wrongSignature = false
  })
})

test('Providers are offered as they are configured (LOGIN-4)', async () => {
  const { providers } = await app.guest().must(contract.auth.providers, {})
  expect(providers.map(({ provider }) => provider)).toEqual(['google', 'apple', 'wechat', 'alipay'])
})

describe('Without configuration (LOGIN-4)', () => {
  const bare = testApp()
  test('A provider is neither offered nor started', async () => {
    const guest = bare.guest()
    expect(await guest.must(contract.auth.providers, {})).toEqual({ providers: [] })
    for (const call of Object.values(authUrlCalls)) expect(refusedAs(await guest.call(call, {}))).toBe('providerClosed')
  })
})
