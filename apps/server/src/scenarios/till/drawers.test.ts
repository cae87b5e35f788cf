import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { billKitchen, partyGuest, refusedAs, SHOP, sharedTableId, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([300, 700]), clock: '2026-11-21T12:00:00Z' })
const [ann, ben] = [app.staff('staff', { name: 'Ann' }), app.staff('manager', { name: 'Ben' })]
const { shifts, openDrawer, moveCash, closeDrawer } = contract.till
const shopId = SHOP

let no = 0
const nameNow = () => `Drawer ${no}`
beforeEach(() => {
  no += 1
  app.clock.advance(60_000)
})

const open = (floatAmount = 10_000, by = ann) => by.must(openDrawer, { shopId, drawer: nameNow(), floatAmount })

async function pickup(counter: { method: 'cash' | 'terminal'; tip?: number }, by = ann): Promise<string> {
  const { orderId } = await app.guest().order({ dishes: ['d300'], paymentMethod: 'out-line' })
  await ben.accept(orderId)
  app.clock.advance(1000)
  const tip = counter.tip === undefined ? {} : { tip: money(counter.tip) }
  await by.must(contract.order.settle, { orderId, counter: { method: counter.method, ...tip } })
  return orderId
}

const close = (shiftId: string, countedAmount: number, by = ann) =>
  by.must(closeDrawer, { shopId, shiftId, countedAmount })

const figure = async (group: string) =>
  (await ben.must(contract.report.dayFigures, { shopId })).figures.find(
    one => one.group === group && one.key === 'cash',
  )?.amount ?? 0

