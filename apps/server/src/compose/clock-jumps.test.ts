import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../audit/report.ts'
import { testDatabase, testGuest } from '../testing/index.ts'
import { type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase()
const DAY = 86_400_000
let house: PayingHouse

beforeAll(async () => {
  house = await payingHouse(database())
})
afterAll(() => house.close())

/** The clock jumps, and everything that watches it looks; the provider's messages come after it. */
async function jump(days: number): Promise<void> {
  house.clock.advance(days * DAY)
  for (let look = 0; look < 3; look += 1) {
    await house.order.watchdog.sweep()
    await house.payment.watch.sweep()
    await house.jobs.idle()
  }
  await house.settle()
}

const findings = async () =>
  (await audit(database())).findings.map(({ check, subject }) => `${check} ${String(subject)}`)

const standing = async (orderId: string) => {
  const text = 'select pay_state, state from customer_order where order_id = $1'
  const { rows } = await database().query<{ pay_state: string; state: string }>({ name: 'standing', text }, [orderId])
  return rows[0]
}

test('the clock jumps 90 days on and a day back, at every point of an order’s life: nobody is charged twice, nothing is kept or lost · T2, M7, M8, S2', async () => {
  const guests = Array.from({ length: 6 }, () => testGuest())
  const [unpaid, paid, told, sent, late, ended] = await Promise.all(guests.map(caller => house.order1(caller)))
  const pay = async (at: number, orderId = '') => house.pay(guests[at] ?? testGuest(), orderId)
  // Paid and settled; paid, its message on the way; paid, asked to be called off.
  await pay(1, paid)
  await house.settle()
  await pay(2, told)
  await pay(5, ended)
  await house.order.handlers.cancel(
    { ...(guests[5] ?? testGuest()), requestId: randomUUID() },
    { orderId: ended ?? '', reason: '' },
  )
  // The answer to its payment is lost.
  house.standin.faults.add({ on: 'payments', kind: 'lost', bytes: 'none' })
  await pay(3, sent)

  await jump(90)
  expect(await findings()).toEqual([])
  const after = await Promise.all([unpaid, paid, told, sent, ended].map(async orderId => standing(orderId ?? '')))
  for (const [at, orderId] of [unpaid, paid, told, sent, ended].entries()) {
    const inBook = house.inBook(orderId ?? '')
    const kept = inBook.filter(state => state === 'captured' || state === 'authorised')
    expect([at, kept.length]).toEqual([at, after[at]?.pay_state === 'paid' ? 1 : 0])
  }

  await jump(-91)
  expect(await findings()).toEqual([])
  // What was unpaid when its time ran out stays ended, whatever the clock says now.
  expect((await pay(0, unpaid)) as object).toMatchObject({ refused: 'notPayable' })
  expect((await pay(4, late)) as object).toMatchObject({ refused: 'notPayable' })
  const again = await Promise.all([unpaid, paid, told, sent, ended].map(async orderId => standing(orderId ?? '')))
  expect(again).toEqual(after)

  // A day in the past one orders and pays as ever, once.
  const caller = testGuest()
  const next = await house.order1(caller)
  await Promise.all(Array.from({ length: 20 }, () => house.pay(caller, next)))
  await house.settle()
  expect([(await standing(next))?.pay_state, house.inBook(next)]).toEqual(['paid', ['captured']])
  // Nobody at the store said yes within a day: all of it goes back.
  await jump(1)
  expect([(await standing(next))?.pay_state, house.inBook(next)]).toEqual(['refunded', ['refunded']])
  expect(await findings()).toEqual([])
})
