import { isRefusal } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import type { Guest, Owner } from '../../platform/http/caller.ts'
import { again, testAnyone, testDatabase, testGuest } from '../../testing/index.ts'
import { type AuthHouse, authHouse, mail, proofFor, sendTo, ticketFor, wrongFor } from './auth-test-house.ts'

const database = testDatabase()
const house = (phones = false) => authHouse(database(), { phones })

describe('a guest', () => {
  test('gets a token on the first call, and it alone says who asks · LOGIN-3', async () => {
    const { handlers, sessions } = house()
    const answer = await handlers.auth(testAnyone(), { grant: 'guest', deviceId: 'phone' })
    if (isRefusal(answer) || !('token' in answer)) throw new Error('refused')
    const session = await sessions.of(answer.token)
    expect(session).toMatchObject({ customerId: 0, isMember: false, kind: 'guest' })
    expect(await sessions.of(`${answer.token}x`)).toBeUndefined()
    expect(await sessions.of('not a token')).toBeUndefined()
  })

  test('a token of one brand is nobody in another · A2', async () => {
    const { handlers, sessions } = house()
    const answer = await handlers.auth(testAnyone(), { grant: 'guest', deviceId: 'phone' })
    if (isRefusal(answer) || !('token' in answer)) throw new Error('refused')
    expect(await sessions.of(answer.token.replace(/^1\./, '2.'))).toBeUndefined()
  })
})

