import { contract } from '@comanda/contract'
import { demoBrand } from '@comanda/demo'
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  codeTo,
  dataOf,
  mail,
  proveContact,
  refusedAs,
  requestId,
  sendCode,
  solvedCaptcha,
  testApp,
  twenty,
  wrongCode,
} from '../../testing/index.ts'

const app = testApp({ clock: Date.now() })
const withoutPhones = testApp({
  clock: Date.now(),
  env: { NODE_ENV: 'production', SECRET: 's'.repeat(40), PUBLIC_URL: 'https://eat.example' },
})
const MINUTE = 61_000
const FIVE_MINUTES = 301_000
const { login, logout, sendVerifyCode, signup, verifyCode } = contract.auth
const agreements = demoBrand()
  .agreements.filter(({ required }) => required)
  .map(({ agreementId, version }) => ({ agreementId, version }))
const input = (destination: string, code: string) => ({ to: mail(destination), purpose: 'login' as const, code })
const wrong = { refused: 'codeWrong' }

/** Sends a code to an address and returns it. */
async function codeFor(actor: Actor, destination: string): Promise<string> {
  dataOf(await sendCode(actor, destination))
  return codeTo(app, destination)
}
const codesTo = async (destination: string) =>
  (await app.messages()).filter(message => message.destination === destination).length

describe('A guest session', () => {
  const sessionOf = (token: string) => app.modules.auth.sessions.of(token)
  const newToken = async () =>
    (await app.anyone().must(contract.auth.auth, { grant: 'guest', deviceId: 'phone' })).token

  test('A guest gets a token at the first call, and only that token identifies them (LOGIN-3)', async () => {
    const token = await newToken()
    expect(await sessionOf(token)).toMatchObject({ customerId: 0, isMember: false, kind: 'guest' })
    expect(await sessionOf(`${token}x`)).toBeUndefined()
    expect(await sessionOf('not a token')).toBeUndefined()
  })

  test('A token of one brand is not valid for another (A2)', async () => {
    const token = await newToken()
    expect(await sessionOf(token.replace(/^1\./, '2.'))).toBeUndefined()
  })
})

