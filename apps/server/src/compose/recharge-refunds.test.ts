import { randomUUID } from 'node:crypto'
import { isRefusal, type RequestOf } from '@comanda/contract/core'
import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, balanceOf } from '../ledger/index.ts'
import { testDatabase, twenty } from '../testing/index.ts'
import { atGates } from '../testing/at-gates.ts'
import { testStaff } from '../testing/test-caller.ts'
import { line } from './means-test-house.ts'
import { type PayingHouse, payingHouse } from './paying-test-house.ts'
import { rechargePayable } from './recharge-payable.ts'
import { type Holder, type PurseHouse, purseHouse, SHOP } from './purse-test-house.ts'

const database = testDatabase({ max: 20 })
let purse: PurseHouse
let house: PayingHouse

beforeAll(async () => {
  purse = await purseHouse(database())
  const payables = { recharge: rechargePayable(purse.storedValue.payments) }
  house = await payingHouse(database(), { payables, shop: { refundAlone: money(4000) } })
})
afterAll(() => house.close())

const staff = (id = 's1') => {
  const caller = testStaff([SHOP])
  return { ...caller, session: { ...caller.session, staff: { ...caller.session.staff, staffId: id } } }
}
const parts = ({ cardId }: Holder) => purse.standing(account.cardPaid(cardId), account.cardGiven(cardId))
const points = async ({ customerId }: Holder) => (await purse.standing(account.points(customerId)))[0]

/** 50.00 paid in by card, which bring 8.00 and 80 points. */
async function recharged(ann: Holder): Promise<string> {
  const asked = { cardId: ann.cardId, id: 'top-up', versionId: 'v1', ruleId: 'gear-50', agreementVersion: 1 }
  const made = await purse.storedValue.handlers.submit({ ...ann.who, requestId: randomUUID() }, asked)
  if (!('rechargeId' in made)) throw new Error(JSON.stringify(made))
  const paying = { orderId: made.rechargeId, businessType: 2005 as const, payments: [line('12_bankCard', 5000)] }
  const card = { paymentMethod: { type: 'scheme', encryptedCardNumber: 'test_4111111111111111' } }
  const rest = { encryptedExpiryMonth: 'test_03', encryptedExpiryYear: 'test_2030', encryptedSecurityCode: 'test_737' }
  const data = { paymentMethod: { ...card.paymentMethod, ...rest, holderName: 'Ann' } }
  const answer = await house.payment.handlers.createPayment(
    { ...ann.who, requestId: randomUUID() },
    { ...paying, card: data, storeCard: false },
  )
  expect(answer).toMatchObject({ paymentState: 'paid' })
  await house.settle()
  return made.rechargeId
}

const spend = (ann: Holder, amount: number) =>
  database().inTx(tx =>
    purse.card.means.hold(tx, {
      corporationId: 1,
      customerId: ann.customerId,
      holdKey: randomUUID(),
      payerId: ann.cardId,
      amount: money(amount),
      currencyCode: 'USD',
      shopId: SHOP,
      at: purse.clock(),
    }),
  )

type Input = RequestOf<typeof calls.refundOrder>
const ask = (orderId: string, amount: number): Input => ({
  shopId: SHOP,
  orderId,
  businessType: 2005,
  wish: { amount: money(amount) },
  reason: 'moves away',
})
const refund = (orderId: string, amount: number, caller = staff()) =>
  atGates(calls, house.payment.staffHandlers).refundOrder({ ...caller, requestId: randomUUID() }, ask(orderId, amount))
const look = (orderId: string) =>
  atGates(calls, house.payment.staffHandlers).orderRefunds(staff(), { shopId: SHOP, orderId, businessType: 2005 })
const bookOf = (rechargeId: string) => balanceOf(database(), 1, account.recharge(rechargeId))
const given = (answers: readonly object[]) => answers.filter(answer => !isRefusal(answer))

