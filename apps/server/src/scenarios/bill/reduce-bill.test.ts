import { contract } from '@comanda/contract'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { billKitchen, partyGuest, refusedAs, SHOP, sharedTableId, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([300, 333, 500, 700]), clock: '2026-11-21T12:00:00Z' })
const sam = app.staff('manager')
const { settleTableBill, tableBill, reduce, declineReduction, undoReduction } = contract.bill

type Bill = ResponseOf<typeof tableBill>['bills'][number]
type Off = RequestInputOf<typeof reduce>['off']

let tableNo = 0
const tableNow = () => sharedTableId(tableNo)
const billNow = async () => (await sam.must(tableBill, { shopId: SHOP, tableId: tableNow() })).bills[0]

async function partyOf(...prices: number[]) {
  tableNo += 1
  const ana = await partyGuest(app, tableNow(), 'Ana')
  await ana.round(...prices)
  const bill = await billNow()
  if (!bill) throw new Error('no bill')
  return { ana, bill }
}

const lower = ({ billId, totalAmount }: Bill, off: Off, by = sam) =>
  by.call(reduce, { shopId: SHOP, billId, off, reason: 'cold', expectedTotal: totalAmount })

async function lowered(bill: Bill, off: Off): Promise<Bill> {
  const answer = await lower(bill, off)
  if (!('billId' in answer)) throw new Error(JSON.stringify(answer))
  return answer
}

const undo = (bill: Bill, at = -1) =>
  sam.call(undoReduction, {
    shopId: SHOP,
    billId: bill.billId,
    reductionId: bill.reductions.at(at)?.reductionId ?? 'none',
    expectedTotal: bill.totalAmount,
  })

const dishOf = ({ rounds }: Bill, price: number) =>
  rounds.flatMap(({ orderId, lines }) =>
    lines.filter(line => line.amount === price).map(({ itemKey }) => ({ orderId, itemKey })),
  )

const settle = (bill: Bill) =>
  sam.must(settleTableBill, {
    shopId: SHOP,
    billId: bill.billId,
    expectedAmount: bill.restAmount,
    counter: { method: 'cash' },
  })

beforeAll(() => app.changeShop({ refundAlone: money(1000) }))

