import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const waiter = app.staff('staff', { name: 'Ann' })
const manager = app.staff('manager', { name: 'Ben' })
const { settle, orderDetail } = contract.order
const { openDrawer, shifts, closeDrawer } = contract.till

/** An accepted order due in person, and its total. */
async function toPay() {
  const { orderId } = await app.guest().order({ dishes: ['edamame'], paymentMethod: 'out-line' })
  await manager.accept(orderId)
  return { orderId, total: (await manager.must(orderDetail, { orderId })).totalPaidAmount }
}

const part = (method: 'cash' | 'terminal' | 'voucher', amount: number, more: object = {}) => ({
  method,
  amount: money(amount),
  ...more,
})
const taken = async (key: string) => {
  const { figures } = await manager.must(contract.report.dayFigures, { shopId: SHOP })
  return figures.find(one => one.group === 'taken' && one.key === key)?.amount ?? 0
}
const drawerOf = async (shiftId: string) =>
  (await manager.must(shifts, { shopId: SHOP })).shifts.find(one => one.shiftId === shiftId)

describe('Several payments of one order (PAY-21)', () => {
  test('An order is paid in cash, on the terminal and by voucher; each counts under its method, with its tip (PAY-21)', async () => {
    const { orderId, total } = await toPay()
    const before = [await taken('cash'), await taken('terminal'), await taken('voucher')]
    const counters = [
      part('cash', 200, { tendered: 500, tip: 50 }),
      part('terminal', 100),
      part('voucher', total - 300),
    ]
    const answers = await twenty(() => waiter.call(settle, { orderId, counters }))
    expect(answers.filter(answer => 'payState' in answer)).toHaveLength(1)
    const paid = await manager.must(orderDetail, { orderId })
    expect(paid).toMatchObject({ payState: 'paid', totalPaidAmount: total + 50, counters })
    expect([await taken('cash'), await taken('terminal'), await taken('voucher')]).toEqual([
      (before[0] ?? 0) + 250,
      (before[1] ?? 0) + 100,
      (before[2] ?? 0) + total - 300,
    ])
    expect(await app.audit()).toEqual([])
  })

  test('Payments that do not add up, and too little cash, are refused (PAY-21)', async () => {
    const { orderId, total } = await toPay()
    const pay = async (...counters: ReturnType<typeof part>[]) =>
      refusedAs(await waiter.call(settle, { orderId, counters }))
    expect(await pay(part('cash', total - 1))).toBe('partsDiffer')
    expect(await pay(part('cash', total), part('terminal', 1))).toBe('partsDiffer')
    expect(await pay(part('cash', 100, { tendered: 99 }), part('terminal', total - 100))).toBe('tenderedTooLittle')
    expect(await manager.must(orderDetail, { orderId })).toMatchObject({ payState: 'unpaid' })
  })

  test('A member’s card pays what cash leaves of an order; a rejected order gives both back (PAY-21, M1, M8)', async () => {
    const ann = await app.member({ card: 5000 })
    const { cardCode } = await ann.must(contract.card.genCardCodeAndSecurity, { cardId: ann.cardId })
    const { visitId, buyer } = await waiter.must(contract.counter.readPayCode, { shopId: SHOP, cardCode })
    expect(buyer.customerId).toBe(ann.customerId)
    const { orderId, total } = await toPay()
    const cash = await taken('cash')
    const input = { shopId: SHOP, visitId, orderId, others: [part('cash', 200)] }
    const over = { ...input, others: [part('cash', total)] }
    expect(refusedAs(await waiter.call(contract.counter.payWithCode, over))).toBe('partsDiffer')
    const answers = await twenty(() => waiter.call(contract.counter.payWithCode, input))
    expect(answers.filter(answer => 'amount' in answer)).toHaveLength(1)
    expect((await app.onCard(ann))[0]).toBe(5000 - (total - 200))
    expect(await manager.must(orderDetail, { orderId })).toMatchObject({ payState: 'paid', counters: input.others })
    expect(await taken('cash')).toBe(cash + 200)
    const { means } = await manager.must(contract.report.dayReport, { shopId: SHOP })
    expect(means.find(one => one.paymentMethod === 'cash')?.amount).toBe(await taken('cash'))
    await manager.must(contract.order.cancelByStore, { orderId, reason: 'Cold' })
    await app.settle()
    expect((await app.onCard(ann))[0]).toBe(5000)
    expect(await manager.must(orderDetail, { orderId })).toMatchObject({ payState: 'refunded' })
    expect(await app.audit()).toEqual([])
  })
})

describe('The drawer of a payment (TILL-1)', () => {
  test('Cash goes to the drawer that was chosen while it is open, else by the usual rule (TILL-1)', async () => {
    const open = (drawer: string, by = waiter) =>
      by.must(openDrawer, { shopId: SHOP, drawer, floatAmount: money(1000) })
    app.clock.advance(1000)
    const [front, bar] = [await open('Front 2'), await open('Bar 2', manager)]
    app.clock.advance(1000)
    const pay = async () => {
      const { orderId, total } = await toPay()
      await waiter.must(settle, { orderId, counter: { method: 'cash', shiftId: bar.shiftId } })
      app.clock.advance(1000)
      return total
    }
    const total = await pay()
    expect(await drawerOf(bar.shiftId)).toMatchObject({ cashTaken: total })
    expect(await drawerOf(front.shiftId)).toMatchObject({ cashTaken: 0 })
    await manager.must(closeDrawer, { shopId: SHOP, shiftId: bar.shiftId, countedAmount: money(1000 + total) })
    app.clock.advance(1000)
    const second = await pay()
    expect(await drawerOf(front.shiftId)).toMatchObject({ cashTaken: second })
    await waiter.must(closeDrawer, { shopId: SHOP, shiftId: front.shiftId, countedAmount: money(1000 + second) })
  })
})
