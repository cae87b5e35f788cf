import { console as calls } from '@comanda/contract/console'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SHOP } from '../modules/order/order-test-house.ts'
import { movedAt } from '../modules/payment/index.ts'
import { referenceOfRefund } from '../modules/payment/references.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import { testDatabase } from '../testing/index.ts'
import { atGates } from '../testing/at-gates.ts'
import { testGuest, testStaff } from '../testing/test-caller.ts'
import { type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase({ max: 20 })
let house: PayingHouse

beforeAll(async () => void (house = await payingHouse(database())))
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

const giveBack = (orderId: string, amount: number) =>
  atGates(calls, house.payment.staffHandlers).refundOrder(
    { ...testStaff([SHOP]), requestId: randomUUID() },
    { shopId: SHOP, orderId, wish: { amount: money(amount) }, reason: 'cold' },
  )

/** Its money is authorised and not taken yet; 4.00 of it are to go back. */
async function partAsked(ann: Guest): Promise<string> {
  const orderId = await house.order1(ann)
  await house.pay(ann, orderId)
  await house.jobs.idle()
  await giveBack(orderId, 400)
  return orderId
}

const cancel = (caller: Guest, orderId: string) =>
  house.order.handlers.cancel({ ...caller, requestId: randomUUID() }, { orderId, reason: '' })

/** What the guest reads of the money that went back. */
async function told(caller: Guest, orderId: string): Promise<string[]> {
  const detail = await house.order.handlers.refundDetail(caller, { orderId })
  return ('refunds' in detail ? detail.refunds : []).map(({ amount, state }) => `${amount} ${state}`)
}

const standing = async (caller: Guest, orderId: string): Promise<string> => {
  const detail = await house.order.handlers.queryOrderDetail(caller, { orderId })
  return 'state' in detail ? `${detail.state}/${detail.payState}` : ''
}

const LOCK = { name: 'test_lock_tries', text: 'lock table payment_attempt in access exclusive mode' }
const WAITS = {
  name: 'test_waits_for_tries',
  text: `select count(*)::int as n from pg_locks where relation = 'payment_attempt'::regclass and not granted`,
}

async function untilSomebodyWaits(tx: Tx): Promise<void> {
  for (;;) {
    const { rows } = await tx.query<{ n: number }>(WAITS, [])
    if ((rows[0]?.n ?? 0) > 0) return
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

describe('A PART THAT GOES BACK WITH THE WHOLE · M8, M9', () => {
  test('counts once: for the guest, in the money of the day and in the books', async () => {
    const ann = testGuest()
    const from = house.clock()
    const orderId = await partAsked(ann)
    await cancel(ann, orderId)
    await house.settle()
    expect(await told(ann, orderId)).toEqual(['1250 done'])
    const moved = await movedAt(database(), { corporationId: 1, shopId: SHOP, from, until: from + 60_000 })
    expect(moved.filter(({ what }) => what !== 'taken').map(({ what, amount }) => `${what} ${amount}`)).toEqual([
      'returned 1250',
    ])
    expect(await house.kept(orderId)).toBe(0)
  })

  test('a word that the part failed brings nothing back into the books · W2', async () => {
    const ann = testGuest()
    const orderId = await partAsked(ann)
    await cancel(ann, orderId)
    await house.settle()
    const reference = referenceOfRefund({ corporationId: 1, payableId: orderId, attemptNo: 1, refundNo: 1 })
    const { provider, webhooks } = house.standin
    const failed = provider.item('REFUND_FAILED', 'R1', reference, { value: 400, currency: 'GBP' }, true)
    webhooks.emit({ ...failed, originalReference: provider.book.report().payments[0]?.pspReference ?? '' })
    await house.settle()
    expect(await house.kept(orderId)).toBe(0)
    expect(await told(ann, orderId)).toEqual(['1250 done'])
  })

  test('called off at the very moment the part is about to be sent: the provider is not asked for it', async () => {
    const ann = testGuest()
    house.jobs.hold(true)
    const orderId = await house.order1(ann)
    await house.pay(ann, orderId)
    await giveBack(orderId, 400)
    await database().inTx(async tx => {
      await tx.query(LOCK, [])
      house.jobs.hold(false)
      await untilSomebodyWaits(tx)
      const input = {
        corporationId: 1,
        kind: 'order' as const,
        payableId: orderId,
        causeKey: randomUUID(),
        reason: 'x',
      }
      await house.payment.askRefund(tx, input)
    })
    const said: string[] = []
    for (;;) {
      await house.jobs.idle()
      const sent = await house.standin.webhooks.release()
      if (sent.length === 0) break
      said.push(...sent.map(it => JSON.stringify(it)))
    }
    expect(said.filter(words => words.includes('-r1'))).toEqual([])
    expect(await house.kept(orderId)).toBe(0)
  })
})

describe('A PART THAT WAS SENT before the whole was called off · M8, M9', () => {
  /** All of it was taken; 4.00 are on their way back as the order is called off. */
  async function partSent(ann: Guest): Promise<string> {
    const orderId = await house.order1(ann)
    await house.pay(ann, orderId)
    await house.settle()
    await giveBack(orderId, 400)
    await house.jobs.idle()
    await cancel(ann, orderId)
    await house.jobs.idle()
    return orderId
  }

  test('the money is said to be back once the part is, too', async () => {
    const ann = testGuest()
    const orderId = await partSent(ann)
    const others = house.standin.webhooks
      .pending()
      .flatMap((it, at) => (it.merchantReference.endsWith('-r1') ? [] : [at]))
    await house.standin.webhooks.release(others)
    await house.jobs.idle()
    expect([await standing(ann, orderId), await house.kept(orderId)]).toEqual(['cancelled/refunding', 400])
    await house.settle()
    expect([await standing(ann, orderId), await house.kept(orderId)]).toEqual(['cancelled/refunded', 0])
    expect(await told(ann, orderId)).toEqual(['400 done', '850 done'])
  })

  test('a part that failed leaves the money on its way, for a person to look after · W2', async () => {
    const ann = testGuest()
    house.standin.provider.trouble.refund = 1
    const orderId = await partSent(ann)
    await house.settle()
    expect([await standing(ann, orderId), await house.kept(orderId)]).toEqual(['cancelled/refunding', 400])
    expect(await told(ann, orderId)).toEqual(['400 failed', '850 done'])
  })
})
