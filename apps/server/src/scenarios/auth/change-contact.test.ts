import { contract } from '@comanda/contract'
import { isRefusal } from '@comanda/contract/core'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  codeTo,
  mail,
  requestId,
  solvedCaptcha,
  type TestGuest,
  testApp,
  twenty,
  wrongCode,
} from '../../testing/index.ts'

const app = testApp({ clock: Date.now() })
const DAY = 86_400_000
const { changeEmail, changePhone, checkChangePhonePermission, verifyCode } = contract.auth
const wrong = { refused: 'codeWrong' }
const phone = (destination: string) => ({ channel: 'phone' as const, destination })
let addresses = 0

/** Codes are sent once a minute. */
beforeEach(() => app.clock.advance(61_000))

/** A customer with a network address of their own, because limits count per address. */
async function account() {
  addresses += 1
  const ann = app.customer({ ip: `192.0.2.${addresses}` })
  await ann.opened()
  return ann
}
type Customer = Awaited<ReturnType<typeof account>>

/** The same account with the token of an answer. */
const withToken = (ann: Customer, answer: object): Customer => {
  if (!('token' in answer)) throw new Error(JSON.stringify(answer))
  return { ...ann, ...app.guest({ of: ann, token: String(answer.token) }) }
}
const isValid = async (token: string, request?: string) =>
  (await app.modules.auth.sessions.of(token, request)) !== undefined
const contactsOf = ({ customerId }: Customer) => app.modules.auth.ownContacts(app.db, app.corporationId, customerId)

/** A ticket for a code sent to the account's own address. */
async function ownTicket(ann: Customer): Promise<string> {
  const captcha = await solvedCaptcha(ann)
  await ann.must(contract.auth.sendVerificationCode, { channel: 'email', captcha, purpose: 'ownContact' })
  const proof = { to: mail(ann.email), purpose: 'ownContact' as const, code: await codeTo(app, ann.email) }
  return (await ann.must(verifyCode, proof)).ticket
}
const sendNew = async (ann: TestGuest, ticket: string, to: ReturnType<typeof mail | typeof phone>) =>
  ann.call(contract.auth.sendVerifyCodeIfNotExist, { ticket, to, captcha: await solvedCaptcha(ann) })

/** All steps of a change to another number. */
async function changeTo(ann: Customer, phoneNumber: string) {
  const ticket = await ownTicket(ann)
  await sendNew(ann, ticket, phone(phoneNumber))
  return ann.call(changePhone, { ticket, phoneNumber, code: await codeTo(app, phoneNumber) })
}
const notices = async (destination: string) =>
  (await app.messages()).filter(it => it.destination === destination && it.template !== 'code')