describe('a code', () => {
  test('goes out once a minute, and the wait is said · U1', async () => {
    const home = house()
    const caller = testGuest()
    expect(await sendTo(home, caller, 'once@a.test')).toMatchObject({
      resendIn: 60,
      expiresIn: 300,
      masked: 'o***@a.test',
    })
    const soon = { refused: 'codeTooSoon', data: { resendIn: 60, counts: true } }
    expect(await sendTo(home, caller, 'once@a.test')).toMatchObject(soon)
    home.clock.advance(61_000)
    expect(await sendTo(home, caller, 'once@a.test')).toMatchObject({ resendIn: 60 })
    expect(home.sent).toHaveLength(2)
  })

  test('asked for again too soon, the one before counts only for who asked, and only until it is used', async () => {
    const home = house()
    const caller = { ...testGuest(), ip: '192.0.2.61' }
    await sendTo(home, caller, 'before@a.test')
    const spent = { refused: 'codeTooSoon', data: { counts: false } }
    expect(await sendTo(home, testGuest(), 'before@a.test')).toMatchObject(spent)
    const code = home.sent[0]?.code ?? ''
    await home.handlers.verifyCode(caller, { to: mail('before@a.test'), purpose: 'login', code })
    expect(await sendTo(home, caller, 'before@a.test')).toMatchObject(spent)
    expect(home.sent).toHaveLength(1)
  })

  test('is six digits and appears in no answer · L1', async () => {
    const home = house()
    const answer = await sendTo(home, testGuest(), 'six@a.test')
    const code = home.sent[0]?.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(answer)).not.toContain(code)
  })

  test('five wrong tries and the right one no longer helps · U1', async () => {
    const home = house()
    const caller = testGuest()
    await sendTo(home, caller, 'five@a.test')
    const code = home.sent[0]?.code ?? ''
    for (let i = 0; i < 5; i += 1) {
      const answer = await home.handlers.verifyCode(caller, {
        to: mail('five@a.test'),
        purpose: 'login',
        code: wrongFor(code),
      })
      expect(answer).toMatchObject({ refused: 'codeWrong' })
    }
    expect(await home.handlers.verifyCode(caller, { to: mail('five@a.test'), purpose: 'login', code })).toMatchObject({
      refused: 'codeWrong',
    })
  })

  test('twenty wrong tries at once count like twenty in a row · U1', async () => {
    const home = house()
    const caller = testGuest()
    await sendTo(home, caller, 'many@a.test')
    const code = home.sent[0]?.code ?? ''
    const input = { to: mail('many@a.test'), purpose: 'login' as const }
    await Promise.all(
      Array.from({ length: 20 }, () => home.handlers.verifyCode(caller, { ...input, code: wrongFor(code) })),
    )
    expect(await home.handlers.verifyCode(caller, { ...input, code })).toMatchObject({ refused: 'codeWrong' })
  })

  test('the right code at twenty phones at once opens one door · U1', async () => {
    const home = house()
    const caller = testGuest()
    await sendTo(home, caller, 'race@a.test')
    const input = { to: mail('race@a.test'), purpose: 'login' as const, code: home.sent[0]?.code ?? '' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => home.handlers.verifyCode(again(caller), input)))
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  })

  test('whose answer was lost opens again for the very same request, and for no other · API-3', async () => {
    const home = house()
    const caller = { ...testGuest(), ip: '192.0.2.62' }
    await sendTo(home, caller, 'lost@a.test')
    const code = home.sent[0]?.code ?? ''
    const input = { to: mail('lost@a.test'), purpose: 'login' as const, code }
    const answers = await Promise.all(Array.from({ length: 3 }, () => home.handlers.verifyCode(caller, input)))
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ticket: expect.any(String), registered: false })))
    const no = { refused: 'codeWrong' }
    expect(await home.handlers.verifyCode(caller, { ...input, code: wrongFor(code) })).toMatchObject(no)
    expect(await home.handlers.verifyCode(again(caller), input)).toMatchObject(no)
    expect(
      await home.handlers.verifyCode({ ...testGuest(), requestId: caller.requestId, ip: caller.ip }, input),
    ).toMatchObject(no)
    home.clock.advance(301_000)
    expect(await home.handlers.verifyCode(caller, input)).toMatchObject(no)
  })

  test('belongs to its purpose, its address and the phone that asked · U1', async () => {
    const home = house()
    const caller = testGuest()
    await sendTo(home, caller, 'mine@a.test')
    const code = home.sent[0]?.code ?? ''
    const no = { refused: 'codeWrong' }
    expect(
      await home.handlers.verifyCode(caller, { to: mail('mine@a.test'), purpose: 'temporary', code }),
    ).toMatchObject(no)
    expect(await home.handlers.verifyCode(caller, { to: mail('other@a.test'), purpose: 'login', code })).toMatchObject(
      no,
    )
    expect(
      await home.handlers.verifyCode(testGuest(), { to: mail('mine@a.test'), purpose: 'login', code }),
    ).toMatchObject(no)
    home.clock.advance(301_000)
    expect(await home.handlers.verifyCode(caller, { to: mail('mine@a.test'), purpose: 'login', code })).toMatchObject(
      no,
    )
  })

  test('needs its piece of work done, each proof once and for its own phone · U1', async () => {
    const home = house()
    const caller = testGuest()
    const captcha = await proofFor(home, caller)
    const input = (to: string, proof: string) => ({ to: mail(to), purpose: 'login' as const, captcha: proof })
    expect(await home.handlers.sendVerifyCode(testGuest(), input('w1@a.test', captcha))).toMatchObject({
      refused: 'captchaFailed',
    })
    expect(await home.handlers.sendVerifyCode(caller, input('w1@a.test', 'bm90aGluZw=='))).toMatchObject({
      refused: 'captchaFailed',
    })
    expect(await home.handlers.sendVerifyCode(caller, input('w1@a.test', captcha))).toMatchObject({ resendIn: 60 })
    expect(await home.handlers.sendVerifyCode(caller, input('w2@a.test', captcha))).toMatchObject({
      refused: 'captchaFailed',
    })
  })

  test('a way that is not configured says so · LOGIN-4', async () => {
    const home = house()
    const to = { channel: 'phone' as const, destination: '+442071234567' }
    expect(await home.handlers.sendVerifyCode(testGuest(), { to, purpose: 'login', captcha: '' })).toMatchObject({
      refused: 'channelClosed',
    })
  })
})