describe('Discounts, free dishes and voids (PAY-16)', () => {
  test('A percentage, an amount, a free dish and a void lower the bill, and the day has each (PAY-16)', async () => {
    const { bill } = await partyOf(300, 500, 700)
    const percent = await lowered(bill, { kind: 'discount', percent: 10 })
    expect(percent).toMatchObject({ totalAmount: 1350, restAmount: 1350 })
    const amount = await lowered(percent, { kind: 'discount', amount: 100 })
    expect(amount.totalAmount).toBe(1250)
    const free = await lowered(amount, { kind: 'free', items: dishOf(amount, 300) })
    const voided = await lowered(free, { kind: 'void', items: dishOf(free, 500) })
    expect(voided.rounds[0]?.lines.map(line => [line.amount, line.shareAmount > 0, line.voided])).toEqual([
      [300, false, undefined],
      [500, false, true],
      [700, true, undefined],
    ])
    const paid = await settle(voided)
    const report = await sam.must(contract.report.dayReport, { shopId: SHOP })
    expect(report.sold.amount).toBe(paid.totalAmount)
    expect(report.parts.reduce((all, part) => all + part.amount, 0)).toBe(paid.totalAmount)
    const off = (id: string) => report.parts.find(part => part.id === id)?.amount ?? 0
    expect(off('staff:discount') + off('staff:free') + off('staff:void')).toBe(paid.totalAmount - 1500)
    expect([off('staff:discount'), off('staff:void')].every(part => part < 0)).toBe(true)
    expect(report.items.some(({ foodId }) => foodId === 'd500')).toBe(false)
    expect(await app.audit()).toEqual([])
  })

  test('What was taken off stays when another round is ordered (PAY-16)', async () => {
    const { ana, bill } = await partyOf(300, 500)
    await lowered(bill, { kind: 'free', items: dishOf(bill, 300) })
    await ana.round(700)
    expect((await billNow())?.totalAmount).toBe(1200)
  })

  test('More than the unpaid dishes cost, and a paid dish, are refused (PAY-16)', async () => {
    const { bill } = await partyOf(300, 500)
    expect(refusedAs(await lower(bill, { kind: 'discount', amount: 801 }))).toBe('offTooMuch')
    const [dish] = dishOf(bill, 300)
    if (!dish) throw new Error('no dish')
    const part = { split: { by: 'items' as const, items: [dish] }, amount: 300 }
    const input = { shopId: SHOP, billId: bill.billId, expectedAmount: 800, part }
    const after = await sam.must(settleTableBill, input)
    expect(refusedAs(await lower(after, { kind: 'void', items: [dish] }))).toBe('itemTaken')
    expect(refusedAs(await lower({ ...after, totalAmount: money(799) }, { kind: 'discount', amount: 1 }))).toBe(
      'billMoved',
    )
    const closed = await lowered(after, { kind: 'free', items: dishOf(bill, 500) })
    expect(closed).toMatchObject({ state: 'paid', totalAmount: 300 })
  })

  test('The kitchen has a voided dish crossed out (PAY-16)', async () => {
    const { bill } = await partyOf(300, 500)
    await lowered(bill, { kind: 'void', items: dishOf(bill, 500) })
    const { tickets } = await sam.must(contract.kitchen.kitchen, { shopId: SHOP })
    const ticket = tickets.find(({ orderId }) => orderId === bill.rounds[0]?.orderId)
    expect(ticket?.lines.map(({ displayName, voided }) => [displayName, voided ?? false])).toEqual([
      [expect.any(String), false],
      [expect.any(String), true],
    ])
  })

  test('Above the limit of one person another one confirms the same, and the audit trail has before and after (PAY-12, PAY-16)', async () => {
    const { bill } = await partyOf(700, 700)
    const off = { kind: 'discount' as const, amount: 1001 }
    expect(await lowered(bill, off)).toMatchObject({
      totalAmount: 1400,
      reductionRequest: { amount: 1001, own: true, off },
    })
    expect(await lowered(bill, off)).toMatchObject({ totalAmount: 1400 })
    const input = { shopId: SHOP, billId: bill.billId }
    expect(await sam.must(declineReduction, input)).not.toHaveProperty('reductionRequest')
    await lowered(bill, off)
    const other = app.staff('manager', { name: 'Other' })
    const done = await lower(bill, off, other)
    expect(done).toMatchObject({ totalAmount: 399 })
    const [line] = await app.sql<{ before: unknown; after: unknown; cause: string }>(
      `select before, after, cause from audit_line where what = 'billReduced' and subject = $1`,
      [bill.billId],
    )
    expect(line).toMatchObject({ before: { totalAmount: 1400 }, after: { totalAmount: 399 }, cause: 'cold' })
    const owner = app.staff('brand')
    const { lines } = await owner.must(contract.staff.auditLines, { shopId: SHOP, what: 'billReduced' })
    expect(lines[0]?.subject).toBe((await billNow())?.tables[0]?.tableName)
  })

  test('Twenty people who take the same discount at once take it once (PAY-16)', async () => {
    const { bill } = await partyOf(500, 500)
    const answers = await twenty(() => lower(bill, { kind: 'discount', percent: 10 }))
    expect(answers.filter(answer => 'billId' in answer)).toHaveLength(1)
    expect((await billNow())?.totalAmount).toBe(900)
  })

  test('Staff undo a discount and a free dish of an open bill, each alone, with an audit line (PAY-16)', async () => {
    const { ana, bill } = await partyOf(300, 500)
    const percent = await lowered(bill, { kind: 'discount', percent: 10 })
    const both = await lowered(percent, { kind: 'free', items: dishOf(bill, 300) })
    expect(both.reductions).toMatchObject([
      { kind: 'discount', amount: 80 },
      { kind: 'free', items: dishOf(bill, 300) },
    ])
    expect(await undo(both, 0)).toMatchObject({ totalAmount: 500, reductions: [{ kind: 'free' }] })
    const now = await billNow()
    if (!now) throw new Error('no bill')
    expect(await undo(now)).toMatchObject({ totalAmount: 800, reductions: [] })
    const shown = await ana.bill()
    expect(shown).toMatchObject({ totalAmount: 800, restAmount: 800 })
    expect(shown.totals.some(({ kind }) => kind === 'discount')).toBe(false)
    const lines = await app.sql(
      `select before, after from audit_line where what = 'reductionUndone' and subject = $1 order by at`,
      [bill.billId],
    )
    expect(lines).toMatchObject([
      { before: { totalAmount: both.totalAmount }, after: { totalAmount: 500 } },
      { before: { totalAmount: 500 }, after: { totalAmount: 800 } },
    ])
    expect(await app.audit()).toEqual([])
  })

  test('A void, a discount of a paid dish, an old total and a closed bill are refused (PAY-16, PAY-9)', async () => {
    const { bill } = await partyOf(300, 500)
    const voided = await lowered(bill, { kind: 'void', items: dishOf(bill, 300) })
    expect(voided.reductions).toEqual([])
    const reduced = await lowered(voided, { kind: 'discount', percent: 10 })
    expect(refusedAs(await undo({ ...reduced, totalAmount: money(1) }))).toBe('billMoved')
    expect(refusedAs(await undo({ ...reduced, reductions: [] }))).toBe('notFound')
    const part = { split: { by: 'items' as const, items: dishOf(bill, 500).slice(0, 1) }, amount: 450 }
    const ben = await partyGuest(app, tableNow(), 'Ben')
    await ben.round(700)
    const more = await billNow()
    if (!more) throw new Error('no bill')
    const input = { shopId: SHOP, billId: bill.billId, expectedAmount: more.restAmount, part }
    const paid = await sam.must(settleTableBill, input)
    expect(refusedAs(await undo(paid))).toBe('reductionPaid')
    const closed = await settle(paid)
    expect(refusedAs(await undo(closed))).toBe('billClosed')
    expect(await app.audit()).toEqual([])
  })

  test('Twenty people who undo the same discount at once undo it once (PAY-16)', async () => {
    const { bill } = await partyOf(500, 500)
    const reduced = await lowered(bill, { kind: 'discount', percent: 10 })
    const answers = await twenty(() => undo(reduced))
    expect(answers.filter(answer => 'billId' in answer)).toHaveLength(1)
    expect((await billNow())?.totalAmount).toBe(1000)
    expect(await app.audit()).toEqual([])
  })

  const step = fc.oneof(
    fc.record({ kind: fc.constant('discount' as const), percent: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('discount' as const), amount: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constantFrom('free' as const, 'void' as const), at: fc.nat(3) }),
  )

  test('Any sequence keeps the sum of the dishes equal to the bill to the minor unit (PAY-16)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async steps => {
        let { bill } = await partyOf(300, 500, 700, 333)
        for (const one of steps) {
          const items = 'at' in one ? dishOf(bill, [300, 500, 700, 333][one.at] ?? 300) : []
          const answer = await lower(bill, 'at' in one ? { kind: one.kind, items } : one)
          if ('billId' in answer) bill = answer
          const shares = bill.rounds.flatMap(({ lines }) => lines.map(({ shareAmount }) => shareAmount))
          expect(shares.reduce((all, share) => all + share, 0)).toBe(bill.totalAmount)
          expect(
            bill.totals.filter(({ kind }) => kind !== 'taxIncluded').reduce((all, { amount }) => all + amount, 0),
          ).toBe(bill.totalAmount)
        }
      }),
      { numRuns: 10 },
    )
    expect(await app.audit()).toEqual([])
  }, 60_000)
})