describe('A code', () => {
  test('A code is sent at most once a minute, and the answer says how long to wait (U1)', async () => {
    const [ann, to] = [app.guest(), 'once@a.test']
    expect(await sendCode(ann, to)).toMatchObject({ resendIn: 60, expiresIn: 300, masked: 'o***@a.test' })
    const soon = { refused: 'codeTooSoon', data: { resendIn: 60, counts: true } }
    expect(await sendCode(ann, to)).toMatchObject(soon)
    app.clock.advance(MINUTE)
    expect(await sendCode(ann, to)).toMatchObject({ resendIn: 60 })
    expect(await codesTo(to)).toBe(2)
  })

  test('After a refused resend the earlier code is valid until it is used, and other guests request their own (U1)', async () => {
    const [ann, to] = [app.guest({ ip: '192.0.2.61' }), 'before@a.test']
    const code = await codeFor(ann, to)
    const spent = { refused: 'codeTooSoon', data: { counts: false } }
    const valid = { refused: 'codeTooSoon', data: { counts: true } }
    expect(await sendCode(ann, to)).toMatchObject(valid)
    expect(await sendCode(app.guest(), to)).toMatchObject({ resendIn: 60 })
    await ann.must(verifyCode, input(to, code))
    expect(await sendCode(ann, to)).toMatchObject(spent)
    expect(await codesTo(to)).toBe(2)
  })

  test('A code has six digits and is in no answer (L1)', async () => {
    const answer = await sendCode(app.guest(), 'six@a.test')
    const code = await codeTo(app, 'six@a.test')
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(answer)).not.toContain(code)
  })

  test('After five wrong tries the right code is refused (U1)', async () => {
    const ann = app.guest()
    const code = await codeFor(ann, 'five@a.test')
    for (let tries = 0; tries < 5; tries += 1)
      expect(await ann.call(verifyCode, input('five@a.test', wrongCode(code)))).toMatchObject(wrong)
    expect(await ann.call(verifyCode, input('five@a.test', code))).toMatchObject(wrong)
  })

  test('20 wrong tries at once count like 20 in a row (U1)', async () => {
    const ann = app.guest()
    const code = await codeFor(ann, 'many@a.test')
    await twenty(() => ann.call(verifyCode, input('many@a.test', wrongCode(code))))
    expect(await ann.call(verifyCode, input('many@a.test', code))).toMatchObject(wrong)
  })

  test('Of 20 requests with the right code at once one succeeds (U1)', async () => {
    const ann = app.guest()
    const code = await codeFor(ann, 'race@a.test')
    const answers = await twenty(() => ann.call(verifyCode, input('race@a.test', code)))
    expect(answers.filter(answer => 'ticket' in answer)).toHaveLength(1)
  })

  test('A request whose answer was lost succeeds again, and no other request does (API-3)', async () => {
    const ip = '192.0.2.62'
    const [ann, id] = [app.guest({ ip }), requestId()]
    const once = ann.repeating(id)
    const code = await codeFor(ann, 'lost@a.test')
    const right = input('lost@a.test', code)
    const answers = await Promise.all(Array.from({ length: 3 }, () => once.call(verifyCode, right)))
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ticket: expect.any(String), registered: false })))
    expect(await once.call(verifyCode, { ...right, code: wrongCode(code) })).toMatchObject(wrong)
    expect(await ann.call(verifyCode, right)).toMatchObject(wrong)
    expect(await app.guest({ ip }).repeating(id).call(verifyCode, right)).toMatchObject(wrong)
    app.clock.advance(FIVE_MINUTES)
    expect(await once.call(verifyCode, right)).toMatchObject(wrong)
  })

  test('A code is valid only for its purpose, its address and the phone that requested it, for five minutes (U1)', async () => {
    const [ann, to] = [app.guest(), 'mine@a.test']
    const code = await codeFor(ann, to)
    const temporary = { ...input(to, code), purpose: 'temporary' as const }
    expect(await ann.call(verifyCode, temporary)).toMatchObject(wrong)
    expect(await ann.call(verifyCode, input('other@a.test', code))).toMatchObject(wrong)
    expect(await app.guest().call(verifyCode, input(to, code))).toMatchObject(wrong)
    app.clock.advance(FIVE_MINUTES)
    expect(await ann.call(verifyCode, input(to, code))).toMatchObject(wrong)
  })

  test('Each code needs a solved captcha, valid once and only for its own phone (U1)', async () => {
    const ann = app.guest()
    const captcha = await solvedCaptcha(ann)
    const sending = (destination: string, solved: string) =>
      ({ to: mail(destination), purpose: 'login', captcha: solved }) as const
    const failed = { refused: 'captchaFailed' }
    expect(await app.guest().call(sendVerifyCode, sending('w1@a.test', captcha))).toMatchObject(failed)
    expect(await ann.call(sendVerifyCode, sending('w1@a.test', 'bm90aGluZw=='))).toMatchObject(failed)
    expect(await ann.call(sendVerifyCode, sending('w1@a.test', captcha))).toMatchObject({ resendIn: 60 })
    expect(await ann.call(sendVerifyCode, sending('w2@a.test', captcha))).toMatchObject(failed)
  })

  test('A channel that is not configured is refused (LOGIN-4)', async () => {
    const to = { channel: 'phone' as const, destination: '+442071234567' }
    const sending = { to, purpose: 'login' as const, captcha: 'x' }
    const answer = await withoutPhones.guest().call(sendVerifyCode, sending)
    expect(answer).toMatchObject({ refused: 'channelClosed' })
  })
})

