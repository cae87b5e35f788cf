import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type Bill, type PayAfterHouse, payAfterHouse, TABLE } from './pay-after-test-house.ts'
import { SHOP } from './table-test-house.ts'

const database = testDatabase()
let house: PayAfterHouse
beforeAll(async () => {
  house = await payAfterHouse(database())
}, 60_000)
afterAll(() => house.close())
beforeEach(() => house.clear())

const staff: PayAfterHouse['staffBill'] = (path, body) => house.staffBill(path, body)
const billOf: PayAfterHouse['billOf'] = (...input) => house.billOf(...input)
const mustHave: PayAfterHouse['mustHave'] = (...input) => house.mustHave(...input)
const sits: PayAfterHouse['sits'] = (...input) => house.sits(...input)
const round: PayAfterHouse['round'] = (...input) => house.round(...input)
const keep: PayAfterHouse['keep'] = (...input) => house.keep(...input)

describe('a table that owes something is not released · C6, ORDER-3', () => {
  const unpaid = (orderId: string) =>
    database().query<{ pay_state: string; kind: string; by_name: string; reason: string }>(
      {
        name: 'round_story',
        text: `select o.pay_state, e.kind, e.by_name, e.reason from customer_order o
          join order_event e on e.corporation_id = o.corporation_id and e.order_id = o.order_id
          where o.order_id = $1 order by e.version desc limit 1`,
      },
      [orderId],
    )

  it('is refused until its bill is settled or written off; the loss stands in the story of its rounds', async () => {
    const ana = await sits('Ana')
    const { orderId } = await round(ana)
    const { billId, restAmount } = await mustHave(ana)
    expect(await house.staff('releaseTable', TABLE)).toMatchObject({ code: 'CON-01-0010', data: { billId } })
    const input = { shopId: SHOP, billId, expectedAmount: restAmount, reason: 'The guests left' }
    expect((await staff('writeOffBill', { ...input, reason: '' })).code).not.toBe('000')
    expect((await staff('writeOffBill', { ...input, expectedAmount: restAmount - 1 })).code).toBe('OMS-21-1001')
    const closed = await staff('writeOffBill', input)
    expect(closed).toMatchObject({ code: '000', data: { state: 'writtenOff', restAmount } })
    expect((await staff('writeOffBill', input)).code).toBe('OMS-21-1002')
    expect((await unpaid(orderId)).rows).toMatchObject([
      { pay_state: 'unpaid', kind: 'writtenOff', reason: 'The guests left' },
    ])
    const lines = await database().query<{ cause: string; after: object }>(
      { name: 'line_of', text: 'select cause, after from audit_line where subject = $1' },
      [billId],
    )
    expect(lines.rows).toEqual([{ cause: 'The guests left', after: { writtenOffAmount: restAmount } }])
    expect((await keep(ana, billId, { by: 'rest' }, restAmount)).code).not.toBe('000')
    expect((await house.staff('releaseTable', TABLE)).code).toBe('000')
    expect(await billOf(ana)).toBeUndefined()
  })

  it('what was written off stands in the day’s report and figures, so that they add up', async () => {
    interface Day {
      sold: { amount: number }
      unpaidAmount: number
      writtenOff: { count: number; amount: number }
      means: { amount: number; returnedAmount: number }[]
    }
    const report = async () => (await staff<Day>('dayReport', { shopId: SHOP })).data
    const addsUp = ({ sold, means, unpaidAmount, writtenOff }: Day) =>
      means.reduce((all, one) => all + one.amount - one.returnedAmount, unpaidAmount + writtenOff.amount) ===
      sold.amount
    const before = await report()
    const ana = await sits('Ana')
    await round(ana)
    const { billId, restAmount } = await mustHave(ana)
    const open = await report()
    expect(open.unpaidAmount - before.unpaidAmount).toBe(restAmount)
    expect(open.writtenOff).toEqual(before.writtenOff)
    await staff('writeOffBill', { shopId: SHOP, billId, expectedAmount: restAmount, reason: 'The guests left' })
    const after = await report()
    expect(after.unpaidAmount).toBe(before.unpaidAmount)
    expect(after.writtenOff).toEqual({
      count: before.writtenOff.count + 1,
      amount: before.writtenOff.amount + restAmount,
    })
    expect([before, open, after].map(addsUp)).toEqual([true, true, true])
    const { figures } = (await staff<{ figures: { group: string; key: string }[] }>('dayFigures', { shopId: SHOP }))
      .data
    expect(figures.find(one => one.group === 'lost')).toMatchObject({ key: 'bills', ...after.writtenOff })
  })

  it('is released with its bill where nothing was ordered, and the next party has none', async () => {
    const ana = await sits('Ana')
    await staff('startTableOrder', { shopId: SHOP, tableId: TABLE })
    expect((await house.staff('releaseTable', TABLE)).code).toBe('000')
    expect((await staff<{ bills: Bill[] }>('tableBill', { shopId: SHOP, tableId: TABLE })).data.bills).toEqual([])
    expect((await ana.query()).code).not.toBe('000')
  })

  it('20 releases against 20 rounds: never a bill that owes something at a table without a party', async () => {
    const ana = await sits('Ana')
    const { data: cart } = await ana.add('')
    const answers = await Promise.all([
      ana.submit(cart),
      ...Array.from({ length: 20 }, () => house.staff('releaseTable', TABLE)),
    ])
    const ordered = answers[0]?.code === '000'
    const { bills } = (await staff<{ bills: Bill[] }>('tableBill', { shopId: SHOP, tableId: TABLE })).data
    const { tables } = (await staff<{ tables: { tableId: string; session?: object }[] }>('tables', { shopId: SHOP }))
      .data
    const party = tables.find(({ tableId }) => tableId === TABLE)?.session
    expect(bills.length > 0 && party === undefined).toBe(false)
    expect(bills.length).toBe(ordered ? 1 : 0)
  })
})