describe('an account', () => {
  const agreements = [{ agreementId: 'terms', version: 1 }]

  test('is made with the agreements accepted, and takes the guest along · LOGIN-4', async () => {
    const home = house()
    const caller = testGuest()
    const ticket = await ticketFor(home, caller, 'new@a.test')
    expect(await home.handlers.login(caller, { ticket })).toMatchObject({ refused: 'noAccount' })
    expect(await home.handlers.signup(caller, { ticket, nick: '', agreements: [] })).toMatchObject({
      refused: 'agreementsNeeded',
    })
    const made = await home.handlers.signup(caller, { ticket, nick: '', agreements })
    if (isRefusal(made) || !('token' in made)) throw new Error('refused')
    expect(made.authorizeInfo).toMatchObject({ nick: 'new', isMember: false })
    const session = await home.sessions.of(made.token)
    expect(session?.customerId).toBe(made.authorizeInfo.customerId)
    expect(home.adopted).toEqual([{ corporationId: 1, from: caller.session.owner, to: session?.owner }])
  })

  test('two phones that sign up with one address at once share one account · U1', async () => {
    const home = house()
    const one = testGuest()
    const ticket = await ticketFor(home, one, 'twins@a.test')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => home.handlers.signup(again(one), { ticket, nick: 'T', agreements })),
    )
    const ids = answers.map(answer => ('authorizeInfo' in answer ? answer.authorizeInfo.customerId : 0))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeGreaterThan(0)
  })

  test('a ticket is good for the phone that earned it alone · U3', async () => {
    const home = house()
    const caller = testGuest()
    const ticket = await ticketFor(home, caller, 'bound@a.test')
    await home.handlers.signup(caller, { ticket, nick: 'B', agreements })
    expect(await home.handlers.login(testGuest(), { ticket })).toMatchObject({ refused: 'ticketGone' })
    home.clock.advance(61_000)
    expect(await home.handlers.login(caller, { ticket })).toMatchObject({ refused: 'ticketGone' })
  })

  test('logging out kills the token at once · U3', async () => {
    const home = house()
    const caller = testGuest()
    const ticket = await ticketFor(home, caller, 'bye@a.test')
    const made = await home.handlers.signup(caller, { ticket, nick: 'Bye', agreements })
    if (isRefusal(made) || !('token' in made)) throw new Error('refused')
    const session = await home.sessions.of(made.token)
    if (!session) throw new Error('no session')
    await home.handlers.logout({ ...caller, session: { ...session, owner: session.owner as Owner } }, {})
    expect(await home.sessions.of(made.token)).toBeUndefined()
  })
})

describe('THE PHONE OF A PICKUP · LOGIN-8', () => {
  const phoneNumber = '+442079460123'
  const held = { countryCode: '44', phoneNumber: '2079460123' }
  const sendCode = async (home: AuthHouse, caller: Guest) =>
    home.handlers.sendPhoneCode(again(caller), { phoneNumber, captcha: await proofFor(home, caller) })
  const codeOf = (home: AuthHouse) => home.sent.at(-1)?.code ?? ''

  test('is theirs who typed the code that came to it, and nobody else’s', async () => {
    const home = house(true)
    const [caller, other] = [testGuest(), testGuest()]
    expect(await sendCode(home, caller)).toMatchObject({ masked: '+44*****23' })
    const code = codeOf(home)
    expect(await home.handlers.verifyPhone(other, { phoneNumber, code })).toMatchObject({ refused: 'codeWrong' })
    expect(await home.handlers.verifyPhone(caller, { phoneNumber, code: wrongFor(code) })).toMatchObject({
      refused: 'codeWrong',
    })
    expect(await home.phoneVerified(caller, held)).toBe(false)
    expect(await home.handlers.verifyPhone(caller, { phoneNumber, code })).toEqual({ verified: true })
    expect(await home.phoneVerified(caller, held)).toBe(true)
    expect(await home.phoneVerified(other, held)).toBe(false)
    expect(await home.handlers.verifyPhone(again(caller), { phoneNumber, code })).toMatchObject({
      refused: 'codeWrong',
    })
  })

  test('its code signs nobody in · U1', async () => {
    const home = house(true)
    const caller = testGuest()
    home.clock.advance(61_000)
    await sendCode(home, caller)
    const to = { channel: 'phone' as const, destination: phoneNumber }
    const login = await home.handlers.verifyCode(caller, { to, purpose: 'login', code: codeOf(home) })
    expect(login).toMatchObject({ refused: 'codeWrong' })
  })
})
