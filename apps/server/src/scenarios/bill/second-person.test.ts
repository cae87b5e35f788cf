import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf, diningRoom, refusedAs, SHOP, TABLES, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z' })
const room = diningRoom(app, TABLES.sharedLater)
const [ann, ben] = [app.staff('staff', { name: 'Ann' }), app.staff('manager', { name: 'Ben' })]
const { sharedLater: TABLE } = TABLES

beforeEach(() => room.clear([TABLE]))

/** A table whose bill is above what one person may refund alone, 50.00. */
async function largeBill() {
  const phone = await room.sits('Ana')
  const { orderId } = await phone.round('', 9)
  await room.manager.accept(orderId)
  const { billId, restAmount } = await phone.bill()
  expect(restAmount).toBeGreaterThan(5000)
  return { orderId, billId, restAmount, phone }
}

const writeOff = (who: typeof ann, billId: string, expectedAmount: number) =>
  who.call(contract.bill.writeOffBill, { shopId: SHOP, billId, expectedAmount, reason: 'The guests left' })

describe('A second person (PAY-12)', () => {
  test('A write-off above the limit waits for another person and happens once (PAY-12)', async () => {
    const { billId, restAmount } = await largeBill()
    const result = dataOf(await writeOff(ann, billId, restAmount))
    expect(result).toMatchObject({ state: 'open', writeOffAsked: { name: 'Ann', own: true, amount: restAmount } })
    expect(dataOf(await writeOff(ann, billId, restAmount))).toMatchObject({ state: 'open' })
    expect((await ben.must(contract.bill.tableBill, { shopId: SHOP, tableId: TABLE })).bills[0]).toMatchObject({
      writeOffAsked: { name: 'Ann', own: false },
    })
    const answers = await twenty(() => writeOff(ben, billId, restAmount))
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
    const lines = await app.sql('select after from audit_line where subject = $1', [billId])
    expect(lines).toEqual([{ after: { writtenOffAmount: restAmount, askedBy: 'Ann' } }])
  })

  test('A declined or changed amount is asked for again (PAY-12)', async () => {
    const { billId, restAmount, phone } = await largeBill()
    await writeOff(ann, billId, restAmount)
    expect(await ben.must(contract.bill.declineWriteOff, { shopId: SHOP, billId })).not.toHaveProperty('writeOffAsked')
    await writeOff(ann, billId, restAmount)
    await room.manager.accept((await phone.round()).orderId)
    const { restAmount: more } = await phone.bill()
    expect(dataOf(await writeOff(ben, billId, more))).toMatchObject({ state: 'open', writeOffAsked: { name: 'Ben' } })
    expect(dataOf(await writeOff(ann, billId, more))).toMatchObject({ state: 'writtenOff' })
  })

  test('Cancelling an accepted order above the limit waits for another person (PAY-12)', async () => {
    const { orderId } = await largeBill()
    expect(await ann.cancel(orderId, 'The oven broke')).toMatchObject({
      state: 'accepted',
      cancelAsked: { name: 'Ann', reason: 'The oven broke' },
    })
    expect(await ann.cancel(orderId, 'The oven broke')).toMatchObject({ state: 'accepted' })
    expect(await ben.cancel(orderId, 'The oven broke')).toMatchObject({ state: 'cancelled' })
    await app.settle()
  })
})
