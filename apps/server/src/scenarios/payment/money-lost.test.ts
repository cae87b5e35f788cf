import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { line, type TestGuest, testApp, ownMethodsKitchen, paidBySeveral } from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })

/** Alarms the app has logged. */
const alarms = () =>
  app.log.map(written => JSON.parse(written)).flatMap(({ level, message }) => (level === 'error' ? [message] : []))

beforeEach(async () => {
  await app.cards.control({ reset: true, webhooks: { hold: true } })
  app.log.length = 0
})

const cancel = (caller: TestGuest, orderId: string) => caller.call(contract.order.cancel, { orderId })

type Item = Parameters<(typeof app.cards.webhooks)['deliver']>[0]

/** A message about the one payment there is: the bank's, or of a change of it. */
function word(orderId: string, eventCode: string, value: number): Item {
  const { provider } = app.cards
  const item = provider.item(
    eventCode,
    randomUUID(),
    `1-${orderId.replaceAll('-', '')}-1`,
    { value, currency: 'GBP' },
    true,
  )
  return { ...item, originalReference: provider.book.report().payments[0]?.pspReference ?? '' }
}

async function hear(...items: Item[]): Promise<void> {
  for (const item of items) {
    await app.cards.webhooks.deliver(item)
    await app.settle()
  }
}

async function paidByCard() {
  const ann = await app.member()
  const { orderId } = await ann.order()
  await ann.payBy(orderId, [line('12_bankCard', 1250)])
  await app.settle()
  return { ann, orderId }
}

describe('An order with a partial chargeback (W2)', () => {
  test('Cancelled, each own method has what it paid, and money the bank returns is refunded too (M8, M9)', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    await hear(word(orderId, 'CHARGEBACK', 250))
    await cancel(ann, orderId)
    await app.settle()
    expect(await app.holdings(ann)).toEqual([150, 500, 200])
    expect(await ann.standing(orderId)).toBe('cancelled/refunded')
    await hear(word(orderId, 'CHARGEBACK_REVERSED', 250))
    expect(app.heldByProvider()).toBe(0)
    expect(await app.holdings(ann)).toEqual([150, 500, 200])
    expect(await app.received(orderId)).toBe(0)
  })

  test('Taken back again: a person is notified, once for each message', async () => {
    const { ann, orderId } = await paidByCard()
    await cancel(ann, orderId)
    await app.settle()
    app.log.length = 0
    const chargeback = word(orderId, 'CHARGEBACK', 1250)
    await hear(chargeback, chargeback)
    expect(alarms()).toEqual(['a payment needs a person'])
    expect(await app.received(orderId)).toBe(0)
  })
})

describe('A refund that was returned (W2)', () => {
  test('The records have the money again, whichever message came first, however often', async () => {
    for (const first of ['returned', 'failed'] as const) {
      const { ann, orderId } = await paidByCard()
      await cancel(ann, orderId)
      await app.jobs.idle()
      const [back] = app.cards.webhooks.pending()
      const bounced = word(orderId, 'REFUND_FAILED', 1250)
      if (!back) throw new Error('no message')
      await hear(...(first === 'returned' ? [back, bounced, back, bounced] : [bounced, back, bounced, back]))
      expect([first, await app.received(orderId)]).toEqual([first, 1250])
      await app.cards.control({ reset: true, webhooks: { hold: true } })
    }
  })
})

describe('A refund made at the provider only (M8)', () => {
  test('A person is notified, and the order is cancelled as one whose money has arrived', async () => {
    const { ann, orderId } = await paidByCard()
    await hear(word(orderId, 'REFUND', 1250))
    expect(alarms()).toContain('a payment needs a person')
    expect(await app.received(orderId)).toBe(0)
    await cancel(ann, orderId)
    await app.settle()
    expect(await ann.standing(orderId)).toBe('cancelled/refunded')
  })
})
