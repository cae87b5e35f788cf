import { console as calls } from '@comanda/contract/console'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, SHOP } from '../modules/order/order-test-house.ts'
import { testBrandManager, testDatabase } from '../testing/index.ts'
import { atGates } from '../testing/at-gates.ts'
import { testGuest, testStaff } from '../testing/test-caller.ts'
import { type WalletHouse, walletHouse } from './wallet-test-house.ts'

const database = testDatabase({ max: 20 })
let house: WalletHouse

beforeAll(async () => {
  house = await walletHouse(database())
})
afterAll(() => house.close())

const DAY = 24 * 60 * 60_000
let day = '2026-11-21'

/** Each test has a day of its own. */
beforeEach(async () => {
  const now = house.clock() + DAY
  house.clock.set(now - (now % DAY) + (NOON % DAY))
  day = new Date(house.clock()).toISOString().slice(0, 10)
  await house.standin.control({ reset: true, webhooks: { hold: true } })
  await house.wallet.control({ reset: true, webhooks: { hold: true } })
})

const manager = () => testBrandManager([SHOP])

async function compareBooks(provider: 'card' | 'wallet'): Promise<string> {
  const books = await atGates(calls, house.payment.staffHandlers).reconcile(manager(), { shopId: SHOP, provider, day })
  if (!('days' in books)) throw new Error(JSON.stringify(books))
  return books.days.find(one => one.provider === provider && one.day === day)?.state ?? 'none'
}

const stateOf = async (orderId: string): Promise<string> => {
  const { rows } = await database().query<{ state: string }>(
    { name: 'test_attempt_state', text: 'select state from payment_attempt where payable_id = $1 order by attempt_no' },
    [orderId],
  )
  return rows.map(({ state }) => state).join(' ')
}

const partsOf = async (orderId: string): Promise<string> => {
  const text = 'select state from payment_refund_part where payable_id = $1 and line_no = 0 order by refund_no'
  const { rows } = await database().query<{ state: string }>({ name: 'test_part_states', text }, [orderId])
  return rows.map(({ state }) => state).join(' ')
}

/** Paid by card, while the provider's messages are as `manners` have them. */
async function paidByCard(manners: { lies?: number; onlyLies?: boolean }): Promise<string> {
  const ann = testGuest()
  const orderId = await house.order1(ann)
  await house.standin.control({ webhooks: manners })
  await house.pay(ann, orderId)
  await house.settle()
  return orderId
}

const giveBack = (orderId: string, amount: number) =>
  atGates(calls, house.payment.staffHandlers).refundOrder(
    { ...testStaff([SHOP]), requestId: randomUUID() },
    { shopId: SHOP, orderId, wish: { amount: money(amount) }, reason: 'cold' },
  )

const giveAllBack = (orderId: string) =>
  database().inTx(tx =>
    house.payment.askRefund(tx, {
      corporationId: 1,
      kind: 'order',
      payableId: orderId,
      causeKey: randomUUID(),
      reason: 'x',
    }),
  )

describe('A PROVIDER THAT LIES, rightly signed · W1, M8, M13', () => {
  test('the lie is put aside and does not stand in the way of the truth', async () => {
    const orderId = await paidByCard({ lies: 2 })
    expect(await stateOf(orderId)).toBe('captured')
    expect(await house.kept(orderId)).toBe(1250)
  })

  test('nothing but a lie: the provider’s book tells the truth, and the refund that waited goes its way', async () => {
    const orderId = await paidByCard({ lies: 2, onlyLies: true })
    expect(await stateOf(orderId)).toBe('authorised')
    await giveBack(orderId, 400)
    await house.settle()
    expect([await partsOf(orderId), house.inBook(orderId)]).toEqual(['asked', ['captured']])
    expect(await compareBooks('card')).toBe('agrees')
    await house.settle()
    expect([await stateOf(orderId), await partsOf(orderId)]).toEqual(['captured', 'done'])
    expect(await house.kept(orderId)).toBe(850)
  })

  test('refunds whose messages are lost for good are learned from the book, however often it is read', async () => {
    const orderId = await paidByCard({})
    await house.standin.control({ webhooks: { drop: 2 } })
    await giveBack(orderId, 400)
    await giveBack(orderId, 300)
    await house.settle()
    expect(await partsOf(orderId)).toBe('sent sent')
    await Promise.all(Array.from({ length: 20 }, () => compareBooks('card')))
    expect([await partsOf(orderId), await compareBooks('card')]).toEqual(['done done', 'agrees'])
    expect(await house.kept(orderId)).toBe(550)
  })

  test('a whole return nobody confirmed is learned too', async () => {
    const orderId = await paidByCard({})
    await house.standin.control({ webhooks: { drop: 1 } })
    await giveAllBack(orderId)
    await house.settle()
    expect(await stateOf(orderId)).toBe('returning')
    expect(await compareBooks('card')).toBe('agrees')
    expect([await stateOf(orderId), await house.kept(orderId)]).toEqual(['returned', 0])
  })

  test('a part nobody confirmed is learned also after all the rest has gone back', async () => {
    const orderId = await paidByCard({})
    await house.standin.control({ webhooks: { drop: 1 } })
    await giveBack(orderId, 400)
    await house.jobs.idle()
    await giveAllBack(orderId)
    await house.settle()
    expect([await stateOf(orderId), await partsOf(orderId), await house.kept(orderId)]).toEqual([
      'returned',
      'sent',
      400,
    ])
    expect(await compareBooks('card')).toBe('agrees')
    expect([await partsOf(orderId), await house.kept(orderId)]).toEqual(['done', 0])
  })
})
