import { contract } from '@comanda/contract'
import { PART_RETENTION_MS } from '@comanda/domain/bill'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  billKitchen,
  challengeResult,
  partyGuest,
  type PartyGuest,
  sharedTableId,
  testApp,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([1000]) })
/** A card whose bank asks for a 3-D Secure challenge: its money comes when the guest has passed it. */
const CHALLENGED = '4212345678910006'

let tableNo = 0
beforeEach(() => {
  tableNo += 1
})
const sits = (nick: string): Promise<PartyGuest> => partyGuest(app, sharedTableId(tableNo), nick)

async function afterRetention(): Promise<number> {
  app.clock.advance(PART_RETENTION_MS)
  return app.modules.bill.watch.sweep()
}

/** A part whose payment waits for its challenge while the part's time runs out; `finish` passes the challenge. */
async function latePart(guest: PartyGuest, split: { by: 'rest' } | { by: 'amount'; amount: number }, amount: number) {
  const partId = await guest.part(split, amount)
  const started = await guest.payPart(partId, amount, CHALLENGED)
  const { paymentId = '' } = started as { paymentId?: string }
  expect(await afterRetention()).toBe(1)
  const finish = async () => {
    app.passChallenges()
    const details = challengeResult(started)
    await guest.guest.call(contract.payment.paymentThreeDS, { orderId: partId, businessType: 2001, paymentId, details })
    await app.settle()
  }
  return { partId, finish }
}

const partsFor = async ({ bill }: PartyGuest) => (await bill()).parts.map(({ partId, state }) => ({ partId, state }))

describe('An unpaid part is released', () => {
  test('It is released after its deadline, once, also when twenty sweeps run concurrently', async () => {
    await afterRetention()
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    await ana.round(1000)
    await ana.part({ by: 'rest' }, 1000)
    expect(await ben.bill()).toMatchObject({ openAmount: 1000, restAmount: 0 })
    expect(await app.modules.bill.watch.sweep()).toBe(0)
    app.clock.advance(PART_RETENTION_MS)
    const released = await twenty(() => app.modules.bill.watch.sweep())
    expect(released.reduce((all, one) => all + one, 0)).toBe(1)
    expect(await ben.bill()).toMatchObject({ openAmount: 0, restAmount: 1000 })
  })

  test('Late money is accepted where the bill has enough left to pay (M8)', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    await ana.round(1000)
    const { partId, finish } = await latePart(ana, { by: 'amount', amount: 600 }, 600)
    await finish()
    expect(await ben.bill()).toMatchObject({ paidAmount: 600, restAmount: 400 })
    expect(app.inCardBook(partId)).toEqual(['captured'])
  })

  test('Late money is refunded where the bill has not enough left to pay (M7, M8)', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    const orderId = await ana.round(1000)
    const late = await latePart(ana, { by: 'rest' }, 1000)
    const paid = await ben.part({ by: 'rest' }, 1000)
    await ben.payPart(paid, 1000)
    await late.finish()
    expect(app.inCardBook(paid)).toEqual(['captured'])
    expect(app.inCardBook(late.partId)).not.toContain('captured')
    expect(await ana.guest.standing(orderId)).toBe('accepted/paid')
  })

  test('The late payer sees the refund, and the others see nothing of it (M8, C6)', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    await ana.round(1000)
    const late = await latePart(ana, { by: 'rest' }, 1000)
    const part = await ben.part({ by: 'amount', amount: 600 }, 600)
    await ben.payPart(part, 600)
    await late.finish()
    const paid = { partId: part, state: 'paid' }
    expect(await partsFor(ana)).toEqual([{ partId: late.partId, state: 'returned' }, paid])
    expect(await partsFor(ben)).toEqual([paid])
  })

  test('While the only round falls through, a part that is being paid is not due any more; its money goes back (M8)', async () => {
    const ana = await sits('Ana')
    const orderId = await ana.round(1000)
    const partId = await ana.part({ by: 'rest' }, 1000)
    const reason = 'out of fish'
    await app.staff('manager').must(contract.order.cancelByStore, { orderId, reason })
    expect(await ana.bill()).toMatchObject({ totalAmount: 0, openAmount: 0, restAmount: 0 })
    await ana.payPart(partId, 1000)
    await app.settle()
    expect(app.inCardBook(partId)).not.toContain('captured')
    expect(await app.audit()).toEqual([])
  })
})
