import { contract } from '@comanda/contract'
import { isRefusal, type RequestOf } from '@comanda/contract/core'
import type { staffPaymentCalls as calls } from '@comanda/contract/payment'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { account, balanceOf } from '../../ledger/index.ts'
import {
  twenty,
  line,
  SHOP,
  type TestMember,
  testApp,
  dollarKitchen,
  cardHold,
  cardData,
  type TestStaff,
  requestId,
} from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen({ shop: { refundAlone: money(4000) } }), clock: '2026-11-22T12:00:00Z' })

const persons = new Map<string, TestStaff>()
/** The same person of the staff for the same id. */
const staff = (id = 's1'): TestStaff => {
  const person = persons.get(id) ?? app.staff()
  persons.set(id, person)
  return person
}
const parts = (ann: TestMember) => app.onCard(ann)
const points = async ({ customerId }: TestMember) => (await app.balances(account.points(customerId)))[0]

/** 50.00 paid in by card, which bring 8.00 and 80 points. */
async function recharged(ann: TestMember): Promise<string> {
  const request = { cardId: ann.cardId, id: 'top-up', versionId: 'v1', ruleId: 'gear-50', agreementVersion: 1 }
  const submitted = await ann.call(contract.storedvalue.submit, request)
  if (!('rechargeId' in submitted)) throw new Error(JSON.stringify(submitted))
  const answer = await ann.call(contract.payment.createPayment, {
    orderId: submitted.rechargeId,
    businessType: 2005,
    payments: [line('12_bankCard', 5000)],
    card: cardData(),
  })
  expect(answer).toMatchObject({ paymentState: 'paid' })
  await app.settle()
  return submitted.rechargeId
}

const spend = (ann: TestMember, amount: number) =>
  app.db.inTx(tx => app.modules.card.paymentMethod.hold(tx, cardHold(app, ann, amount)))

type Input = RequestOf<typeof calls.refundOrder>
const ask = (orderId: string, amount: number): Input => ({
  shopId: SHOP,
  orderId,
  businessType: 2005,
  wish: { amount: money(amount) },
  reason: 'moves away',
})
const refund = (orderId: string, amount: number, caller = staff()) =>
  caller.call(contract.payment.refundOrder, ask(orderId, amount))
const look = (orderId: string) =>
  staff().call(contract.payment.orderRefunds, { shopId: SHOP, orderId, businessType: 2005 })
const bookOf = (rechargeId: string) => balanceOf(app.db, 1, account.recharge(rechargeId))
const accepted = (answers: readonly object[]) => answers.filter(answer => !isRefusal(answer))

