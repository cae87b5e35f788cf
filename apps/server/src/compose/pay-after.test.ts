import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { ALONE, type Bill, ORDER_ONLY, type PayAfterHouse, payAfterHouse, TABLE } from './pay-after-test-house.ts'
import { SHOP } from './table-test-house.ts'

const PAYS_FIRST = '23vWg5fDWhLNGlX2'
/** What a job does afterwards comes late on a machine that is busy. */
const PATIENT = { timeout: 20_000 }

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

describe('a table that pays at the end', () => {
  it('has one bill that gathers the rounds of its party · ORDER-3', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    expect(await billOf(ana)).toBeUndefined()
    await round(ana)
    await round(ben)
    const [bill, same] = [await mustHave(ana), await mustHave(ben)]
    expect(same.billId).toBe(bill.billId)
    expect(bill.rounds.map(it => it.mine)).toEqual([true, false])
    expect(bill.rounds.map(it => bill.persons.find(one => one.personId === it.by)?.nick)).toEqual(['Ana', 'Ben'])
    expect(bill.restAmount).toBe(bill.totalAmount)
    expect(bill.rounds.flatMap(it => it.lines).reduce((all, it) => all + it.shareAmount, 0)).toBe(bill.totalAmount)
  })

  it('joins the order that the waiter started at the console · ORDER-3', async () => {
    const begun = await staff('startTableOrder', { shopId: SHOP, tableId: TABLE, people: 3 })
    expect(begun).toMatchObject({ code: '000', data: { state: 'open', rounds: [], people: 3 } })
    const again = await staff('startTableOrder', { shopId: SHOP, tableId: TABLE })
    expect(again.data.billId).toBe(begun.data.billId)
    const ana = await sits('Ana')
    await round(ana)
    expect((await mustHave(ana)).billId).toBe(begun.data.billId)
    expect((await staff('startTableOrder', { shopId: SHOP, tableId: PAYS_FIRST })).code).toBe('OMS-21-1007')
  })
})

describe('paying in parts', () => {
  it('keeps a part of what is left, and shows the rest to everybody · ORDER-3', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    await round(ana)
    await round(ben)
    const { billId, rounds, mineAmount, totalAmount } = await mustHave(ana)
    const items = rounds.flatMap(it =>
      it.mine ? it.lines.map(line => ({ orderId: it.orderId, itemKey: line.itemKey })) : [],
    )
    const kept = await keep(ana, billId, { by: 'items', items }, mineAmount)
    expect(kept).toMatchObject({ code: '000', data: { amount: mineAmount } })
    expect(await mustHave(ben)).toMatchObject({ openAmount: mineAmount, restAmount: totalAmount - mineAmount })
    expect((await keep(ben, billId, { by: 'items', items }, mineAmount)).code).toBe('OMS-21-1005')
    expect((await keep(ben, billId, { by: 'rest' }, totalAmount)).code).toBe('OMS-21-1001')
    expect((await keep(ben, billId, { by: 'rest' }, totalAmount - mineAmount)).code).toBe('000')
  })
})

const settle = (bill: Bill) =>
  staff('settleTableBill', { shopId: SHOP, billId: bill.billId, expectedAmount: bill.restAmount })