describe('Cash drawers (TILL-1)', () => {
  test('A shift counts cash of orders and bills, pay-ins and pay-outs, and its close has the difference (TILL-1)', async () => {
    const { shiftId } = await open(10_000)
    await pickup({ method: 'cash', tip: 50 })
    await pickup({ method: 'terminal' }, ben)
    const ana = await partyGuest(app, sharedTableId(no), 'Ana')
    await ana.round(700)
    const [bill] = (await ann.must(contract.bill.tableBill, { shopId, tableId: sharedTableId(no) })).bills
    if (!bill) throw new Error('no bill')
    app.clock.advance(1000)
    const { billId, restAmount: expectedAmount } = bill
    await ann.must(contract.bill.settleTableBill, { shopId, billId, expectedAmount, counter: { method: 'cash' } })
    const orderId = await pickup({ method: 'cash' })
    app.clock.advance(1000)
    await ben.must(contract.order.cancelByStore, { orderId, reason: 'cold' })
    await app.settle()
    await ann.must(moveCash, { shopId, shiftId, direction: 'in', amount: 500, reason: 'Coins' })
    await ann.must(moveCash, { shopId, shiftId, direction: 'out', amount: 2000, reason: 'Flowers' })
    const shift = await close(shiftId, 9500, ben)
    expect(shift).toMatchObject({ cashTaken: 1350, cashReturned: 300, payIns: 500, payOuts: 2000 })
    expect(shift).toMatchObject({ expectedAmount: 9550, closed: { by: 'Ben', countedAmount: 9500, difference: -50 } })
    expect(shift.methods).toEqual([
      { method: 'cash', amount: 1050 },
      { method: 'terminal', amount: 300 },
    ])
    expect(shift.staff.find(({ name }) => name === 'Ann')).toMatchObject({ count: 3, tips: 50 })
    expect(shift.staff.reduce((all, one) => all + one.amount, 0)).toBe(1350)
    expect(await app.audit()).toEqual([])
  })

  test('Two drawers share the cash of the day: each amount counts in one, and together they equal the day’s figures (TILL-1)', async () => {
    const before = [await figure('taken'), await figure('returned')]
    const first = await open(1000, ann)
    no += 1
    app.clock.advance(1000)
    const second = await open(2000, ben)
    app.clock.advance(1000)
    await pickup({ method: 'cash' }, ann)
    await pickup({ method: 'cash', tip: 20 }, ben)
    await pickup({ method: 'cash' }, app.staff('staff', { name: 'Cleo' }))
    const [one, two] = [await close(first.shiftId, 1600), await close(second.shiftId, 2320)]
    expect([one.cashTaken, two.cashTaken]).toEqual([600, 320])
    expect([one.closed?.difference, two.closed?.difference]).toEqual([0, 0])
    expect((await figure('taken')) - (before[0] ?? 0)).toBe(one.cashTaken + two.cashTaken)
    expect((await figure('returned')) - (before[1] ?? 0)).toBe(one.cashReturned + two.cashReturned)
    const listed = (await ann.must(shifts, { shopId })).shifts
    expect(listed.map(({ shiftId }) => shiftId)).toEqual(expect.arrayContaining([first.shiftId, second.shiftId]))
  })

  test('Money that a point of sale takes has the name of its key (TILL-1, API-7)', async () => {
    const { shiftId } = await open(10_000)
    const rights = { shopId, name: 'Bar till', scopes: ['orders:read' as const, 'orders:write' as const] }
    const { key } = await app.staff('brand').must(contract.integration.createApiKey, { ...rights, shopIds: [shopId] })
    const { orderId } = await app.guest().order({ dishes: ['d300'], paymentMethod: 'out-line' })
    await ben.accept(orderId)
    app.clock.advance(1000)
    const pos = app.signedIn(key)
    await pos.must(contract.open.closeOrder, { shopId, orderId, counter: { method: 'cash' } })
    app.clock.advance(1000)
    const shift = await close(shiftId, 10_300)
    expect(shift.staff).toEqual([{ name: 'Bar till', count: 1, amount: 300, tips: 0 }])
  })

  test('Twenty who open, take out or close at once do it once (TILL-1)', async () => {
    const opened = await twenty(() => ann.call(openDrawer, { shopId, drawer: nameNow(), floatAmount: 1000 }))
    const done = opened.filter(answer => 'shiftId' in answer)
    expect(done).toHaveLength(1)
    expect(refusedAs(opened.find(answer => !('shiftId' in answer)))).toBe('drawerOpen')
    const [shift] = done
    if (!shift || !('shiftId' in shift)) throw new Error('not open')
    const { shiftId } = shift
    const out = { shopId, shiftId, direction: 'out' as const, amount: 600, reason: 'Bank' }
    const taken = await twenty(() => ann.call(moveCash, out))
    expect(taken.filter(answer => 'shiftId' in answer)).toHaveLength(1)
    const closed = await twenty(() => ann.call(closeDrawer, { shopId, shiftId, countedAmount: 400 }))
    expect(closed.filter(answer => 'shiftId' in answer)).toHaveLength(1)
    expect(refusedAs(await ann.call(moveCash, out))).toBe('drawerClosed')
  })

  test('Every step is in the audit trail with the amounts before and after (TILL-1)', async () => {
    const { shiftId } = await open(1000)
    await ann.must(moveCash, { shopId, shiftId, direction: 'out', amount: 400, reason: 'Bread' })
    await close(shiftId, 500)
    const lines = await app.sql<{ what: string; before: unknown; after: unknown; cause: string }>(
      'select what, before, after, cause from audit_line where subject = $1 order by at, audit_line_id',
      [shiftId],
    )
    expect(lines.map(({ what }) => what)).toEqual(['drawerOpened', 'cashMoved', 'drawerClosed'])
    expect(lines[1]).toMatchObject({ before: { expectedAmount: 1000 }, after: { expectedAmount: 600 }, cause: 'Bread' })
    const shown = await app.staff('brand').must(contract.staff.auditLines, { shopId, what: 'cashMoved' })
    const [drawer] = await app.sql<{ drawer: string }>('select drawer from till_shift where shift_id = $1', [shiftId])
    expect(shown.lines[0]?.subject).toBe(drawer?.drawer)
    expect(lines[2]).toMatchObject({ after: { countedAmount: 500, difference: -100 } })
  })

  test('A drawer of another store is not found (A2, TILL-1)', async () => {
    const { shiftId } = await open(1000)
    const input = { shopId: SHOP + 1, shiftId, countedAmount: 1 }
    expect(refusedAs(await app.staff('manager', { shopIds: [SHOP, SHOP + 1] }).call(closeDrawer, input))).toBe(
      'notFound',
    )
  })
})
