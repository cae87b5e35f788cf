import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp()

const DAY = 86_400_000

/** The clock jumps, and everything that watches it looks; the provider's messages come after it. */
async function jump(days: number): Promise<void> {
  app.clock.advance(days * DAY)
  for (let look = 0; look < 3; look += 1) {
    await app.modules.order.watchdog.sweep()
    await app.modules.payment.watch.sweep()
    await app.jobs.idle()
  }
  await app.settle()
}

const standing = async (orderId: string) => {
  const text = 'select pay_state, state from customer_order where order_id = $1'
  const { rows } = await app.db.query<{ pay_state: string; state: string }>({ name: 'standing', text }, [orderId])
  return rows[0]
}

test('A clock that jumps 90 days forward and a day back at any point of an order causes no double charge and loses nothing (T2, M7, M8, S2)', async () => {
  const guests = Array.from({ length: 6 }, () => app.guest())
  const [unpaid, paid, told, sent, late, ended] = await Promise.all(
    guests.map(async caller => (await caller.order()).orderId),
  )
  const pay = async (at: number, orderId = '') => guests[at]?.pay(orderId)
  // Paid and settled; paid, its message on the way; paid, asked to be called off.
  await pay(1, paid)
  await app.settle()
  await pay(2, told)
  await pay(5, ended)
  await guests[5]?.call(contract.order.cancel, { orderId: ended ?? '' })
  // The answer to its payment is lost.
  app.cards.faults.add({ on: 'payments', kind: 'lost', bytes: 'none' })
  await pay(3, sent)

  await jump(90)
  expect(await app.audit()).toEqual([])
  const after = await Promise.all([unpaid, paid, told, sent, ended].map(async orderId => standing(orderId ?? '')))
  for (const [at, orderId] of [unpaid, paid, told, sent, ended].entries()) {
    const inBook = app.inCardBook(orderId ?? '')
    const stored = inBook.filter(state => state === 'captured' || state === 'authorised')
    expect([at, stored.length]).toEqual([at, after[at]?.pay_state === 'paid' ? 1 : 0])
  }

  await jump(-91)
  expect(await app.audit()).toEqual([])
  // An order that expired unpaid stays ended, whatever the clock shows later.
  expect((await pay(0, unpaid)) as object).toMatchObject({ refused: 'notPayable' })
  expect((await pay(4, late)) as object).toMatchObject({ refused: 'notPayable' })
  const again = await Promise.all([unpaid, paid, told, sent, ended].map(async orderId => standing(orderId ?? '')))
  expect(again).toEqual(after)

  // A day in the past one orders and pays as ever, once.
  const caller = app.guest()
  const next = (await caller.order()).orderId
  await Promise.all(Array.from({ length: 20 }, () => caller.pay(next)))
  await app.settle()
  expect([(await standing(next))?.pay_state, app.inCardBook(next)]).toEqual(['paid', ['captured']])
  // The store did not answer within a day: the whole amount is refunded.
  await jump(1)
  expect([(await standing(next))?.pay_state, app.inCardBook(next)]).toEqual(['refunded', ['refunded']])
  expect(await app.audit()).toEqual([])
})