describe('An account', () => {
  const account = (ticket: string, nick = 'N') => ({ ticket, nick, agreements })

  test('A new account needs accepted agreements, and takes over what the guest had (LOGIN-4)', async () => {
    const guest = app.guest()
    await guest.order({ paymentMethod: 'out-line' })
    const ticket = await proveContact(app, guest, 'new@a.test', 'login')
    expect(await guest.call(login, { ticket })).toMatchObject({ refused: 'noAccount' })
    const without = { ...account(ticket, ''), agreements: [] }
    expect(await guest.call(signup, without)).toMatchObject({ refused: 'agreementsNeeded' })
    const { token, authorizeInfo } = await guest.must(signup, account(ticket, ''))
    expect(authorizeInfo).toMatchObject({ nick: 'new', isMember: false })
    const ann = app.guest({ token })
    expect((await app.modules.auth.sessions.of(token))?.customerId).toBe(authorizeInfo.customerId)
    await app.jobs.idle()
    expect((await ann.must(contract.order.list, { state: 'active' })).orders).toHaveLength(1)
  })

  test('Sign-ups with one address at once share one account (U1)', async () => {
    const guest = app.guest()
    const ticket = await proveContact(app, guest, 'twins@a.test', 'login')
    const answers = await twenty(() => guest.call(signup, account(ticket)))
    const ids = new Set(answers.flatMap(it => ('authorizeInfo' in it ? [it.authorizeInfo.customerId] : [])))
    expect(ids.size).toBe(1)
    expect([...ids][0]).toBeGreaterThan(0)
  })

  test('A ticket is valid only for the phone that earned it (U3)', async () => {
    const guest = app.guest()
    const ticket = await proveContact(app, guest, 'bound@a.test', 'login')
    await guest.must(signup, account(ticket))
    expect(await app.guest().call(login, { ticket })).toMatchObject({ refused: 'ticketGone' })
    app.clock.advance(MINUTE)
    expect(await guest.call(login, { ticket })).toMatchObject({ refused: 'ticketGone' })
  })

  test('Signing out ends the session at once (U3)', async () => {
    const guest = app.guest()
    const ticket = await proveContact(app, guest, 'bye@a.test', 'login')
    const { token } = await guest.must(signup, account(ticket))
    await app.guest({ token }).must(logout, {})
    expect(await app.modules.auth.sessions.of(token)).toBeUndefined()
  })
})

describe('The phone number of a pickup (LOGIN-8)', () => {
  const phoneNumber = '+442079460123'
  const contact = { countryCode: '44', isoCode: 'GB', phoneNumber: '2079460123', firstName: 'Ann', lastName: 'G' }
  const { sendPhoneCode, verifyPhone } = contract.auth
  const sendToPhone = async (actor: Actor) =>
    actor.must(sendPhoneCode, { phoneNumber, captcha: await solvedCaptcha(actor) })

  test('It is verified only for the guest who enters its code', async () => {
    await app.changeShop({ enablePickupVerifyPhone: true })
    const [ann, eve] = [app.guest(), app.guest()]
    const ordered = async (guest: typeof ann) => {
      const cart = await guest.fillCart(['soup'])
      return refusedAs(await guest.submit(cart, { paymentMethod: 'out-line', contact }))
    }
    expect(await sendToPhone(ann)).toMatchObject({ masked: '+44*****23' })
    const code = await codeTo(app, phoneNumber)
    expect(await eve.call(verifyPhone, { phoneNumber, code })).toMatchObject(wrong)
    expect(await ann.call(verifyPhone, { phoneNumber, code: wrongCode(code) })).toMatchObject(wrong)
    expect(await ordered(ann)).toBe('phoneNotVerified')
    expect(await ann.must(verifyPhone, { phoneNumber, code })).toEqual({ verified: true })
    expect(await ordered(ann)).toBe('done')
    expect(await ordered(eve)).toBe('phoneNotVerified')
    expect(await ann.call(verifyPhone, { phoneNumber, code })).toMatchObject(wrong)
    await app.changeShop({ enablePickupVerifyPhone: false })
  })

  test('Its code does not sign in (U1)', async () => {
    const ann = app.guest()
    app.clock.advance(MINUTE)
    await sendToPhone(ann)
    const to = { channel: 'phone' as const, destination: phoneNumber }
    const answer = await ann.call(verifyCode, { to, purpose: 'login', code: await codeTo(app, phoneNumber) })
    expect(answer).toMatchObject(wrong)
  })
})