describe('who may come near a bill · C6', () => {
  it('a walk over all tables tells a stranger nothing of what is ordered there', async () => {
    const ana = await sits('Ana')
    const { orderId } = await round(ana)
    const { billId } = await mustHave(ana)
    expect((await ana.ask('or/fetchTable', { shopId: SHOP, tableId: TABLE })).data).toMatchObject({
      bill: { billId, rounds: 1 },
    })
    const { data } = await staff<{ tables: { tableId: string; tableName: string }[] }>('tables', { shopId: SHOP })
    expect(data.tables.length).toBeGreaterThan(5)
    const eve = await house.phone()
    for (const { tableId, tableName } of data.tables) {
      const typed = `no:${Buffer.from(tableName).toString('base64url')}`
      for (const named of [tableId, typed]) {
        const place = { shopId: SHOP, tableId: named }
        expect((await eve.ask<object>('or/calConfirm', place)).data).toEqual({})
        const seen = await Promise.all(['fetchTable', 'queryTableCache'].map(path => eve.ask(`or/${path}`, place)))
        for (const it of seen) expect(it.data).toMatchObject({ orders: [] })
        expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${billId}|${orderId}|restAmount`))
      }
    }
    expect((await eve.ask<object>('or/calConfirm', { billId })).data).toEqual({})
    expect((await keep(eve, billId, { by: 'rest' }, 1)).code).toBe('COM-00-0404')
  })

  it('who paid is told so, and the next party sees nothing · C6', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    const { orderId } = await round(ana)
    const bill = await mustHave(ana)
    expect(await settle(bill)).toMatchObject({ code: '000', data: { state: 'paid', restAmount: 0 } })
    expect((await ana.ask('or/queryOrderDetail', { orderId })).data).toMatchObject({ payState: 'paid' })
    const own = await ana.ask<{ bill: Bill }>('or/calConfirm', { billId: bill.billId })
    expect(own.data.bill).toMatchObject({ state: 'paid', persons: [] })
    expect(own.data.bill.rounds).toHaveLength(1)
    expect((await ben.ask<{ bill: Bill }>('or/calConfirm', { billId: bill.billId })).data.bill.rounds).toEqual([])
    const next = await sits('Next')
    expect((await next.query()).data.calculation.items).toEqual([])
    expect((await next.ask<object>('or/calConfirm', { billId: bill.billId })).data).toEqual({})
    expect(await billOf(next)).toBeUndefined()
    await round(next)
    expect((await mustHave(next)).billId).not.toBe(bill.billId)
  })

  it('each guest of a table that is not shared has a bill alone, until the waiter begins one for all', async () => {
    const [ana, ben] = [await house.phone(ALONE), await house.phone(ALONE)]
    await round(ana)
    await round(ben)
    const [one, two] = [await mustHave(ana, ALONE), await mustHave(ben, ALONE)]
    expect(one.billId).not.toBe(two.billId)
    expect([one.rounds.length, one.rounds[0]?.mine]).toEqual([1, true])
    for (const bill of [one, two]) expect((await settle(bill)).code).toBe('000')
    const begun = await staff('startTableOrder', { shopId: SHOP, tableId: ALONE, people: 2 })
    await round(ana)
    await round(ben)
    expect((await mustHave(ben, ALONE)).billId).toBe(begun.data.billId)
    expect((await mustHave(ana, ALONE)).rounds).toHaveLength(2)
  })
})

describe('a round that falls through at a table that is not shared', () => {
  const billsThere = async () =>
    (await staff<{ bills: Bill[] }>('tableBill', { shopId: SHOP, tableId: ALONE })).data.bills

  it('leaves no bill behind where nothing else is on it: the table can be had by others · ORDER-3', async () => {
    const ana = await house.phone(ALONE)
    const { orderId } = await round(ana)
    expect(await billsThere()).toHaveLength(1)
    expect((await ana.ask('or/cancel', { orderId, reason: '' })).code).toBe('000')
    await vi.waitFor(async () => expect(await billsThere()).toEqual([]), PATIENT)
    const ben = await sits('Ben')
    await round(ben)
    expect(await staff('moveTable', { shopId: SHOP, tableId: TABLE, toTableId: ALONE })).toMatchObject({ code: '000' })
    expect(await billOf(ana, ALONE)).toBeUndefined()
  })

  it('leaves the rest of the bill as it is, and who orders again has another', async () => {
    const ana = await house.phone(ALONE)
    const first = await round(ana)
    await round(ana, 'another')
    const { billId } = await mustHave(ana, ALONE)
    expect((await ana.ask('or/cancel', { orderId: first.orderId, reason: '' })).code).toBe('000')
    await vi.waitFor(async () => expect((await mustHave(ana, ALONE)).rounds).toHaveLength(1), PATIENT)
    const [last] = (await mustHave(ana, ALONE)).rounds
    expect((await ana.ask('or/cancel', { orderId: last?.orderId, reason: '' })).code).toBe('000')
    await vi.waitFor(async () => expect(await billsThere()).toEqual([]), PATIENT)
    await round(ana)
    expect((await mustHave(ana, ALONE)).billId).not.toBe(billId)
  })

  it('of a party that shares its table the bill stays until it is released', async () => {
    const ana = await sits('Ana')
    const { orderId } = await round(ana)
    const { billId } = await mustHave(ana)
    expect((await ana.ask('or/cancel', { orderId, reason: '' })).code).toBe('000')
    await vi.waitFor(async () => expect((await mustHave(ana)).rounds).toEqual([]), PATIENT)
    expect(await mustHave(ana)).toMatchObject({ billId, state: 'open' })
  })
})

describe('what the staff do', () => {
  it('settle the rest, as they took it; not while a guest is paying, unless they say so · ORDER-2', async () => {
    const ana = await sits('Ana')
    await round(ana)
    const bill = await mustHave(ana)
    await keep(ana, bill.billId, { by: 'rest' }, bill.restAmount)
    const input = { shopId: SHOP, billId: bill.billId, expectedAmount: bill.restAmount }
    expect((await staff('settleTableBill', input)).code).toBe('OMS-21-1006')
    expect((await staff('settleTableBill', { ...input, freeParts: true, expectedAmount: 1 })).code).toBe('OMS-21-1001')
    expect((await staff('settleTableBill', { ...input, freeParts: true })).code).toBe('000')
    expect((await staff('settleTableBill', input)).code).toBe('OMS-21-1002')
  })

  it('settle all at a table where guests only order · ORDER-2', async () => {
    const ana = await house.phone(ORDER_ONLY)
    const { cartId } = (await ana.add('')).data
    const worked = await ana.ask<object>('or/calculate', { cartId, orderType: 1100 })
    expect(worked.data).toMatchObject({ table: { paysLater: true, guestsPay: false }, paymentMethods: ['out-line'] })
    await round(ana)
    const bill = await mustHave(ana, ORDER_ONLY)
    expect(bill.pays).toBe(false)
    expect((await keep(ana, bill.billId, { by: 'rest' }, bill.restAmount)).code).toBe('OMS-21-1003')
    expect((await settle(bill)).code).toBe('000')
    expect(await billOf(ana, ORDER_ONLY)).toBeUndefined()
  })

  it('move a party with its cart and bill to a free table, and to no other', async () => {
    const ana = await sits('Ana')
    await round(ana)
    await ana.add('still choosing')
    const bill = await mustHave(ana)
    const bob = await house.phone(ALONE)
    await round(bob)
    expect((await staff('moveTable', { shopId: SHOP, tableId: TABLE, toTableId: ALONE })).code).toBe('OMS-21-1008')
    expect((await staff('moveTable', { shopId: SHOP, tableId: TABLE, toTableId: PAYS_FIRST })).code).toBe('OMS-21-1007')
    const there = { shopId: SHOP, tableId: TABLE, toTableId: ORDER_ONLY }
    const moved = await staff<{ bills: Bill[] }>('moveTable', there)
    expect(moved).toMatchObject({
      code: '000',
      data: { bills: [{ billId: bill.billId, tables: [{ tableName: 'B3' }] }] },
    })
    expect((await mustHave(ana, ORDER_ONLY)).billId).toBe(bill.billId)
    expect(await billOf(ana)).toBeUndefined()
    expect(await ana.ask('cart/query')).toMatchObject({ code: 'CART-01-0018', data: { movedTo: ORDER_ONLY } })
    expect((await bob.ask('cart/query', { tableId: TABLE })).data ?? {}).not.toHaveProperty('movedTo')
    const order = await ana.ask<{ table: object }>('or/queryOrderDetail', { orderId: bill.rounds[0]?.orderId })
    expect(order.data.table).toMatchObject({ tableName: 'B3' })
  })

  it('merge two tables: both go on where they sit and owe one bill', async () => {
    const [ana, bob] = [await sits('Ana'), await house.phone(ALONE)]
    await round(ana)
    await round(bob)
    const [one, two] = [await mustHave(ana), await mustHave(bob, ALONE)]
    const merged = await staff('mergeTables', { shopId: SHOP, tableId: ALONE, intoTableId: TABLE })
    expect(merged).toMatchObject({
      code: '000',
      data: { billId: one.billId, totalAmount: one.totalAmount + two.totalAmount },
    })
    expect((await mustHave(bob, ALONE)).billId).toBe(one.billId)
    await round(bob)
    expect((await mustHave(ana)).rounds).toHaveLength(3)
    expect((await staff('mergeTables', { shopId: SHOP, tableId: ALONE, intoTableId: TABLE })).code).toBe('OMS-21-1009')
  })

  it('merge a table with one whose people have not ordered yet: those order onto the same bill', async () => {
    const [ana, bob] = [await sits('Ana'), await house.phone(ALONE)]
    await round(bob)
    const input = { shopId: SHOP, tableId: ALONE, intoTableId: TABLE }
    const merged = await staff('mergeTables', input)
    expect(merged).toMatchObject({ code: '000', data: { tables: [{ tableName: 'B1' }, { tableName: 'B2' }] } })
    await round(ana)
    expect((await mustHave(bob, ALONE)).billId).toBe((await mustHave(ana)).billId)
    expect((await mustHave(ana)).rounds).toHaveLength(2)
    const first = { shopId: SHOP, tableId: ORDER_ONLY, intoTableId: PAYS_FIRST }
    expect((await staff('mergeTables', first)).code).toBe('OMS-21-1009')
  })

  it('nobody of another store or brand does any of it · A2', async () => {
    const ana = await sits('Ana')
    await round(ana)
    const { billId } = await mustHave(ana)
    const other = { shopId: 999, tableId: TABLE }
    for (const [path, more] of [
      ['startTableOrder', {}],
      ['tableBill', {}],
      ['moveTable', { toTableId: ALONE }],
      ['mergeTables', { intoTableId: ALONE }],
    ] as const)
      expect((await staff(path, { ...other, ...more })).code).toBe('CON-01-0002')
    expect((await staff('settleTableBill', { shopId: 999, billId, expectedAmount: 0 })).code).toBe('CON-01-0002')
  })
})

describe('a round while the bill is being paid · ORDER-5', () => {
  it('waits, is told of the bill, keeps its cart, and goes through afterwards', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    await round(ana)
    const bill = await mustHave(ana)
    const kept = await keep(ana, bill.billId, { by: 'rest' }, bill.restAmount)
    const { data: cart } = await ben.add('one more')
    expect(await ben.submit(cart)).toMatchObject({ code: '10600', data: { billId: bill.billId } })
    expect((await ben.query()).data.calculation.items).toHaveLength(1)
    expect((await ana.ask('config/cancelPaymentRound', { partId: kept.data.partId })).code).toBe('000')
    expect((await ben.submit((await ben.query()).data)).code).toBe('000')
  })

  it('twenty rounds and twenty payments at once: each is in or told, and the sum holds · ORDER-3, M7', async () => {
    const phones = await Promise.all(Array.from({ length: 10 }, (_, at) => sits(`P${at}`)))
    const [first] = phones
    if (!first) throw new Error('nobody')
    await round(first)
    const { billId } = await mustHave(first)
    const work = phones.flatMap(phone => [
      round(phone, randomUUID()).catch(() => undefined),
      keep(phone, billId, { by: 'amount', amount: 100 }, 100),
    ])
    await Promise.all(work)
    const bill = await mustHave(first)
    expect(bill.paidAmount + bill.openAmount + bill.restAmount).toBe(bill.totalAmount)
    expect(bill.parts.reduce((all, it) => all + it.amount, 0)).toBeLessThanOrEqual(bill.totalAmount)
  })
})