describe('A new phone number (LOGIN-7)', () => {
  test('It needs a code to the account’s address and one to the new number, and ends all old sessions (U3, U7)', async () => {
    const ann = await account()
    const [own, elsewhere] = [await ann.token(), await app.guest({ of: ann }).token()]
    const changed = withToken(ann, await changeTo(ann, '+442079460001'))
    expect(await app.modules.auth.sessions.of(await changed.token())).toMatchObject({ customerId: ann.customerId })
    expect([await isValid(own), await isValid(elsewhere)]).toEqual([false, false])
    expect(await contactsOf(ann)).toContain('+442079460001')
  })

  test('A missing, wrong or another’s ticket or code changes nothing (U1)', async () => {
    const [ann, eve] = [await account(), await account()]
    const others = await ownTicket(eve)
    const phoneNumber = '+442079460002'
    const gone = { refused: 'ticketGone' }
    expect(await ann.call(changePhone, { ticket: others, phoneNumber, code: '123456' })).toMatchObject(gone)
    expect(await sendNew(ann, others, phone(phoneNumber))).toMatchObject(gone)
    const ticket = await ownTicket(ann)
    await sendNew(ann, ticket, phone(phoneNumber))
    const code = await codeTo(app, phoneNumber)
    expect(await ann.call(changePhone, { ticket, phoneNumber, code: wrongCode(code) })).toMatchObject(wrong)
    expect(await ann.call(changePhone, { ticket, phoneNumber: '+442079460003', code })).toMatchObject(wrong)
    expect(await ann.call(verifyCode, { to: phone(phoneNumber), purpose: 'login', code })).toMatchObject(wrong)
    expect(await isValid(await ann.token())).toBe(true)
    expect(await contactsOf(ann)).toEqual([ann.email])
  })

  test('20 wrong codes at once use up the tries, and the right one is refused then (U1)', async () => {
    const ann = await account()
    const phoneNumber = '+442079460004'
    const ticket = await ownTicket(ann)
    await sendNew(ann, ticket, phone(phoneNumber))
    const code = await codeTo(app, phoneNumber)
    await twenty(() => ann.call(changePhone, { ticket, phoneNumber, code: wrongCode(code) }))
    expect(await ann.call(changePhone, { ticket, phoneNumber, code })).toMatchObject(wrong)
  })

  test('A request whose answer was lost gets a token again and changes nothing twice (API-3, U3)', async () => {
    const ann = await account()
    const [own, elsewhere] = [await ann.token(), await app.guest({ of: ann }).token()]
    const ticket = await ownTicket(ann)
    await sendNew(ann, ticket, mail('found@a.test'))
    const request = requestId()
    const once = ann.repeating(request)
    const input = { ticket, email: 'found@a.test', code: await codeTo(app, 'found@a.test') }
    const answers = await twenty(() => once.call(changeEmail, input))
    for (const answer of answers) expect(answer).toHaveProperty('token')
    expect(await notices(ann.email)).toHaveLength(1)
    expect(await isValid(own, request)).toBe(true)
    expect(await once.call(changeEmail, input)).toHaveProperty('token')
    // The old sessions are invalid for every other request.
    const others = [await isValid(own), await isValid(own, requestId()), await isValid(elsewhere, request)]
    expect(others).toEqual([false, false, false])
    expect(await once.call(changeEmail, { ...input, code: wrongCode(input.code) })).toMatchObject(wrong)
    expect(await once.call(changeEmail, { ...input, email: 'else@a.test' })).toMatchObject(wrong)
    app.clock.advance(180_000)
    expect(await isValid(own, request)).toBe(false)
  })

  test('It cannot be changed again within 30 days, except a first number', async () => {
    let ann = await account()
    const [first, second, third] = ['+442079460005', '+442079460006', '+442079460007']
    ann = withToken(ann, await changeTo(ann, first))
    app.clock.advance(61_000)
    ann = withToken(ann, await changeTo(ann, second))
    expect(await notices(first)).toMatchObject([{ template: 'contactChanged' }])
    app.clock.advance(29 * DAY)
    const later = { ...ann, ...app.guest({ of: ann }) }
    expect(await later.must(checkChangePhonePermission, {})).toMatchObject({ reason: 'changedLately' })
    const refusal = await changeTo(later, third)
    expect(refusal).toMatchObject({ refused: 'phoneChangedLately', message: expect.stringContaining('1') })
    app.clock.advance(DAY)
    expect(await later.must(checkChangePhonePermission, {})).toEqual({ permitted: true })
  })

  test('It cannot be changed while an order is unpaid', async () => {
    const ann = await account()
    const { orderId } = await ann.order()
    const unpaid = { permitted: false, reason: 'orderUnpaid' }
    expect(await ann.must(checkChangePhonePermission, {})).toEqual(unpaid)
    expect(await changeTo(ann, '+442079460008')).toMatchObject({ refused: 'orderUnpaid' })
    await ann.must(contract.order.cancel, { orderId })
    app.clock.advance(61_000)
    expect(await changeTo(ann, '+442079460008')).toHaveProperty('token')
  })

  test('It can be changed while a paid order is prepared', async () => {
    const ann = await account()
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await app.settle()
    expect(await ann.must(checkChangePhonePermission, {})).toEqual({ permitted: true })
  })
})

describe('A contact of another account (LOGIN-7)', () => {
  test('It is answered like a free one, its owner is notified and no code is sent (U2)', async () => {
    const [holder, ann] = [await account(), await account()]
    const ticket = await ownTicket(ann)
    const taken = await sendNew(ann, ticket, mail(holder.email))
    expect(await codeTo(app, holder.email)).toBe('')
    expect(await notices(holder.email)).toMatchObject([{ template: 'contactTaken' }])
    const free = await sendNew(ann, ticket, mail('another@example.com'))
    expect(free).toEqual(taken)
    expect(free).toMatchObject({ masked: 'a***@example.com' })
    expect(await sendNew(ann, ticket, mail(ann.email))).toMatchObject({ refused: 'sameContact' })
  })

  test('Of 20 requests for one free address at once, one gets it', async () => {
    const requests: (() => Promise<object>)[] = []
    for (let person = 0; person < 5; person += 1) {
      const ann = await account()
      const ticket = await ownTicket(ann)
      await sendNew(ann, ticket, mail('prize@a.test'))
      const input = { ticket, email: 'prize@a.test', code: await codeTo(app, 'prize@a.test') }
      for (let times = 0; times < 4; times += 1) requests.push(() => ann.call(changeEmail, input))
      app.clock.advance(61_000)
    }
    const answers = await Promise.all(requests.map(request => request()))
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  })
})
