import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { proveContact, refusedAs, SHOP, testApp, type TestGuest, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: Date.now() })
const amara = app.staff('brand', { name: 'Amara Okafor' })
const shop = { shopId: SHOP }
const DAY = 86_400_000
const dayIn = (days: number) => new Date(app.clock() + days * DAY).toISOString().slice(0, 10)

type Agreement = RequestInputOf<typeof contract.agreement.saveAgreement>['agreement']

const setup = async (id: string) => {
  const { agreements } = await amara.must(contract.agreement.agreementSetup, shop)
  return agreements.find(({ agreement }) => agreement.agreementId === id) ?? expect.fail(`${id} is there`)
}
const save = (mark: string, agreement: Agreement) =>
  amara.call(contract.agreement.saveAgreement, { ...shop, mark, agreement })
const verdict = (answer: object) => [refusedAs(answer), 'field' in answer ? answer.field : undefined]

test('A change of an agreement in force is a new version; the version before stays readable (L2)', async () => {
  const { agreement, mark, version } = await setup('terms')
  const text = { ...agreement.text, en_US: 'One line.\n\n# A heading\nAnother line.' }
  const changed = { en_US: 'Shorter.' }
  expect(refusedAs(await save(mark, { ...agreement, text, changed, effectiveFrom: dayIn(0) }))).toBe('done')
  const now = await setup('terms')
  expect(now.version).toBe(version + 1)
  expect(now.versions.map(one => one.version)).toEqual([version + 1, version])
  const read = (at?: number) =>
    app.guest().must(contract.agreement.getById, { agreementId: 'terms', ...(at !== undefined && { version: at }) })
  expect((await read()).paragraphs).toEqual(['One line.', '# A heading', 'Another line.'])
  expect((await read(version)).paragraphs.length).toBeGreaterThan(3)
})

test('A version that is not in force yet is changed in place, and takes effect on its day', async () => {
  const { agreement, mark, version } = await setup('privacy')
  const next = { ...agreement, changed: { en_US: 'New.' }, effectiveFrom: dayIn(10) }
  await save(mark, next)
  await save((await setup('privacy')).mark, { ...next, title: { en_US: 'Your data' } })
  const now = await setup('privacy')
  expect([now.version, now.agreement.title]).toEqual([version + 1, { en_US: 'Your data' }])
  const read = await app.guest().must(contract.agreement.getById, { agreementId: 'privacy' })
  expect(read.version).toBe(version)
})

test('Of 20 people who save the same version at once one does, and a past day or a silent change is refused (API-3)', async () => {
  const { agreement, mark } = await setup('stored-value')
  const next = { ...agreement, effectiveFrom: dayIn(1) }
  expect(verdict(await save(mark, { ...next, changed: {} }))).toEqual(['agreementNeeded', 'agreement.changed'])
  expect(verdict(await save(mark, { ...next, effectiveFrom: dayIn(-1), changed: { en_US: 'x' } }))).toEqual([
    'agreementDayPast',
    'agreement.effectiveFrom',
  ])
  const both = await save(mark, { ...next, effectiveFrom: dayIn(-1), changed: {} })
  expect('further' in both && both.further?.map(({ field }) => field)).toEqual(['agreement.effectiveFrom'])
  expect(verdict(await save(mark, { ...next, text: { en_US: '  ' } }))).toEqual(['invalidInput', 'agreement.text'])
  const answers = await twenty(at => save(mark, { ...next, changed: { en_US: `Change ${at}` } }))
  expect(answers.map(refusedAs).toSorted()).toEqual([...Array.from({ length: 19 }, () => 'changedMeanwhile'), 'done'])
})

test('A version that asks again is asked of accounts that accepted an earlier one, once, and stored with its time (LOGIN-11)', async () => {
  const ann = app.customer()
  const toAccept = async () => (await ann.must(contract.auth.agreementsToAccept, {})).agreements
  const publish = async (askAgain: boolean, days: number) => {
    const { agreement, mark } = await setup('terms')
    const changed = { en_US: `Again ${askAgain} ${days}` }
    const answer = await save(mark, { ...agreement, changed, askAgain, effectiveFrom: dayIn(days) })
    expect(refusedAs(answer)).toBe('done')
    return (await setup('terms')).version
  }
  await publish(false, 0)
  expect(await toAccept()).toEqual([])
  await publish(true, 0)
  const version = await publish(false, 0)
  const accepted = [{ agreementId: 'terms', version }]
  expect(await toAccept()).toEqual(accepted)
  const early = await ann.call(contract.auth.acceptAgreements, {
    agreements: [{ agreementId: 'terms', version: version - 1 }],
  })
  expect(refusedAs(early)).toBe('agreementsNeeded')
  const before = (await setup('terms')).versions[0]?.accepted
  const answers = await twenty(() => ann.call(contract.auth.acceptAgreements, { agreements: accepted }))
  expect(answers.map(refusedAs)).toEqual(Array.from({ length: 20 }, () => 'done'))
  expect(await toAccept()).toEqual([])
  expect((await setup('terms')).versions[0]?.accepted).toBe((before ?? 0) + 1)
  await publish(true, 5)
  expect(await toAccept()).toEqual([])
})

