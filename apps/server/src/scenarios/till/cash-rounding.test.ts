import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { billKitchen, partyGuest, refusedAs, SHOP, sharedTableId, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([303, 712], { cashRounding: money(5) }), clock: '2026-11-21T12:00:00Z' })
const sam = app.staff('manager')
const shopId = SHOP
const { settleTableBill, tableBill } = contract.bill

let no = 0
beforeEach(() => {
  no += 1
})

async function toSettle(): Promise<string> {
  const { orderId } = await app.guest().order({ dishes: ['d303'], paymentMethod: 'out-line' })
  await sam.accept(orderId)
  return orderId
}

const settle = (orderId: string, method: 'cash' | 'terminal', more: { tendered?: number; tip?: number } = {}) =>
  sam.call(contract.order.settle, {
    orderId,
    counter: {
      method,
      ...(more.tendered !== undefined && { tendered: money(more.tendered) }),
      ...(more.tip !== undefined && { tip: money(more.tip) }),
    },
  })

async function billOf(...prices: number[]) {
  const guest = await partyGuest(app, sharedTableId(no), 'Ana')
  await guest.round(...prices)
  const [bill] = (await sam.must(tableBill, { shopId, tableId: sharedTableId(no) })).bills
  if (!bill) throw new Error('no bill')
  return bill
}

const figure = async (group: string, key: string) =>
  (await sam.must(contract.report.dayFigures, { shopId })).figures.find(one => one.group === group && one.key === key)
    ?.amount ?? 0

const booked = async () =>
  (
    await app.sql<{ sum: number }>(
      "select coalesce(sum(amount), 0)::bigint as sum from ledger_entry where account = 'house:cashRounding'",
    )
  )[0]?.sum ?? 0

/** What a step changed in the day's cash, in what was sold, and in the ledger. */
async function changesOf(step: () => Promise<unknown>) {
  const now = async () => [await figure('taken', 'cash'), await figure('sold', 'orders'), await booked()]
  const before = await now()
  await step()
  return (await now()).map((value, at) => value - (before[at] ?? 0))
}