describe('A RECHARGE goes back by its unused part · CARD-3, M9, M10', () => {
  test('of 50.00, 30.00 spent: 20.00 is left to give, and takes its share of bonus and points', async () => {
    const ann = await purse.member()
    const rechargeId = await recharged(ann)
    await spend(ann, 3000)
    expect(await look(rechargeId)).toMatchObject({ left: 2000, tenders: [{ paid: 5000, returned: 0 }] })
    expect(await refund(rechargeId, 2001)).toMatchObject({ refused: 'moreThanLeft', data: { left: 2000 } })
    expect(await refund(rechargeId, 2000)).toMatchObject({ left: 0, refunds: [{ state: 'given', amount: 2000 }] })
    await house.settle()
    expect(await parts(ann)).toEqual([0, 480])
    expect(await points(ann)).toBe(48)
    expect(house.inBook(rechargeId)).toEqual(['partly'])
    expect(await bookOf(rechargeId)).toBe(0)
  })

  test('its holder sees what went back, where and when, and the card’s statement says the same', async () => {
    const ann = await purse.member()
    const rechargeId = await recharged(ann)
    await refund(rechargeId, 1000)
    await house.settle()
    const story = await house.payment.refundsOf(1, rechargeId)
    expect(story).toMatchObject([{ amount: 1000, paymentMethod: '12_bankCard', state: 'done', reason: 'moves away' }])
    const page = { cardId: ann.cardId, kind: 'out' as const, pageSize: 10 }
    const statement = await purse.card.handlers.cardTransDetails(ann.who, page)
    expect(statement).toMatchObject({
      transactions: [
        { kind: 'bonusTakenBack', amount: -160 },
        { kind: 'rechargeReturned', amount: -1000, rechargeId },
      ],
    })
  })

  test('whatever the pieces, in the end nothing of it is left anywhere', async () => {
    const ann = await purse.member()
    const rechargeId = await recharged(ann)
    for (const amount of [1, 1666, 3333])
      expect(isRefusal(await refund(rechargeId, amount, staff(`s${amount}`)))).toBe(false)
    await house.settle()
    expect([await parts(ann), await points(ann), await bookOf(rechargeId)]).toEqual([[0, 0], 0, 0])
    expect(house.inBook(rechargeId)).toEqual(['refunded'])
    expect(await refund(rechargeId, 1)).toMatchObject({ refused: 'moreThanLeft' })
  })

  test('a bonus that was spent comes out of what is left · M10', async () => {
    const ann = await purse.member()
    const first = await recharged(ann)
    await spend(ann, 5800)
    await recharged(ann)
    expect(await parts(ann)).toEqual([5000, 500])
    // 47.42 of the first take 7.58 of bonus along: 5.00 is there, 2.58 comes out of what was paid in.
    expect(await look(first)).toMatchObject({ left: 4742 })
    await refund(first, 3742)
    await refund(first, 1000, staff('s2'))
    expect(await parts(ann)).toEqual([0, 0])
  })

  test('the same press 20 times is one refund', async () => {
    const ann = await purse.member()
    const rechargeId = await recharged(ann)
    const caller = { ...staff(), requestId: randomUUID() }
    const answers = await twenty(() =>
      atGates(calls, house.payment.staffHandlers).refundOrder(caller, ask(rechargeId, 1000)),
    )
    expect(given(answers)).toHaveLength(20)
    await house.settle()
    expect(await parts(ann)).toEqual([4000, 640])
    expect(await bookOf(rechargeId)).toBe(0)
  })

  test('20 refunds of 10.00 and 20 payments of 10.00 at once: together no more than the card held · M4', async () => {
    const ann = await purse.member()
    const rechargeId = await recharged(ann)
    const [refunds, payments] = await Promise.all([
      twenty(at => refund(rechargeId, 1000, staff(`s${at}`))),
      twenty(() => spend(ann, 1000)),
    ])
    const [back, spent] = [given(refunds).length, payments.filter(one => one === 'held').length]
    const [paid = 0, bonus = 0] = await parts(ann)
    expect(back * (1000 + 160) + spent * 1000 + paid + bonus).toBe(5800)
    expect(back).toBeLessThanOrEqual(5)
    await house.settle()
    expect(await bookOf(rechargeId)).toBe(0)
    expect(house.inBook(rechargeId)).toEqual([back === 0 ? 'captured' : back === 5 ? 'refunded' : 'partly'])
  })

  test('above the store’s amount another person says yes, and only what is unused by then goes back', async () => {
    const ann = await purse.member()
    const rechargeId = await recharged(ann)
    expect(await refund(rechargeId, 5000)).toMatchObject({ refunds: [{ state: 'waiting' }], left: 0 })
    const [request] = await waiting()
    expect(request).toMatchObject({ orderId: rechargeId, businessType: 2005, amount: 5000 })
    const view = await look(rechargeId)
    const refundId = ('refunds' in view && view.refunds[0]?.refundId) || ''
    const decide = (id: string) =>
      atGates(calls, house.payment.staffHandlers).decideRefund(
        { ...staff(id), requestId: randomUUID() },
        { shopId: SHOP, orderId: rechargeId, businessType: 2005, refundId, yes: true },
      )
    expect(await decide('s1')).toMatchObject({ refused: 'secondPersonNeeded' })
    await spend(ann, 100)
    expect(await decide('s2')).toMatchObject({ refused: 'moreThanLeft' })
    expect(await parts(ann)).toEqual([4900, 800])
  })

  test('as an order it is not there, nor at another store · A1', async () => {
    const ann = await purse.member()
    const rechargeId = await recharged(ann)
    const { businessType: _, ...asOrder } = ask(rechargeId, 100)
    expect(await atGates(calls, house.payment.staffHandlers).refundOrder(staff(), asOrder)).toMatchObject({
      refused: 'notFound',
    })
    const elsewhere = { ...ask(rechargeId, 100), shopId: 102 }
    const caller = testStaff([102])
    expect(await atGates(calls, house.payment.staffHandlers).refundOrder(caller, elsewhere)).toMatchObject({
      refused: 'notFound',
    })
  })
})

async function waiting() {
  const answer = await atGates(calls, house.payment.staffHandlers).refundRequests(staff(), { shopId: SHOP })
  return 'requests' in answer ? answer.requests.filter(one => one.amount === 5000).slice(-1) : []
}
