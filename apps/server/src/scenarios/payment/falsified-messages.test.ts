import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, SHOP, testApp, walletKitchen } from '../../testing/index.ts'

const app = testApp({ brand: walletKitchen(), wallets: {} })

const DAY = 24 * 60 * 60_000
let day = '2026-11-21'

/** Each test has a day of its own. */
beforeEach(async () => {
  const now = app.clock() + DAY
  app.clock.set(now - (now % DAY) + (NOON % DAY))
  day = new Date(app.clock()).toISOString().slice(0, 10)
  await app.cards.control({ reset: true, webhooks: { hold: true } })
  await app.wallets.control({ reset: true, webhooks: { hold: true } })
})

const manager = () => app.staff('brand')

async function compareBooks(provider: 'card' | 'wallet'): Promise<string> {
  const books = await manager().call(contract.payment.reconcile, { shopId: SHOP, provider, day })
  if (!('days' in books)) throw new Error(JSON.stringify(books))
  return books.days.find(one => one.provider === provider && one.day === day)?.state ?? 'none'
}

const stateOf = async (orderId: string): Promise<string> => {
  const { rows } = await app.db.query<{ state: string }>(
    { name: 'test_attempt_state', text: 'select state from payment_attempt where payable_id = $1 order by attempt_no' },
    [orderId],
  )
  return rows.map(({ state }) => state).join(' ')
}

const partsOf = async (orderId: string): Promise<string> => {
  const text = 'select state from payment_refund_part where payable_id = $1 and line_no = 0 order by refund_no'
  const { rows } = await app.db.query<{ state: string }>({ name: 'test_part_states', text }, [orderId])
  return rows.map(({ state }) => state).join(' ')
}

/** Paid by card, while the provider's messages are as `behaviour` describes. */
async function paidByCard(behaviour: { falsified?: number; onlyFalsified?: boolean }): Promise<string> {
  const ann = app.guest()
  const { orderId } = await ann.order()
  await app.cards.control({ webhooks: behaviour })
  await ann.pay(orderId)
  await app.settle()
  return orderId
}

const giveBack = (orderId: string, amount: number) =>
  app
    .staff()
    .call(contract.payment.refundOrder, { shopId: SHOP, orderId, wish: { amount: money(amount) }, reason: 'cold' })

const giveAllBack = (orderId: string) =>
  app.db.inTx(tx =>
    app.modules.payment.requestRefund(tx, {
      corporationId: 1,
      kind: 'order',
      payableId: orderId,
      causeKey: randomUUID(),
      reason: 'x',
    }),
  )

describe('False provider messages with a valid signature (W1, M8, M13)', () => {
  test('The false message is parked and does not block the true one', async () => {
    const orderId = await paidByCard({ falsified: 2 })
    expect(await stateOf(orderId)).toBe('captured')
    expect(await app.received(orderId)).toBe(1250)
  })

  test('After false messages the provider’s statement is applied, and the waiting refund continues', async () => {
    const orderId = await paidByCard({ falsified: 2, onlyFalsified: true })
    expect(await stateOf(orderId)).toBe('authorised')
    await giveBack(orderId, 400)
    await app.settle()
    expect([await partsOf(orderId), app.inCardBook(orderId)]).toEqual(['asked', ['captured']])
    expect(await compareBooks('card')).toBe('agrees')
    await app.settle()
    expect([await stateOf(orderId), await partsOf(orderId)]).toEqual(['captured', 'done'])
    expect(await app.received(orderId)).toBe(850)
  })

  test('Refunds whose messages are lost are learned from the statement, however often it is read', async () => {
    const orderId = await paidByCard({})
    await app.cards.control({ webhooks: { drop: 2 } })
    await giveBack(orderId, 400)
    await giveBack(orderId, 300)
    await app.settle()
    expect(await partsOf(orderId)).toBe('sent sent')
    await Promise.all(Array.from({ length: 20 }, () => compareBooks('card')))
    expect([await partsOf(orderId), await compareBooks('card')]).toEqual(['done done', 'agrees'])
    expect(await app.received(orderId)).toBe(550)
  })

  test('An unconfirmed full refund is learned too', async () => {
    const orderId = await paidByCard({})
    await app.cards.control({ webhooks: { drop: 1 } })
    await giveAllBack(orderId)
    await app.settle()
    expect(await stateOf(orderId)).toBe('returning')
    expect(await compareBooks('card')).toBe('agrees')
    expect([await stateOf(orderId), await app.received(orderId)]).toEqual(['returned', 0])
  })

  test('An unconfirmed part is learned also after the rest was refunded', async () => {
    const orderId = await paidByCard({})
    await app.cards.control({ webhooks: { drop: 1 } })
    await giveBack(orderId, 400)
    await app.jobs.idle()
    await giveAllBack(orderId)
    await app.settle()
    expect([await stateOf(orderId), await partsOf(orderId), await app.received(orderId)]).toEqual([
      'returned',
      'sent',
      400,
    ])
    expect(await compareBooks('card')).toBe('agrees')
    expect([await partsOf(orderId), await app.received(orderId)]).toEqual(['done', 0])
  })
})
