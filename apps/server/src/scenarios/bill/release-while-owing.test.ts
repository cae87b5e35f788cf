import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusedAs, testApp, diningRoom, TABLES, SHOP } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.sharedLater)
const { manager } = room
const { sharedLater: TABLE } = TABLES

beforeEach(() => room.clear([TABLE]))

describe('A table that owes is not released (C6, ORDER-3)', () => {
  const unpaid = (orderId: string) =>
    app.sql(
      `select o.pay_state, e.kind, e.by_name, e.reason from customer_order o
          join order_event e on e.corporation_id = o.corporation_id and e.order_id = o.order_id
          where o.order_id = $1 order by e.version desc limit 1`,
      [orderId],
    )

  test('Is refused until its bill is settled or written off; the loss is recorded with its rounds, and their timeline has it (C6, ORDER-14)', async () => {
    const ana = await room.sits('Ana')
    const { orderId } = await ana.round()
    const { billId, restAmount } = await ana.bill()
    expect(await room.release(TABLE)).toMatchObject({ refused: 'billOpen', data: { billId } })
    const input = { shopId: SHOP, billId, expectedAmount: restAmount, reason: 'The guests left' }
    expect(refusedAs(await manager.call(contract.bill.writeOffBill, { ...input, reason: '' }))).not.toBe('done')
    expect(
      refusedAs(await manager.call(contract.bill.writeOffBill, { ...input, expectedAmount: restAmount - 1 })),
    ).toBe('billMoved')
    const closed = await manager.must(contract.bill.writeOffBill, input)
    expect(closed).toMatchObject({ state: 'writtenOff', restAmount })
    expect(refusedAs(await manager.call(contract.bill.writeOffBill, input))).toBe('billClosed')
    expect(await unpaid(orderId)).toMatchObject([
      { pay_state: 'unpaid', kind: 'writtenOff', reason: 'The guests left' },
    ])
    const lines = await app.sql('select cause, after from audit_line where subject = $1', [billId])
    expect(lines).toEqual([{ cause: 'The guests left', after: { writtenOffAmount: restAmount } }])
    const { entries } = await manager.must(contract.order.orderTimeline, { orderId })
    const loss = { what: 'writtenOff', by: 'Test', reason: 'The guests left', amount: restAmount }
    expect(entries.filter(({ kind }) => kind === 'change')).toEqual([
      { kind: 'change', at: expect.any(String), ...loss },
    ])
    expect(refusedAs(await ana.keep(billId, { by: 'rest' }, restAmount))).not.toBe('done')
    expect(refusedAs(await room.release(TABLE))).toBe('done')
    expect(await ana.billOf()).toBeUndefined()
  })

  test('Written-off amounts are in the day’s report and figures, so that they add up', async () => {
    const report = () => manager.must(contract.report.dayReport, { shopId: SHOP })
    const addsUp = ({ sold, means, unpaidAmount, writtenOff }: Awaited<ReturnType<typeof report>>) =>
      means.reduce((all, one) => all + one.amount - one.returnedAmount, unpaidAmount + writtenOff.amount) ===
      sold.amount
    const before = await report()
    const ana = await room.sits('Ana')
    await manager.accept((await ana.round()).orderId)
    const { billId, restAmount } = await ana.bill()
    const open = await report()
    expect(open.unpaidAmount - before.unpaidAmount).toBe(restAmount)
    expect(open.writtenOff).toEqual(before.writtenOff)
    await manager.must(contract.bill.writeOffBill, {
      shopId: SHOP,
      billId,
      expectedAmount: restAmount,
      reason: 'The guests left',
    })
    const after = await report()
    expect(after.unpaidAmount).toBe(before.unpaidAmount)
    expect(after.writtenOff).toEqual({
      count: before.writtenOff.count + 1,
      amount: before.writtenOff.amount + restAmount,
    })
    expect([before, open, after].map(addsUp)).toEqual([true, true, true])
    const { figures } = await manager.must(contract.report.dayFigures, { shopId: SHOP })
    expect(figures.find(one => one.group === 'lost')).toMatchObject({ key: 'bills', ...after.writtenOff })
  })

  test('Is released with its bill if nothing was ordered, and the next party has none', async () => {
    const ana = await room.sits('Ana')
    await manager.must(contract.bill.startTableOrder, { shopId: SHOP, tableId: TABLE })
    expect(refusedAs(await room.release(TABLE))).toBe('done')
    expect(await room.bills(TABLE)).toEqual([])
    expect(refusedAs(await ana.query())).not.toBe('done')
  })

  test('20 releases against 20 rounds: never a bill that owes something at a table without a party', async () => {
    const ana = await room.sits('Ana')
    const cart = await ana.add()
    const answers = await Promise.all([ana.submit(cart), ...Array.from({ length: 20 }, () => room.release(TABLE))])
    const ordered = 'orderId' in answers[0]
    const bills = await room.bills(TABLE)
    const party = (await room.table(TABLE))?.session
    expect(bills.length > 0 && party === undefined).toBe(false)
    expect(bills.length).toBe(ordered ? 1 : 0)
  })
})
