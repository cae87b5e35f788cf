import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Guest } from '../platform/http/index.ts'
import { silentLog } from '../platform/log.ts'
import { testDatabase } from '../testing/index.ts'
import { line, type MeansHouse, meansHouse, someone } from './means-test-house.ts'
import { heldOutside, paidBySeveral } from './refunds-test-house.ts'

const database = testDatabase({ max: 20 })
const rung: string[] = []
const log = { ...silentLog, error: (message: string) => void rung.push(message) }
let house: MeansHouse

beforeAll(async () => {
  house = await meansHouse(database(), { log: { ...log, with: () => log as typeof silentLog } })
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.standin.control({ reset: true, webhooks: { hold: true } })
  rung.length = 0
})

const cancel = (caller: Guest, orderId: string) =>
  house.order.handlers.cancel({ ...caller, requestId: randomUUID() }, { orderId, reason: '' })

const outside = () => heldOutside(house)

type Item = Parameters<MeansHouse['standin']['webhooks']['deliver']>[0]

/** A message about the one payment there is: the bank's, or of a change of it. */
function word(orderId: string, eventCode: string, value: number): Item {
  const { provider } = house.standin
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
    await house.standin.webhooks.deliver(item)
    await house.settle()
  }
}

const severally = () => paidBySeveral(house)

async function paidByCard() {
  const ann = someone()
  const orderId = await house.order1(ann)
  await house.payBy(ann, orderId, [line('12_bankCard', 1250)])
  await house.settle()
  return { ann, orderId }
}

describe('AN ORDER THE BANK TOOK ITS PART OF BACK · W2', () => {
  test('called off, each of the guest’s own means has what it paid; what the bank gives again goes back too · M8, M9', async () => {
    const { ann, own, orderId } = await severally()
    await hear(word(orderId, 'CHARGEBACK', 250))
    await cancel(ann, orderId)
    await house.settle()
    expect(await house.leftOf(own)).toEqual([150, 500, 200])
    expect(await house.standing(ann, orderId)).toBe('cancelled/refunded')
    await hear(word(orderId, 'CHARGEBACK_REVERSED', 250))
    expect(outside()).toBe(0)
    expect(await house.leftOf(own)).toEqual([150, 500, 200])
    expect(await house.kept(orderId)).toBe(0)
  })

  test('taken back although it had gone back before: a person hears of it, once for each word', async () => {
    const { ann, orderId } = await paidByCard()
    await cancel(ann, orderId)
    await house.settle()
    rung.length = 0
    const said = word(orderId, 'CHARGEBACK', 1250)
    await hear(said, said)
    expect(rung).toEqual(['a payment needs a person'])
    expect(await house.kept(orderId)).toBe(0)
  })
})

describe('A RETURN THAT BOUNCED · W2', () => {
  test('the books have the money again, whichever message came first, however often', async () => {
    for (const first of ['returned', 'failed'] as const) {
      const { ann, orderId } = await paidByCard()
      await cancel(ann, orderId)
      await house.jobs.idle()
      const [back] = house.standin.webhooks.pending()
      const bounced = word(orderId, 'REFUND_FAILED', 1250)
      if (!back) throw new Error('no message')
      await hear(...(first === 'returned' ? [back, bounced, back, bounced] : [bounced, back, bounced, back]))
      expect([first, await house.kept(orderId)]).toEqual([first, 1250])
      await house.standin.control({ reset: true, webhooks: { hold: true } })
    }
  })
})

describe('MONEY THAT WENT BACK AT THE PROVIDER ALONE · M8', () => {
  test('a person hears of it; the order is called off as one whose money has arrived', async () => {
    const { ann, orderId } = await paidByCard()
    await hear(word(orderId, 'REFUND', 1250))
    expect(rung).toContain('a payment needs a person')
    expect(await house.kept(orderId)).toBe(0)
    await cancel(ann, orderId)
    await house.settle()
    expect(await house.standing(ann, orderId)).toBe('cancelled/refunded')
  })
})