test('The next order of an account is refused until it accepts new terms, and keeps its cart; a guest without account orders (LOGIN-11)', async () => {
  const order = async (by: TestGuest) => {
    const cart = await by.cart()
    const place = { shopId: SHOP, cartId: cart.cartId, orderType: 1300 as const }
    const { time } = await by.must(contract.order.calculate, place)
    return by.submit(cart, { dinnerTime: time?.start ?? 'asap' })
  }
  const [ann, guest] = [app.customer(), app.guest()]
  for (const one of [ann, guest]) await one.fillCart(['edamame'])
  const { agreement, mark } = await setup('terms')
  await save(mark, { ...agreement, changed: { en_US: 'Now.' }, askAgain: true, effectiveFrom: dayIn(0) })
  const needed = [{ agreementId: 'terms', version: (await setup('terms')).version }]
  expect(await order(ann)).toMatchObject({ refused: 'agreementsNeeded', data: { needed } })
  expect((await ann.cart()).calculation.items).toHaveLength(1)
  expect(refusedAs(await order(guest))).toBe('done')
  await ann.must(contract.auth.acceptAgreements, { agreements: needed })
  expect(refusedAs(await order(ann))).toBe('done')
})

test('A recharge, a gift card and a booking are refused until the account accepts new terms; a guest without account is not asked (LOGIN-11)', async () => {
  const ann = await app.member()
  const guest = app.guest()
  const { agreement, mark } = await setup('terms')
  await save(mark, { ...agreement, changed: { en_US: 'Again.' }, askAgain: true, effectiveFrom: dayIn(0) })
  const needed = [{ agreementId: 'terms', version: (await setup('terms')).version }]
  const card = { programId: 'marigold-usd', designId: 'birthday', amount: money(5000), payAmount: money(5000) }
  const contact = { firstName: 'Ann', lastName: 'Lee', phoneNumber: '2125550142', isoCode: 'US', email: '' }
  const tier = { id: 'top-up', versionId: 'v1', ruleId: 'gear-50', agreementVersion: 1 }
  const { times } = await ann.must(contract.booking.availability, { ...shop, partySize: 2, date: dayIn(3) })
  const start = times.find(({ left }) => left !== 0)?.start ?? expect.fail('a time is free')
  const answersOf = async (by: TestGuest) => [
    await by.call(contract.giftcard.checkout, card),
    await by.call(contract.booking.create, { ...shop, start, partySize: 2, contact }),
  ]
  const recharge = () => ann.call(contract.storedvalue.submit, { cardId: ann.cardId, ...tier })
  for (const answer of [...(await answersOf(ann)), await recharge()])
    expect(answer).toMatchObject({ refused: 'agreementsNeeded', data: { needed } })
  expect((await answersOf(guest)).map(refusedAs)).toEqual(['done', 'done'])
  await ann.must(contract.auth.acceptAgreements, { agreements: needed })
  expect([...(await answersOf(ann)), await recharge()].map(refusedAs)).toEqual(['done', 'done', 'done'])
})

test('An account that is created accepts the newest version and is not asked for it (LOGIN-11)', async () => {
  const { agreement, mark } = await setup('privacy')
  await save(mark, { ...agreement, changed: { en_US: 'Now.' }, effectiveFrom: dayIn(0), askAgain: true })
  const guest = app.guest()
  const ticket = await proveContact(app, guest, 'ben@a.test', 'login')
  const inForce = (await guest.must(contract.agreement.getByIds, { agreementIds: [] })).agreements
  const agreements = inForce.map(one => ({ agreementId: one.agreementId, version: one.version }))
  const { token } = await guest.must(contract.auth.signup, { ticket, nick: 'Ben', agreements })
  const toAccept = await app.guest({ token }).must(contract.auth.agreementsToAccept, {})
  expect(toAccept.agreements).toEqual([])
})
