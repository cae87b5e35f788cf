import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Guest } from '../platform/http/index.ts'
import { testDatabase } from '../testing/index.ts'
import { type MeansHouse, meansHouse, someone } from './means-test-house.ts'
import { cardData } from './paying-test-house.ts'

const database = testDatabase({ max: 20 })
let house: MeansHouse

beforeAll(async () => {
  house = await meansHouse(database())
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

const byCard = (ann: Guest, payableId: string, cardId: string, requestId: string = randomUUID()) => ({
  corporationId: 1,
  kind: 'order' as const,
  payableId,
  customerId: ann.session.customerId,
  cardId,
  language: 'en_US',
  requestId,
})
const pay = (...input: Parameters<typeof byCard>) =>
  database().inTx(tx => house.payment.payByCard(tx, byCard(...input)))
const due = (...input: Parameters<typeof byCard>) =>
  database().inTx(tx => house.payment.dueByCard(tx, byCard(...input)))

describe('AN ORDER PAID BY THE CARD THAT WAS JUST FILLED · PAY-7', () => {
  test('it pays all of it, once, though asked twenty times', async () => {
    const ann = someone()
    const card = await house.fake.give('16_msBalance', ann.session.customerId, 3000)
    const orderId = await house.order1(ann)
    expect(await due(ann, orderId, card)).toMatchObject({ due: 1250 })
    const paid = await Promise.all(Array.from({ length: 20 }, () => pay(ann, orderId, card)))
    expect(paid.filter(Boolean)).toHaveLength(1)
    expect(await house.standing(ann, orderId)).toBe('placed/paid')
    expect(await house.fake.left('16_msBalance', card)).toBe(1750)
  })

  test('too little, another’s order, another’s card, an order that was called off: nothing happens', async () => {
    const [ann, eve] = [someone(), someone()]
    const card = await house.fake.give('16_msBalance', ann.session.customerId, 1000)
    const hers = await house.fake.give('16_msBalance', eve.session.customerId, 5000)
    const orderId = await house.order1(ann)
    expect(await pay(ann, orderId, card)).toBe(false)
    expect(await pay(eve, orderId, hers)).toBe(false)
    expect(await pay(ann, orderId, hers)).toBe(false)
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    expect(await due(ann, orderId, card)).toBeUndefined()
    expect(await house.fake.left('16_msBalance', card)).toBe(1000)
    expect(await house.fake.left('16_msBalance', hers)).toBe(5000)
  })

  test('a try that waits at the bank’s page makes way; should it succeed after all its money goes back · M7', async () => {
    const ann = someone()
    const card = await house.fake.give('16_msBalance', ann.session.customerId, 3000)
    const orderId = await house.order1(ann)
    expect(await house.pay(ann, orderId, cardData('4212345678910006'))).toMatchObject({ paymentState: 'action' })
    expect(await pay(ann, orderId, card)).toBe(true)
    expect(await house.standing(ann, orderId)).toBe('placed/paid')
    expect(await house.fake.left('16_msBalance', card)).toBe(1750)
  })
})
