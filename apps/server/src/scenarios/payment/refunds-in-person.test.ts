import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { harbourDish, ownMethodsKitchen, refusedAs, testApp, twenty } from '../../testing/index.ts'

const dish = (foodId: string, price: number) => harbourDish(foodId, { price: money(price) })
const everyPoundEarns = {
  currency: { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 },
  pointsPerTier: 50,
  pointsTiersAmount: money(100),
  minimumPointAmount: money(100),
  earnAmount: money(100),
  earnPoints: 1,
}
const app = testApp({
  brand: ownMethodsKitchen({
    dishes: [dish('pie', 900), dish('soup', 603), dish('tea', 300)],
    shop: { refundAlone: money(1000), cashRounding: money(5) },
    program: { pointsRules: [everyPoundEarns] },
  }),
})
const { settle, orderDetail, cancelByStore, orderHistory } = contract.order
const { orderRefunds, refundOrder, decideRefund } = contract.payment
const sam = app.staff('manager', { name: 'Sam' })
const DAY_MS = 86_400_000

type Counter = { method: 'cash' | 'terminal' | 'voucher'; tip?: ReturnType<typeof money> }

/** A completed order that staff took the money of. */
async function paid(counter: Counter, dishes = ['pie', 'soup', 'tea'], guest = app.guest()) {
  const { orderId } = await guest.order({ dishes, paymentMethod: 'out-line' })
  await sam.accept(orderId)
  await sam.must(settle, { orderId, counter })
  await sam.must(contract.order.ready, { orderId })
  await sam.must(contract.order.complete, { orderId })
  return { orderId, shopId: app.shop.config.shopId, guest }
}

type At = { orderId: string; shopId: number }
const at = ({ orderId, shopId }: At) => ({ orderId, shopId })
const refund = (order: At, amount: number, by = sam) =>
  by.call(refundOrder, { ...at(order), wish: { amount: money(amount) }, reason: 'Cold' })

const figures = async () => {
  const day = await sam.must(contract.report.dayFigures, { shopId: app.shop.config.shopId })
  return (group: string, key: string) => day.figures.find(one => one.group === group && one.key === key)?.amount ?? 0
}

/** The timeline and the refund receipt of an order of which a soup went back in cash. */
async function seenByStaff({ orderId }: At, orderNo: string) {
  const timeline = await sam.must(contract.order.orderTimeline, { orderId })
  expect(timeline.payments).toEqual([{ paymentMethod: 'cash', paid: 1803, returned: 603 }])
  expect(timeline.entries.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'state ',
    'state Sam',
    'paid Sam',
    'state Sam',
    'state Sam',
    'refund Sam',
  ])
  const refunded = { amount: 603, reason: 'Cold', parts: [{ paymentMethod: 'cash', amount: 605 }] }
  expect(timeline.entries.at(-1)).toMatchObject({ ...refunded, state: 'given', lines: [{ quantity: 1 }] })
  const { rows, kinds } = await sam.must(contract.print.paper, { orderId, kind: 'refund' })
  expect(kinds).toEqual(['receipt', 'kitchen', 'refund'])
  const texts = rows.map(row => ('left' in row ? `${row.left} ${row.right}` : 'text' in row ? row.text : row.kind))
  for (const text of ['REFUND', `Order ${orderNo}`, 'Refunded £6.03', 'To cash £6.05', 'Total refunded £6.03'])
    expect(texts).toContain(text)
  expect(texts.join(' ')).toMatch(new RegExp(`Refund ${orderNo}/1 .*Cold`))
}

