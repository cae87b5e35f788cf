import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { SHOP, testApp, decideWallet, inWalletBook, walletKitchen } from '../../testing/index.ts'

const app = testApp({ brand: walletKitchen(), wallets: {} })

beforeEach(() => app.wallets.control({ reset: true, webhooks: { hold: true, drop: 0 } }))

const MINUTE = 60_000

/** An order of 12.50 paid by wallet, with a refund of 4.50 whose answer never arrived. */
async function unheard({ fails = false } = {}) {
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId, { method: '12_octopus' })
  await decideWallet(app, orderId)
  await app.settle()
  if (fails) await app.wallets.control({ refundsToFail: 1 })
  app.wallets.webhooks.behaviour.drop = 1
  await app.db.inTx(tx =>
    app.modules.payment.requestPartialRefund(tx, {
      corporationId: 1,
      kind: 'order',
      payableId: orderId,
      shopId: SHOP,
      causeKey: randomUUID(),
      amount: money(450),
      reason: 'cold',
      by: { kind: 'staff', id: 's:1', name: 'Sam' },
      waits: () => false,
    }),
  )
  await app.settle()
  app.wallets.webhooks.behaviour.drop = 0
  return orderId
}

const stateOf = async (orderId: string) => (await app.modules.payment.refundsOf(1, orderId)).map(({ state }) => state)
const queries = () => app.wallets.log.all().filter(({ path, method }) => method === 'GET' && path.endsWith('/refunds'))
const later = async (minutes: number) => {
  app.clock.advance(minutes * MINUTE)
  await app.modules.payment.watch.sweep()
  await app.settle()
}

describe('A wallet refund whose message is lost (M8, W2)', () => {
  test('Is queried after five minutes, and ends as done with balanced records', async () => {
    const orderId = await unheard()
    expect([await stateOf(orderId), await app.received(orderId)]).toEqual([['sent'], 1250])
    await later(4)
    expect([queries().length, await stateOf(orderId)]).toEqual([0, ['sent']])
    await later(2)
    expect([queries().length, await stateOf(orderId)]).toEqual([1, ['done']])
    expect([inWalletBook(app, orderId), await app.received(orderId)]).toEqual([['PARTLY'], 800])
    await later(60)
    expect(queries()).toHaveLength(1)
  })

  test('A failed one ends as failed: the money is still here', async () => {
    const orderId = await unheard({ fails: true })
    await later(6)
    expect([await stateOf(orderId), await app.received(orderId)]).toEqual([['failed'], 1250])
  })

  test('While the provider is unreachable it is queried with growing pauses, until it answers', async () => {
    const orderId = await unheard()
    await app.wallets.control({ faults: [{ on: 'refundQuery', kind: 'status', status: 503, times: 4 }] })
    for (let minute = 0; minute < 60; minute += 1) await later(1)
    const pauses = queries().map(({ at }, i, all) => at - (all[i - 1]?.at ?? at))
    expect(pauses.length).toBe(4)
    expect(pauses.slice(1)).toEqual(pauses.slice(1).toSorted((a, b) => a - b))
    expect(await stateOf(orderId)).toEqual(['sent'])
    for (let turn = 0; turn < 4; turn += 1) await later(15)
    expect(await stateOf(orderId)).toEqual(['done'])
  })

  test('Twenty reads at once query once; the late message, also repeated, changes nothing', async () => {
    const orderId = await unheard()
    app.clock.advance(6 * MINUTE)
    await Promise.all(Array.from({ length: 20 }, () => app.modules.payment.watch.sweep()))
    await app.settle()
    expect(queries()).toHaveLength(1)
    const provider = await balanceOf(app.db, 1, 'provider:wallet')
    const payment = [...app.wallets.provider.book.payments.values()].at(-1)
    const [movement] = app.wallets.provider.book.movements.filter(({ type }) => type === 'REFUND')
    if (!payment || !movement) throw new Error('the company has no such refund')
    const change = { reference: movement.refundReference, amount: movement.amount }
    for (let times = 0; times < 3; times += 1)
      app.wallets.webhooks.emit(app.wallets.provider.news('refund.done', payment, change))
    await app.settle()
    expect([await stateOf(orderId), await app.received(orderId)]).toEqual([['done'], 800])
    expect(await balanceOf(app.db, 1, 'provider:wallet')).toBe(provider)
  })
})