describe('Rounding of cash (PAY-19)', () => {
  test('An order paid in cash is rounded in its total, the day, the drawer and the ledger; a terminal takes the exact amount (PAY-19)', async () => {
    const drawer = { shopId, drawer: 'Bar', floatAmount: 10_000 }
    const { shiftId } = await sam.must(contract.till.openDrawer, drawer)
    const [byCash, byTerminal] = [await toSettle(), await toSettle()]
    app.clock.advance(1000)
    expect(refusedAs(await settle(byCash, 'cash', { tendered: 304 }))).toBe('tenderedTooLittle')
    const changes = await changesOf(async () => {
      const paid = await settle(byCash, 'cash', { tendered: 500 })
      expect(paid).toMatchObject({ totalPaidAmount: 305, counter: { method: 'cash', tendered: 500, rounding: 2 } })
      expect('totals' in paid && paid.totals.totalLines.at(-1)).toMatchObject({ kind: 'rounding', amount: 2 })
    })
    expect(changes).toEqual([305, 2, 2])
    expect(await settle(byTerminal, 'terminal', { tip: 1 })).toMatchObject({ totalPaidAmount: 304 })
    app.clock.advance(1000)
    const shift = await sam.must(contract.till.closeDrawer, { shopId, shiftId, countedAmount: 10_305 })
    expect(shift).toMatchObject({ cashTaken: 305, closed: { difference: 0 } })
    expect(await app.audit()).toEqual([])
  })

  test('The tip is rounded with the order, down as well as up (PAY-19)', async () => {
    const orderId = await toSettle()
    expect(await changesOf(() => settle(orderId, 'cash', { tip: 109 }))).toEqual([410, 107, -2])
    const order = await sam.must(contract.order.orderDetail, { orderId })
    expect(order).toMatchObject({ totalPaidAmount: 410, counter: { tip: 109, rounding: -2 } })
  })

  test('Two cash payments of an order whose roundings cancel each other are in order for the audit (PAY-19, PAY-21)', async () => {
    const orderId = await toSettle()
    const counters = [
      { method: 'cash' as const, amount: money(153) },
      { method: 'cash' as const, amount: money(150), tip: money(2) },
    ]
    const changes = await changesOf(() => sam.must(contract.order.settle, { orderId, counters }))
    expect(changes).toEqual([305, 2, 0])
    const order = await sam.must(contract.order.orderDetail, { orderId })
    expect(order).toMatchObject({ totalPaidAmount: 305, counters: [{ rounding: 2 }, { rounding: -2 }] })
    expect(await app.audit()).toEqual([])
  })

  test('Each cash part of a bill is rounded, and the parts still pay the exact bill (PAY-19, PAY-15)', async () => {
    const bill = await billOf(303, 712)
    const part = { split: { by: 'amount' as const, amount: 333 }, amount: 333 }
    const at = { shopId, billId: bill.billId }
    const changes = await changesOf(async () => {
      const after = await sam.must(settleTableBill, {
        ...at,
        part,
        expectedAmount: 1015,
        counter: { method: 'cash', tendered: money(335) },
      })
      expect(after).toMatchObject({ cashRounding: 5, paidAmount: 333, restAmount: 682 })
      const closed = await sam.must(settleTableBill, { ...at, expectedAmount: 682, counter: { method: 'cash' } })
      expect(closed).toMatchObject({ state: 'paid', paidAmount: 1015 })
      expect(closed.parts.map(({ counter }) => counter?.rounding)).toEqual([2, -2])
    })
    expect(changes).toEqual([1015, 0, 0])
    expect(await app.audit()).toEqual([])
  })

  test('The receipt of a round has what its bill was paid with, tip and rounding, once they are paid (PAY-19, STORE-3)', async () => {
    const bill = await billOf(303, 712)
    const orderId = bill.rounds[0]?.orderId ?? ''
    const pairs = async () =>
      (await sam.must(contract.print.paper, { orderId, kind: 'receipt' })).rows.flatMap(row =>
        row.kind === 'pair' ? [`${row.left} ${row.right}`] : [],
      )
    expect((await pairs()).at(-1)).toMatch(/^Total/)
    const counter = { method: 'cash' as const, tip: money(102) }
    await sam.must(settleTableBill, { shopId, billId: bill.billId, expectedAmount: 1015, counter })
    expect((await pairs()).slice(-4)).toEqual([
      'Paid for the table’s orders £10.15',
      'Tip £1.02',
      'Rounding -£0.02',
      'Total paid £11.15',
    ])
  })

  test('Where several people pay a bill, the receipt of a round has the payment of each, tip and rounding included (PAY-9, PAY-19)', async () => {
    const bill = await billOf(303, 712)
    const part = { split: { by: 'amount' as const, amount: 333 }, amount: 333 }
    const at = { shopId, billId: bill.billId }
    const first = { method: 'cash' as const, tip: money(52) }
    await sam.must(settleTableBill, { ...at, part, expectedAmount: 1015, counter: first })
    await sam.must(settleTableBill, { ...at, expectedAmount: 682, counter: { method: 'terminal' as const } })
    const orderId = bill.rounds[1]?.orderId ?? bill.rounds[0]?.orderId ?? ''
    const { rows } = await sam.must(contract.print.paper, { orderId, kind: 'receipt' })
    const pairs = rows.flatMap(row => (row.kind === 'pair' ? [`${row.left} ${row.right}`] : []))
    expect(pairs.slice(-3)).toEqual(['Total paid £10.67', 'Payment 1 £3.85', 'Payment 2 £6.82'])
  })

  test('Twenty people who take the cash of an order at once post its rounding once (PAY-19)', async () => {
    const orderId = await toSettle()
    expect(await changesOf(() => twenty(() => settle(orderId, 'cash')))).toEqual([305, 2, 2])
    expect(await app.audit()).toEqual([])
  })

  test('A cancelled order hands back what was taken, and the ledger has no rounding of it any more (PAY-19, M9)', async () => {
    const [orderId, before] = [await toSettle(), await booked()]
    await settle(orderId, 'cash')
    const returned = await figure('returned', 'cash')
    await sam.cancel(orderId, 'The oven broke')
    await app.settle()
    expect((await figure('returned', 'cash')) - returned).toBe(305)
    expect(await booked()).toBe(before)
    expect(await app.audit()).toEqual([])
  })

  test('A round that falls through hands back rounded cash, not more than was taken, also after the store stopped rounding (PAY-19, M9)', async () => {
    for (const step of [5, undefined]) {
      no += 1
      const bill = await billOf(712)
      const [round] = bill.rounds
      if (!round) throw new Error('no round')
      const part = { split: { by: 'amount' as const, amount: 711 }, amount: 711 }
      const input = { shopId, billId: bill.billId, expectedAmount: 712, part, counter: { method: 'cash' as const } }
      await sam.must(settleTableBill, input)
      const [returned, before] = [await figure('returned', 'cash'), await booked()]
      if (step === undefined) await app.changeShop({ cashRounding: undefined } as never)
      await sam.cancel(round.orderId, 'The oven broke')
      await app.settle()
      expect((await figure('returned', 'cash')) - returned).toBe(710)
      expect((await booked()) - before).toBe(1)
      expect(await app.audit()).toEqual([])
    }
  })
})
