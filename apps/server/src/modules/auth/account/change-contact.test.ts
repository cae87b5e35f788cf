import { isRefusal } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import type { Guest } from '../../../platform/http/caller.ts'
import { again, testDatabase, testGuest } from '../../../testing/index.ts'
import { type AuthHouse, authHouse, codeTo, mail, proofFor, ticketFor, wrongFor } from '../auth-test-house.ts'

const database = testDatabase()
const agreements = [{ agreementId: 'terms', version: 1 }]
const DAY = 86_400_000

/** Somebody at an address of their own: what one address may do is limited, and no matter here. */
const person = (): Guest => ({ ...testGuest(), ip: crypto.randomUUID() })
const phone = (destination: string) => ({ channel: 'phone' as const, destination })

/** Someone with an account of this e-mail address, signed in. */
async function signedUp(home: AuthHouse, email: string): Promise<{ caller: Guest; token: string }> {
  const guest = person()
  const ticket = await ticketFor(home, guest, email)
  return enter(home, guest, await home.handlers.signup(guest, { ticket, nick: 'N', agreements }))
}

async function enter({ sessions }: AuthHouse, caller: Guest, answer: object) {
  if (!('token' in answer) || typeof answer.token !== 'string') throw new Error(`refused: ${JSON.stringify(answer)}`)
  const session = await sessions.of(answer.token)
  if (!session) throw new Error('no session')
  return { caller: again({ ...caller, session }), token: answer.token }
}

/** What a code to one's own address earns. */
async function ownTicket(home: AuthHouse, caller: Guest, email: string): Promise<string> {
  const captcha = await proofFor(home, caller)
  await home.handlers.sendVerificationCode(again(caller), { channel: 'email', captcha, purpose: 'ownContact' })
  const input = { to: mail(email), purpose: 'ownContact' as const, code: codeTo(home, email) }
  const answer = await home.handlers.verifyCode(caller, input)
  if (isRefusal(answer) || !('ticket' in answer)) throw new Error('refused')
  return answer.ticket
}

const sendNew = async (home: AuthHouse, caller: Guest, ticket: string, to: ReturnType<typeof mail | typeof phone>) =>
  home.handlers.sendVerifyCodeIfNotExist(again(caller), { ticket, to, captcha: await proofFor(home, caller) })

/** The whole way to another number. */
async function toNumber(home: AuthHouse, caller: Guest, email: string, phoneNumber: string) {
  const ticket = await ownTicket(home, caller, email)
  await sendNew(home, caller, ticket, phone(phoneNumber))
  return home.handlers.changePhone(again(caller), { ticket, phoneNumber, code: codeTo(home, phoneNumber) })
}

