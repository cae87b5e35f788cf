import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { moneyMovedAt } from '../../modules/payment/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { SHOP, type TestGuest, testApp, referenceOfRefund } from '../../testing/index.ts'

const app = testApp()

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

const giveBack = (orderId: string, amount: number) =>
  app
    .staff()
    .call(contract.payment.refundOrder, { shopId: SHOP, orderId, wish: { amount: money(amount) }, reason: 'cold' })

/** Its money is authorised and not taken yet; 4.00 of it are to go back. */
async function partAsked(ann: TestGuest): Promise<string> {
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.jobs.idle()
  await giveBack(orderId, 400)
  return orderId
}

const cancel = (caller: TestGuest, orderId: string) => caller.call(contract.order.cancel, { orderId })

/** The refunds as the guest sees them. */
async function answers(caller: TestGuest, orderId: string): Promise<string[]> {
  const detail = await caller.call(contract.order.refundDetail, { orderId })
  return ('refunds' in detail ? detail.refunds : []).map(({ amount, state }) => `${amount} ${state}`)
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

describe('A part refunded with the whole (M8, M9)', () => {
  test('Counts once: for the guest, in the money of the day and in the statements', async () => {
    const ann = app.guest()
    const from = app.clock()
    const orderId = await partAsked(ann)
    await cancel(ann, orderId)
    await app.settle()
    expect(await answers(ann, orderId)).toEqual(['1250 done'])
    const moved = await moneyMovedAt(app.db, { corporationId: 1, shopId: SHOP, from, until: from + 60_000 })
    expect(moved.filter(({ what }) => what !== 'taken').map(({ what, amount }) => `${what} ${amount}`)).toEqual([
      'returned 1250',
    ])
    expect(await app.received(orderId)).toBe(0)
  })

  test('A message that the part failed returns nothing into the records (W2)', async () => {
    const ann = app.guest()
    const orderId = await partAsked(ann)
    await cancel(ann, orderId)
    await app.settle()
    const reference = referenceOfRefund({ corporationId: 1, payableId: orderId, attemptNo: 1, refundNo: 1 })
    const { provider, webhooks } = app.cards
    const failed = provider.item('REFUND_FAILED', 'R1', reference, { value: 400, currency: 'GBP' }, true)
    webhooks.emit({ ...failed, originalReference: provider.book.report().payments[0]?.pspReference ?? '' })
    await app.settle()
    expect(await app.received(orderId)).toBe(0)
    expect(await answers(ann, orderId)).toEqual(['1250 done'])
  })

  test('Cancelled just before the part is sent: the provider gets no request for it', async () => {
    const ann = app.guest()
    app.jobs.hold(true)
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await giveBack(orderId, 400)
    await app.db.inTx(async tx => {
      await tx.query(LOCK, [])
      app.jobs.hold(false)
      await untilSomebodyWaits(tx)
      const input = {
        corporationId: 1,
        kind: 'order' as const,
        payableId: orderId,
        causeKey: randomUUID(),
        reason: 'x',
      }
      await app.modules.payment.requestRefund(tx, input)
    })
    const sentTexts: string[] = []
    for (;;) {
      await app.jobs.idle()
      const sent = await app.cards.webhooks.release()
      if (sent.length === 0) break
      sentTexts.push(...sent.map(it => JSON.stringify(it)))
    }
    expect(sentTexts.filter(words => words.includes('-r1'))).toEqual([])
    expect(await app.received(orderId)).toBe(0)
  })
})

describe('A part refunded before the whole order is cancelled (M8, M9)', () => {
  /** All of it was taken; 4.00 are on their way back as the order is called off. */
  async function partSent(ann: TestGuest): Promise<string> {
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await app.settle()
    await giveBack(orderId, 400)
    await app.jobs.idle()
    await cancel(ann, orderId)
    await app.jobs.idle()
    return orderId
  }

  test('The money is shown as returned once the part is, too', async () => {
    const ann = app.guest()
    const orderId = await partSent(ann)
    const others = app.cards.webhooks.pending().flatMap((it, at) => (it.merchantReference.endsWith('-r1') ? [] : [at]))
    await app.cards.webhooks.release(others)
    await app.jobs.idle()
    expect([await ann.standing(orderId), await app.received(orderId)]).toEqual(['cancelled/refunding', 400])
    await app.settle()
    expect([await ann.standing(orderId), await app.received(orderId)]).toEqual(['cancelled/refunded', 0])
    expect(await answers(ann, orderId)).toEqual(['400 done', '850 done'])
  })

  test('A failed part leaves the money in transit for a person to decide (W2)', async () => {
    const ann = app.guest()
    app.cards.provider.trouble.refund = 1
    const orderId = await partSent(ann)
    await app.settle()
    expect([await ann.standing(orderId), await app.received(orderId)]).toEqual(['cancelled/refunding', 400])
    expect(await answers(ann, orderId)).toEqual(['400 failed', '850 done'])
  })
})
