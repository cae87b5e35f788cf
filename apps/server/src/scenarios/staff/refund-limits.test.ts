import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf, demoStaff, diningRoom, refusedAs, SHOP, TABLES, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z' })
const room = diningRoom(app, TABLES.sharedLater)
const [manager, office] = [demoStaff(app), demoStaff(app, 'office@marigold.example')]
/** Signs in again, because changed rights end sessions. */
const waiter = () => demoStaff(app, 'newyork@marigold.example')
const { staff: calls } = contract
const shopId = SHOP

beforeEach(async () => {
  // A cancelled round changes the offers of its bill in a job.
  await app.settle()
  await room.clear([TABLES.sharedLater])
})

async function setLimits(refundAlone: Record<string, number>) {
  const { staff } = await manager.must(calls.rights, { shopId })
  const person = staff.find(one => one.account === 'newyork@marigold.example')
  if (!person) throw new Error('The demo has no waiter in New York')
  const { staffId, mark, grants, active } = person
  const input = { shopId, staffId, mark, grants, active, refundAlone }
  return { staffId, answer: await manager.call(calls.saveRights, input) }
}

async function setApproved(refundAlone: Record<string, number>): Promise<string> {
  const { staffId, answer } = await setLimits(refundAlone)
  const waiting = dataOf(answer).waiting.find(one => one.staffId === staffId)
  expect(waiting?.rights?.refundAlone ?? {}).toEqual(refundAlone)
  await office.must(calls.decideRights, { shopId, changeId: waiting?.changeId ?? '', yes: true })
  return staffId
}

/** A table whose bill is above what one person may refund alone at the store, 50.00. */
async function largeBill() {
  const phone = await room.sits('Ana')
  const { orderId } = await phone.round('', 9)
  await room.manager.accept(orderId)
  const { billId, restAmount } = await phone.bill()
  expect(restAmount).toBeGreaterThan(5000)
  return { orderId, billId, restAmount }
}

const writeOff = (by: ReturnType<typeof waiter>, { billId, restAmount }: Awaited<ReturnType<typeof largeBill>>) =>
  by.must(contract.bill.writeOffBill, { shopId, billId, expectedAmount: restAmount, reason: 'The guests left' })

describe('A person’s own refund limit replaces the store’s (PAY-12)', () => {
  test('A higher one needs approval, and lets the person write off and cancel alone what others may not (PAY-12)', async () => {
    const staffId = await setApproved({ USD: 100_000 })
    expect(await writeOff(waiter(), await largeBill())).toMatchObject({ state: 'writtenOff' })
    await room.clear([TABLES.sharedLater])
    const bill = await largeBill()
    expect(await app.staff('staff').cancel(bill.orderId, 'The oven broke')).toMatchObject({ state: 'accepted' })
    await app.settle()
    const { orderId } = await largeBill()
    expect(await waiter().must(contract.order.cancelByStore, { orderId, reason: 'The oven broke' })).toMatchObject({
      state: 'cancelled',
    })
    const [line] = await app.sql(
      "select before, after from audit_line where what = 'rights' and subject = $1 order by at desc limit 1",
      [staffId],
    )
    expect(line).toMatchObject({ after: { refundAlone: { USD: 100_000 } } })
    expect(line).not.toHaveProperty('before.refundAlone')
  })

  test('A lower one applies at once, ends the person’s sessions, and the second person still decides (PAY-12)', async () => {
    const before = waiter()
    await before.must(calls.me, {})
    const { staffId, answer } = await setLimits({ USD: 0 })
    expect(dataOf(answer).waiting).toEqual([])
    expect(dataOf(answer).staff.find(one => one.staffId === staffId)).toMatchObject({ refundAlone: { USD: 0 } })
    expect(refusedAs(await before.call(calls.me, {}))).toBe('notLoggedIn')
    const phone = await room.sits('Ben')
    await room.manager.accept((await phone.round('', 1)).orderId)
    const { billId, restAmount } = await phone.bill()
    const bill = { orderId: '', billId, restAmount }
    expect(restAmount).toBeLessThan(5000)
    expect(await writeOff(waiter(), bill)).toMatchObject({ state: 'open', writeOffAsked: { own: true } })
    expect(await writeOff(app.staff('staff'), bill)).toMatchObject({ state: 'writtenOff' })
  })

  test('Refunds of an order are limited by the person’s own amount, in steps too (M9)', async () => {
    await setApproved({ USD: 400 })
    const guest = app.guest()
    const { orderId } = await guest.order({ dishes: ['edamame'] })
    await guest.pay(orderId)
    await app.settle()
    const by = waiter()
    const ask = (amount: number) =>
      by.must(contract.payment.refundOrder, { shopId, orderId, wish: { amount: amount as never }, reason: 'cold' })
    expect(await by.must(contract.payment.orderRefunds, { shopId, orderId })).toMatchObject({ alone: 400 })
    expect(await ask(300)).toMatchObject({ alone: 100, refunds: [{ state: 'given' }] })
    expect((await ask(200)).refunds.map(one => one.state).toSorted()).toEqual(['given', 'waiting'])
  })

  test('Without one of their own the store’s holds again; a currency of no store is refused (PAY-12)', async () => {
    const { staffId, answer: removed } = await setLimits({})
    // Within the limits of the remover, who has no limits of their own.
    expect(dataOf(removed).waiting).toEqual([])
    const { staff } = await manager.must(calls.rights, { shopId })
    expect(staff.find(one => one.staffId === staffId)).not.toHaveProperty('refundAlone')
    expect(await writeOff(waiter(), await largeBill())).toMatchObject({ state: 'open' })
    const { answer } = await setLimits({ CHF: 100 })
    expect(answer).toMatchObject({ refused: 'rightsUnfit', field: 'refundAlone.CHF' })
  })
})