describe('A NEW PHONE NUMBER · LOGIN-7', () => {
  test('takes a code to what the account has and a code to the new one; every old session ends · U3, U7', async () => {
    const home = authHouse(database(), { phones: true })
    const one = await signedUp(home, 'move@a.test')
    const elsewhere = await enter(home, person(), await signInAgain(home, 'move@a.test'))
    const changed = await enter(home, one.caller, await toNumber(home, one.caller, 'move@a.test', '+442079460001'))
    expect(changed.caller.session.customerId).toBe(one.caller.session.customerId)
    expect(await home.sessions.of(one.token)).toBeUndefined()
    expect(await home.sessions.of(elsewhere.token)).toBeUndefined()
    expect(await home.ownContacts(database(), 1, changed.caller.session.customerId)).toContain('+442079460001')
  })

  test('a ticket or code that is missing, wrong or another’s changes nothing · U1', async () => {
    const home = authHouse(database(), { phones: true })
    const { caller, token } = await signedUp(home, 'still@a.test')
    const other = await signedUp(home, 'other@a.test')
    const theirs = await ownTicket(home, other.caller, 'other@a.test')
    const phoneNumber = '+442079460002'
    const asked = { ticket: theirs, phoneNumber, code: '123456' }
    expect(await home.handlers.changePhone(caller, asked)).toMatchObject({ refused: 'ticketGone' })
    expect(await sendNew(home, caller, theirs, phone(phoneNumber))).toMatchObject({ refused: 'ticketGone' })
    const ticket = await ownTicket(home, caller, 'still@a.test')
    await sendNew(home, caller, ticket, phone(phoneNumber))
    const code = codeTo(home, phoneNumber)
    const no = { refused: 'codeWrong' }
    expect(await home.handlers.changePhone(caller, { ticket, phoneNumber, code: wrongFor(code) })).toMatchObject(no)
    expect(await home.handlers.changePhone(caller, { ticket, phoneNumber: '+442079460003', code })).toMatchObject(no)
    expect(await home.handlers.verifyCode(caller, { to: phone(phoneNumber), purpose: 'login', code })).toMatchObject(no)
    expect(await home.sessions.of(token)).toBeDefined()
    expect(await home.ownContacts(database(), 1, caller.session.customerId)).toEqual(['still@a.test'])
  })

  test('twenty wrong codes at once use the tries up, and the right one no longer helps · U1', async () => {
    const home = authHouse(database(), { phones: true })
    const { caller } = await signedUp(home, 'tries@a.test')
    const phoneNumber = '+442079460004'
    const ticket = await ownTicket(home, caller, 'tries@a.test')
    await sendNew(home, caller, ticket, phone(phoneNumber))
    const code = codeTo(home, phoneNumber)
    const wrong = { ticket, phoneNumber, code: wrongFor(code) }
    await Promise.all(Array.from({ length: 20 }, () => home.handlers.changePhone(again(caller), wrong)))
    expect(await home.handlers.changePhone(caller, { ...wrong, code })).toMatchObject({ refused: 'codeWrong' })
  })

  test('whose answer was lost is answered again for the very same request: with a token, and no second change · API-3, U3', async () => {
    const home = authHouse(database(), { phones: true })
    const one = await signedUp(home, 'lost@a.test')
    const elsewhere = await enter(home, person(), await signInAgain(home, 'lost@a.test'))
    const ticket = await ownTicket(home, one.caller, 'lost@a.test')
    await sendNew(home, one.caller, ticket, mail('found@a.test'))
    const caller = again(one.caller)
    const input = { ticket, email: 'found@a.test', code: codeTo(home, 'found@a.test') }
    const answers = await Promise.all(Array.from({ length: 20 }, () => home.handlers.changeEmail(caller, input)))
    for (const answer of answers) await enter(home, caller, answer)
    expect(home.notices).toHaveLength(1)
    expect(await home.sessions.of(one.token, caller.requestId)).toMatchObject({ sessionId: caller.session.sessionId })
    await enter(home, caller, await home.handlers.changeEmail(caller, input))
    // To every other request the old sessions are gone, whatever they ask.
    expect(await home.sessions.of(one.token)).toBeUndefined()
    expect(await home.sessions.of(one.token, crypto.randomUUID())).toBeUndefined()
    expect(await home.sessions.of(elsewhere.token, caller.requestId)).toBeUndefined()
    const no = { refused: 'codeWrong' }
    expect(await home.handlers.changeEmail(caller, { ...input, code: wrongFor(input.code) })).toMatchObject(no)
    expect(await home.handlers.changeEmail(caller, { ...input, email: 'else@a.test' })).toMatchObject(no)
    home.clock.advance(180_000)
    expect(await home.sessions.of(one.token, caller.requestId)).toBeUndefined()
  })

  test('not within 30 days of the last change; the first one may be mended', async () => {
    const home = authHouse(database(), { phones: true })
    let { caller } = await signedUp(home, 'often@a.test')
    const change = (number: string) => toNumber(home, caller, 'often@a.test', number)
    caller = (await enter(home, caller, await change('+442079460005'))).caller
    home.clock.advance(61_000)
    caller = (await enter(home, caller, await change('+442079460006'))).caller
    expect(home.notices.at(-1)).toMatchObject({ template: 'contactChanged', destination: '+442079460005' })
    home.clock.advance(29 * DAY)
    expect(await home.handlers.checkChangePhonePermission(caller, {})).toMatchObject({ reason: 'changedLately' })
    expect(await change('+442079460007')).toMatchObject({ refused: 'phoneChangedLately', params: { days: 1 } })
    home.clock.advance(DAY)
    expect(await home.handlers.checkChangePhonePermission(caller, {})).toEqual({ permitted: true })
  })

  test('nor with an unpaid order', async () => {
    let unpaid = true
    const home = authHouse(database(), { phones: true, isUnpaid: () => unpaid })
    const { caller } = await signedUp(home, 'owes@a.test')
    expect(await home.handlers.checkChangePhonePermission(caller, {})).toEqual({
      permitted: false,
      reason: 'orderUnpaid',
    })
    expect(await toNumber(home, caller, 'owes@a.test', '+442079460008')).toMatchObject({ refused: 'orderUnpaid' })
    unpaid = false
    home.clock.advance(61_000)
    expect(await toNumber(home, caller, 'owes@a.test', '+442079460008')).toHaveProperty('token')
  })
})

describe('A CONTACT ANOTHER ACCOUNT HAS · LOGIN-7', () => {
  test('is answered like a free one; its holder is told, and no code goes out · U2', async () => {
    const home = authHouse(database())
    await signedUp(home, 'holder@a.test')
    const { caller } = await signedUp(home, 'asker@a.test')
    const ticket = await ownTicket(home, caller, 'asker@a.test')
    const codes = home.sent.length
    const taken = await sendNew(home, caller, ticket, mail('holder@a.test'))
    expect(home.sent).toHaveLength(codes)
    expect(home.notices).toMatchObject([{ template: 'contactTaken', destination: 'holder@a.test' }])
    expect(await sendNew(home, caller, ticket, mail('halder@a.test'))).toEqual({ ...taken, masked: 'h***@a.test' })
    expect(await sendNew(home, caller, ticket, mail('asker@a.test'))).toMatchObject({ refused: 'sameContact' })
  })

  test('of twenty who take one free address at once, one has it', async () => {
    const home = authHouse(database())
    const people = await Promise.all(
      Array.from({ length: 5 }, async (_, n) => {
        const { caller } = await signedUp(home, `racer${n}@a.test`)
        return { caller, ticket: await ownTicket(home, caller, `racer${n}@a.test`) }
      }),
    )
    const asks: (() => Promise<object>)[] = []
    for (const { caller, ticket } of people) {
      await sendNew(home, caller, ticket, mail('prize@a.test'))
      const input = { ticket, email: 'prize@a.test', code: codeTo(home, 'prize@a.test') }
      for (let n = 0; n < 4; n += 1) asks.push(() => home.handlers.changeEmail(again(caller), input))
      home.clock.advance(61_000)
    }
    const answers = await Promise.all(asks.map(input => input()))
    expect(answers.filter(answer => 'token' in answer)).toHaveLength(1)
  })
})

/** The account of this address, on another phone. */
async function signInAgain(home: AuthHouse, email: string) {
  home.clock.advance(61_000)
  const guest = person()
  return home.handlers.login(guest, { ticket: await ticketFor(home, guest, email) })
}