describe('Refunds of orders paid in person (PAY-23)', () => {
  test('Months later a dish of an order paid in cash goes back from the open drawer, rounded, on the day of the refund; staff see it in the timeline and on paper (PAY-23, PAY-19, ORDER-12, ORDER-14)', async () => {
    const order = await paid({ method: 'cash' })
    app.clock.advance(100 * DAY_MS)
    const { shopId, orderId } = order
    const number = (await sam.must(orderDetail, { orderId })).orderNo
    const history = await sam.must(orderHistory, { shopId, text: number })
    expect(history.orders).toMatchObject([{ orderId, payState: 'paid' }])
    const before = await sam.must(orderRefunds, at(order))
    expect(before).toMatchObject({ left: 1803, tenders: [{ paymentMethod: 'cash', paid: 1803, returned: 0 }] })
    const soup = before.lines.find(({ displayName }) => /soup/i.test(displayName))?.itemKey ?? ''
    const { shiftId } = await sam.must(contract.till.openDrawer, { shopId, drawer: 'Bar', floatAmount: money(5000) })
    app.clock.advance(1000)
    const wish = { lines: [{ itemKey: soup, quantity: 1 }] }
    const after = await sam.must(refundOrder, { ...at(order), wish, reason: 'Cold' })
    expect(after).toMatchObject({ left: 1200, refunds: [{ amount: 603, state: 'given', askedBy: 'Sam' }] })
    expect(await sam.must(orderDetail, { orderId })).toMatchObject({ payState: 'partRefunded', state: 'completed' })
    expect((await figures())('returned', 'cash')).toBe(605)
    app.clock.advance(1000)
    const drawer = await sam.must(contract.till.closeDrawer, { shopId, shiftId, countedAmount: money(4395) })
    expect(drawer).toMatchObject({ cashReturned: 605, closed: { difference: 0 } })
    const { asks } = await order.guest.must(contract.order.refundDetail, { orderId })
    expect(asks).toMatchObject([{ amount: 603, state: 'given', byGuest: false, venueAmount: 605 }])
    const trail = await app.sql<{ what: string }>(`select what from audit_line where subject = '${orderId}'`)
    expect(trail.map(({ what }) => what)).toContain('refund.given')
    const events = await app.sql<{ kind: string; by_name: string }>(
      `select kind, by_name from order_event where order_id = '${orderId}' order by version desc limit 1`,
    )
    expect(events).toEqual([{ kind: 'partBack', by_name: 'Sam' }])
    await seenByStaff(order, number)
    expect(await app.audit()).toEqual([])
  })

  test('The day adds up, the tip goes back with all of it, and no more than was paid (PAY-23, PAY-11)', async () => {
    const day = async () => sam.must(contract.report.dayReport, { shopId: app.shop.config.shopId })
    const [before, moved] = [await day(), await figures()]
    const order = await paid({ method: 'terminal', tip: money(200) }, ['soup'])
    expect(refusedAs(await refund(order, 804))).toBe('moreThanLeft')
    await refund(order, 300)
    expect(await refund(order, 503)).toMatchObject({ left: 0 })
    expect(refusedAs(await refund(order, 1))).toBe('moreThanLeft')
    expect(await sam.must(orderDetail, { orderId: order.orderId })).toMatchObject({ payState: 'refunded' })
    const [after, now] = [await day(), await figures()]
    expect(now('taken', 'terminal') - moved('taken', 'terminal')).toBe(803)
    expect(now('returned', 'terminal') - moved('returned', 'terminal')).toBe(803)
    expect(after.refundedAmount - before.refundedAmount).toBe(803)
    expect(after.sold.amount - before.sold.amount).toBe(803)
    const terminal = after.means.find(one => one.paymentMethod === 'terminal')
    expect(terminal?.returnedAmount).toBe(now('returned', 'terminal'))
    expect(await app.audit()).toEqual([])
  })

  test('Above the limit of one person a refund waits for a second one; twenty at once return once (PAY-23, PAY-12)', async () => {
    const order = await paid({ method: 'voucher' })
    const waits = await sam.must(refundOrder, { ...at(order), wish: { amount: money(1500) }, reason: 'Cold' })
    const [{ refundId = '' } = {}] = waits.refunds
    expect(waits.refunds).toMatchObject([{ state: 'waiting' }])
    expect(refusedAs(await sam.call(decideRefund, { ...at(order), refundId, yes: true }))).toBe('secondPersonNeeded')
    const returned = (await figures())('returned', 'voucher')
    const others = await twenty(async () => app.staff('manager'))
    await Promise.all(others.map(one => one.call(decideRefund, { ...at(order), refundId, yes: true })))
    expect((await figures())('returned', 'voucher') - returned).toBe(1500)
    const rest = await Promise.all((await twenty(async () => app.staff('manager'))).map(one => refund(order, 303, one)))
    expect(rest.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
    expect((await figures())('returned', 'voucher') - returned).toBe(1803)
    expect(await app.audit()).toEqual([])
  })

  test('Each of several payments gets back its share, a member’s card too; a cancelled order hands back the rest (PAY-23, PAY-21)', async () => {
    const ann = await app.member({ card: 5000 })
    const { cardCode } = await ann.must(contract.card.genCardCodeAndSecurity, { cardId: ann.cardId })
    const { shopId } = app.shop.config
    const { visitId } = await sam.must(contract.counter.readPayCode, { shopId, cardCode })
    const { orderId } = await app.guest().order({ dishes: ['pie'], paymentMethod: 'out-line' })
    await sam.accept(orderId)
    const others = [{ method: 'cash' as const, amount: money(300) }]
    await sam.must(contract.counter.payWithCode, { shopId, visitId, orderId, others })
    const returned = (await figures())('returned', 'cash')
    expect(await refund({ shopId, orderId }, 300)).toMatchObject({ left: 600 })
    await app.settle()
    expect((await app.onCard(ann))[0]).toBe(5000 - 600 + 200)
    expect((await figures())('returned', 'cash') - returned).toBe(100)
    expect(await sam.must(orderDetail, { orderId })).toMatchObject({ payState: 'partRefunded' })
    await sam.must(cancelByStore, { orderId, reason: 'The oven broke' })
    await app.settle()
    expect((await app.onCard(ann))[0]).toBe(5000)
    expect((await figures())('returned', 'cash') - returned).toBe(300)
    expect(await sam.must(orderDetail, { orderId })).toMatchObject({ payState: 'refunded' })
    expect(await app.audit()).toEqual([])
  })

  test('Points that the order earned go back in proportion (PAY-23, M10)', async () => {
    const ann = await app.member({})
    const order = await paid({ method: 'cash' }, ['pie', 'tea'], ann)
    await app.settle()
    const [earned] = await app.holdings(ann)
    expect(earned).toBeGreaterThan(0)
    await refund(order, 600)
    await app.settle()
    expect((await app.holdings(ann))[0]).toBe(Math.ceil(earned / 2))
  })

  test('A bill paid in person alone is refunded by dish; a guest cannot request it in the app (PAY-23, ORDER-9)', async () => {
    const guest = app.guest()
    const { orderId } = await guest.order({
      orderType: 1100,
      tableId: 'T9',
      paymentMethod: 'out-line',
      dishes: ['pie', 'tea'],
    })
    await sam.accept(orderId)
    const { shopId } = app.shop.config
    const { bill } = await guest.must(contract.bill.calConfirm, { shopId, tableId: 'T9' })
    const counter = { method: 'terminal' as const }
    await sam.must(contract.bill.settleTableBill, {
      shopId,
      billId: bill?.billId ?? '',
      expectedAmount: bill?.restAmount ?? 0,
      counter,
    })
    const returned = (await figures())('returned', 'terminal')
    const view = await sam.must(orderRefunds, { shopId, orderId })
    expect(view).toMatchObject({ left: 1200, ofBill: true, tenders: [{ paymentMethod: 'terminal', paid: 1200 }] })
    const tea = view.lines.find(({ displayName }) => /tea/i.test(displayName))?.itemKey ?? ''
    const wish = { lines: [{ itemKey: tea, quantity: 1 }] }
    await sam.must(refundOrder, { shopId, orderId, wish, reason: 'Cold' })
    expect((await figures())('returned', 'terminal') - returned).toBe(300)
    const seen = await guest.must(contract.order.refundDetail, { orderId })
    expect(seen).toMatchObject({ asks: [{ amount: 300, venueAmount: 300 }] })
    expect(seen.mayAsk).toBeUndefined()
    expect(await app.audit()).toEqual([])
  })
})
