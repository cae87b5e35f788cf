import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp({ cards: { totalMs: 400, patienceMs: 300 } })

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

type PayAnswer = { refused?: string; paymentState?: string }

describe('A request id is one payment (API-3, PAY-9)', () => {
  test('One request for two orders at once, 20 times: one of them is paid, the other gets the refusal for a reused request', async () => {
    const ann = app.guest()
    const orders = [(await ann.order()).orderId, (await ann.order()).orderId]
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ann.pay(orders[at % 2] ?? '', { requestId })),
    )
    await app.settle()
    expect(orders.flatMap(orderId => app.inCardBook(orderId))).toEqual(['captured'])
    const results = (answers as PayAnswer[]).map(answer => answer.refused ?? answer.paymentState)
    expect(results.filter(one => one === 'requestReused')).toHaveLength(10)
    for (const one of results) expect(['requestReused', 'paid', 'checking']).toContain(one)
  })

  test('Choosing the venue again answers the same; a request id of another order is refused (API-3)', async () => {
    const ann = app.guest()
    const [first, second] = [(await ann.order()).orderId, (await ann.order()).orderId]
    const requestId = randomUUID()
    expect(await ann.pay(first, { requestId })).toMatchObject({ paymentState: 'paid' })
    expect(await ann.pay(second, { requestId })).toMatchObject({ refused: 'requestReused' })
    for (let twice = 0; twice < 2; twice += 1)
      expect(await ann.pay(second, { method: 'out-line' })).toMatchObject({ paymentState: 'outLine' })
  })
})