describe('A recharge is refunded by its unused part (CARD-3, M9, M10)', () => {
  test('Of 50.00, 30.00 spent: 20.00 can be refunded, with its share of bonus and points', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    await spend(ann, 3000)
    expect(await look(rechargeId)).toMatchObject({ left: 2000, tenders: [{ paid: 5000, returned: 0 }] })
    expect(await refund(rechargeId, 2001)).toMatchObject({ refused: 'moreThanLeft', data: { left: 2000 } })
    expect(await refund(rechargeId, 2000)).toMatchObject({ left: 0, refunds: [{ state: 'given', amount: 2000 }] })
    await app.settle()
    expect(await parts(ann)).toEqual([0, 480])
    expect(await points(ann)).toBe(48)
    expect(app.inCardBook(rechargeId)).toEqual(['partly'])
    expect(await bookOf(rechargeId)).toBe(0)
  })

  test('Its owner sees amount, target and time of the refund, and the card’s statement agrees', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    await refund(rechargeId, 1000)
    await app.settle()
    const story = await app.modules.payment.refundsOf(1, rechargeId)
    expect(story).toMatchObject([{ amount: 1000, paymentMethod: '12_bankCard', state: 'done', reason: 'moves away' }])
    const page = { cardId: ann.cardId, kind: 'out' as const, pageSize: 10 }
    const statement = await ann.call(contract.card.cardTransDetails, page)
    expect(statement).toMatchObject({
      transactions: [
        { kind: 'bonusTakenBack', amount: -160 },
        { kind: 'rechargeReturned', amount: -1000, rechargeId },
      ],
    })
  })

  test('In any pieces, in the end nothing remains anywhere', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    for (const amount of [1, 1666, 3333])
      expect(isRefusal(await refund(rechargeId, amount, staff(`s${amount}`)))).toBe(false)
    await app.settle()
    expect([await parts(ann), await points(ann), await bookOf(rechargeId)]).toEqual([[0, 0], 0, 0])
    expect(app.inCardBook(rechargeId)).toEqual(['refunded'])
    expect(await refund(rechargeId, 1)).toMatchObject({ refused: 'moreThanLeft' })
  })

  test('A spent bonus reduces the refund (M10)', async () => {
    const ann = await app.member()
    const first = await recharged(ann)
    await spend(ann, 5800)
    await recharged(ann)
    expect(await parts(ann)).toEqual([5000, 500])
    // 47.42 of the first correspond to 7.58 of bonus: 5.00 is available, 2.58 is taken from the paid part.
    expect(await look(first)).toMatchObject({ left: 4742 })
    await refund(first, 3742)
    await refund(first, 1000, staff('s2'))
    expect(await parts(ann)).toEqual([0, 0])
  })

  test('The same press 20 times is one refund', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    const once = { requestId: requestId() }
    const answers = await twenty(() => staff().call(contract.payment.refundOrder, ask(rechargeId, 1000), once))
    expect(accepted(answers)).toHaveLength(20)
    await app.settle()
    expect(await parts(ann)).toEqual([4000, 640])
    expect(await bookOf(rechargeId)).toBe(0)
  })

  test('20 refunds of 10.00 and 20 payments of 10.00 at once: together no more than the card held (M4)', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    const [refunds, payments] = await Promise.all([
      twenty(at => refund(rechargeId, 1000, staff(`s${at}`))),
      twenty(() => spend(ann, 1000)),
    ])
    const [back, spent] = [accepted(refunds).length, payments.filter(one => one === 'held').length]
    const [paid = 0, bonus = 0] = await parts(ann)
    expect(back * (1000 + 160) + spent * 1000 + paid + bonus).toBe(5800)
    expect(back).toBeLessThanOrEqual(5)
    await app.settle()
    expect(await bookOf(rechargeId)).toBe(0)
    expect(app.inCardBook(rechargeId)).toEqual([back === 0 ? 'captured' : back === 5 ? 'refunded' : 'partly'])
  })

  test('Above the store’s amount another person approves, and only what is unused then is refunded', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    expect(await refund(rechargeId, 5000)).toMatchObject({ refunds: [{ state: 'waiting' }], left: 0 })
    const [request] = await waiting()
    expect(request).toMatchObject({ orderId: rechargeId, businessType: 2005, amount: 5000 })
    const view = await look(rechargeId)
    const refundId = ('refunds' in view && view.refunds[0]?.refundId) || ''
    const decide = (id: string) =>
      staff(id).call(contract.payment.decideRefund, {
        shopId: SHOP,
        orderId: rechargeId,
        businessType: 2005,
        refundId,
        yes: true,
      })
    expect(await decide('s1')).toMatchObject({ refused: 'secondPersonNeeded' })
    await spend(ann, 100)
    expect(await decide('s2')).toMatchObject({ refused: 'moreThanLeft' })
    expect(await parts(ann)).toEqual([4900, 800])
  })

  test('As an order it is not found, at another store neither (A1)', async () => {
    const ann = await app.member()
    const rechargeId = await recharged(ann)
    const { businessType: _, ...asOrder } = ask(rechargeId, 100)
    expect(await staff().call(contract.payment.refundOrder, asOrder)).toMatchObject({
      refused: 'notFound',
    })
    const elsewhere = { ...ask(rechargeId, 100), shopId: 102 }
    const caller = app.staff('staff', { shopIds: [102] })
    expect(await caller.call(contract.payment.refundOrder, elsewhere)).toMatchObject({
      refused: 'notFound',
    })
  })
})

async function waiting() {
  const answer = await staff().call(contract.payment.refundRequests, { shopId: SHOP })
  return 'requests' in answer ? answer.requests.filter(one => one.amount === 5000).slice(-1) : []
}
