import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { testGuest } from '../testing/test-caller.ts'
import { cardData, type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase({ max: 20 })
let house: PayingHouse

beforeAll(async () => {
  house = await payingHouse(database(), { patienceMs: 300, totalMs: 400 })
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

type Told = { refused?: string; paymentState?: string }

describe('A REQUEST ID is one payment · API-3, PAY-9', () => {
  test('one request for two orders at once, 20 times: one of them is paid, the other says that the request was used', async () => {
    const ann = testGuest()
    const orders = [await house.order1(ann), await house.order1(ann)]
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => house.pay(ann, orders[at % 2] ?? '', cardData(), { requestId })),
    )
    await house.settle()
    expect(orders.flatMap(orderId => house.inBook(orderId))).toEqual(['captured'])
    const told = (answers as Told[]).map(answer => answer.refused ?? answer.paymentState)
    expect(told.filter(one => one === 'requestReused')).toHaveLength(10)
    for (const one of told) expect(['requestReused', 'paid', 'checking']).toContain(one)
  })

  test('choosing the venue again answers the same; a request id of another order is refused · API-3', async () => {
    const ann = testGuest()
    const [first, second] = [await house.order1(ann), await house.order1(ann)]
    const requestId = randomUUID()
    expect(await house.pay(ann, first, cardData(), { requestId })).toMatchObject({ paymentState: 'paid' })
    expect(await house.pay(ann, second, cardData(), { requestId })).toMatchObject({ refused: 'requestReused' })
    for (let twice = 0; twice < 2; twice += 1)
      expect(await house.pay(ann, second, {}, { method: 'out-line' })).toMatchObject({ paymentState: 'outLine' })
  })
})
