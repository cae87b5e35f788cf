import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusedAs, dataOf, requestId, testApp, diningRoom, TABLES, SHOP } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.sharedLater)
const { manager } = room
const { sharedLater: TABLE, apartLater: ALONE, orderOnly: ORDER_ONLY, apart: PAYS_FIRST } = TABLES

beforeEach(() => room.clear([TABLE, ALONE, ORDER_ONLY]))

describe('A table that pays at the end', () => {
  test('Has one bill that collects the rounds of its party (ORDER-3)', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    expect(await ana.billOf()).toBeUndefined()
    await ana.round()
    await ben.round()
    const [bill, same] = [await ana.bill(), await ben.bill()]
    expect(same.billId).toBe(bill.billId)
    expect(bill.rounds.map(it => it.mine)).toEqual([true, false])
    expect(bill.rounds.map(it => bill.persons.find(one => one.personId === it.by)?.nick)).toEqual(['Ana', 'Ben'])
    expect(bill.restAmount).toBe(bill.totalAmount)
    expect(bill.rounds.flatMap(it => it.lines).reduce((all, it) => all + it.shareAmount, 0)).toBe(bill.totalAmount)
  })

  test('Joins the order that the staff started at the console (ORDER-3)', async () => {
    const started = await manager.must(contract.bill.startTableOrder, { shopId: SHOP, tableId: TABLE, people: 3 })
    expect(started).toMatchObject({ state: 'open', rounds: [], people: 3 })
    const again = await manager.must(contract.bill.startTableOrder, { shopId: SHOP, tableId: TABLE })
    expect(again.billId).toBe(started.billId)
    const ana = await room.sits('Ana')
    await ana.round()
    expect((await ana.bill()).billId).toBe(started.billId)
    expect(refusedAs(await manager.call(contract.bill.startTableOrder, { shopId: SHOP, tableId: PAYS_FIRST }))).toBe(
      'tablePaysFirst',
    )
  })
})

describe('Paying in parts', () => {
  test('Reserves a part of the rest, and shows what remains to every guest (ORDER-3)', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await ana.round()
    await ben.round()
    const { billId, rounds, mineAmount, totalAmount } = await ana.bill()
    const items = rounds.flatMap(it =>
      it.mine ? it.lines.map(line => ({ orderId: it.orderId, itemKey: line.itemKey })) : [],
    )
    const stored = await ana.keep(billId, { by: 'items', items }, mineAmount)
    expect(stored).toMatchObject({ amount: mineAmount })
    expect(await ben.bill()).toMatchObject({ openAmount: mineAmount, restAmount: totalAmount - mineAmount })
    expect(refusedAs(await ben.keep(billId, { by: 'items', items }, mineAmount))).toBe('itemTaken')
    expect(refusedAs(await ben.keep(billId, { by: 'rest' }, totalAmount))).toBe('billMoved')
    expect(refusedAs(await ben.keep(billId, { by: 'rest' }, totalAmount - mineAmount))).toBe('done')
  })
})

describe('Access to a bill (C6)', () => {
  test('Calls for every table tell a stranger nothing about its orders', async () => {
    const ana = await room.sits('Ana')
    const { orderId } = await ana.round()
    const { billId } = await ana.bill()
    expect(await ana.must(contract.table.fetchTable, { shopId: SHOP, tableId: TABLE })).toMatchObject({
      bill: { billId, rounds: 1 },
    })
    const data = await manager.must(contract.table.tables, { shopId: SHOP })
    expect(data.tables.length).toBeGreaterThan(5)
    const eve = room.phone()
    for (const { tableId, tableName } of data.tables) {
      const typed = `no:${Buffer.from(tableName).toString('base64url')}`
      for (const named of [tableId, typed]) {
        const place = { shopId: SHOP, tableId: named }
        expect(await eve.must(contract.bill.calConfirm, place)).toEqual({})
        const { fetchTable, queryTableCache } = contract.table
        const seen = await Promise.all([fetchTable, queryTableCache].map(spec => eve.must(spec, place)))
        for (const it of seen) expect(it).toMatchObject({ orders: [] })
        expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${billId}|${orderId}|restAmount`))
      }
    }
    expect(await eve.must(contract.bill.calConfirm, { billId })).toEqual({})
    expect(refusedAs(await eve.keep(billId, { by: 'rest' }, 1))).toBe('notFound')
  })

  test('A guest who paid sees that, and the next party sees nothing (C6)', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    const { orderId } = await ana.round()
    const bill = await ana.bill()
    expect(await room.settle(bill)).toMatchObject({ state: 'paid', restAmount: 0 })
    expect(await ana.must(contract.order.queryOrderDetail, { orderId })).toMatchObject({ payState: 'paid' })
    const own = await ana.must(contract.bill.calConfirm, { billId: bill.billId })
    expect(own.bill).toMatchObject({ state: 'paid', persons: [] })
    expect(own.bill?.rounds).toHaveLength(1)
    expect((await ben.must(contract.bill.calConfirm, { billId: bill.billId })).bill?.rounds).toEqual([])
    const next = await room.sits('Next')
    expect((await next.cart()).calculation.items).toEqual([])
    expect(await next.must(contract.bill.calConfirm, { billId: bill.billId })).toEqual({})
    expect(await next.billOf()).toBeUndefined()
    await next.round()
    expect((await next.bill()).billId).not.toBe(bill.billId)
  })

  test('At a table that is not shared each guest has an own bill, until the staff start one for all', async () => {
    const [ana, ben] = [room.phone(ALONE), room.phone(ALONE)]
    await ana.round()
    await ben.round()
    const [one, two] = [await ana.bill(), await ben.bill()]
    expect(one.billId).not.toBe(two.billId)
    expect([one.rounds.length, one.rounds[0]?.mine]).toEqual([1, true])
    for (const bill of [one, two]) expect(refusedAs(await room.settle(bill))).toBe('done')
    const started = await manager.must(contract.bill.startTableOrder, { shopId: SHOP, tableId: ALONE, people: 2 })
    await ana.round()
    await ben.round()
    expect((await ben.bill()).billId).toBe(started.billId)
    expect((await ana.bill()).rounds).toHaveLength(2)
  })
})

describe('A failed round at a table that is not shared', () => {
  const billsThere = () => room.bills(ALONE)

  test('Leaves no bill if nothing else is on it: the table is free for others (ORDER-3)', async () => {
    const ana = room.phone(ALONE)
    const { orderId } = await ana.round()
    expect(await billsThere()).toHaveLength(1)
    await ana.must(contract.order.cancel, { orderId, reason: '' })
    await app.settle()
    expect(await billsThere()).toEqual([])
    const ben = await room.sits('Ben')
    await ben.round()
    await manager.must(contract.bill.moveTable, { shopId: SHOP, tableId: TABLE, toTableId: ALONE })
    expect(await ana.billOf()).toBeUndefined()
  })

  test('Leaves the rest of the bill unchanged, and a guest who orders again has another one', async () => {
    const ana = room.phone(ALONE)
    const first = await ana.round()
    await ana.round('another')
    const { billId } = await ana.bill()
    await ana.must(contract.order.cancel, { orderId: first.orderId, reason: '' })
    await app.settle()
    expect((await ana.bill()).rounds).toHaveLength(1)
    const [last] = (await ana.bill()).rounds
    await ana.must(contract.order.cancel, { orderId: last?.orderId ?? '', reason: '' })
    await app.settle()
    expect(await billsThere()).toEqual([])
    await ana.round()
    expect((await ana.bill()).billId).not.toBe(billId)
  })

  test('Of a party that shares its table the bill stays until it is released', async () => {
    const ana = await room.sits('Ana')
    const { orderId } = await ana.round()
    const { billId } = await ana.bill()
    await ana.must(contract.order.cancel, { orderId, reason: '' })
    await app.settle()
    expect((await ana.bill()).rounds).toEqual([])
    expect(await ana.bill()).toMatchObject({ billId, state: 'open' })
  })
})

describe('Actions of the staff', () => {
  test('Settle the rest as received; while a guest is paying only with a confirmation (ORDER-2)', async () => {
    const ana = await room.sits('Ana')
    await ana.round()
    const bill = await ana.bill()
    await ana.keep(bill.billId, { by: 'rest' }, bill.restAmount)
    const input = { shopId: SHOP, billId: bill.billId, expectedAmount: bill.restAmount }
    expect(refusedAs(await manager.call(contract.bill.settleTableBill, input))).toBe('billBeingPaid')
    expect(
      refusedAs(await manager.call(contract.bill.settleTableBill, { ...input, freeParts: true, expectedAmount: 1 })),
    ).toBe('billMoved')
    await manager.must(contract.bill.settleTableBill, { ...input, freeParts: true })
    expect(refusedAs(await manager.call(contract.bill.settleTableBill, input))).toBe('billClosed')
  })

  test('Settle all at a table where guests only order (ORDER-2)', async () => {
    const ana = room.phone(ORDER_ONLY)
    const { cartId } = await ana.add()
    const worked = await ana.must(contract.order.calculate, { ...ana.place, cartId, orderType: 1100 })
    expect(worked).toMatchObject({ table: { paysLater: true, guestsPay: false }, paymentMethods: ['out-line'] })
    await ana.round()
    const bill = await ana.bill(ORDER_ONLY)
    expect(bill.pays).toBe(false)
    expect(refusedAs(await ana.keep(bill.billId, { by: 'rest' }, bill.restAmount))).toBe('billSettledByStaff')
    expect(refusedAs(await room.settle(bill))).toBe('done')
    expect(await ana.billOf(ORDER_ONLY)).toBeUndefined()
  })

  test('Move a party with its cart and bill to a free table, and to no other', async () => {
    const ana = await room.sits('Ana')
    await ana.round()
    await ana.add('still choosing')
    const bill = await ana.bill()
    const bob = room.phone(ALONE)
    await bob.round()
    expect(
      refusedAs(await manager.call(contract.bill.moveTable, { shopId: SHOP, tableId: TABLE, toTableId: ALONE })),
    ).toBe('tableInUse')
    expect(
      refusedAs(await manager.call(contract.bill.moveTable, { shopId: SHOP, tableId: TABLE, toTableId: PAYS_FIRST })),
    ).toBe('tablePaysFirst')
    const there = { shopId: SHOP, tableId: TABLE, toTableId: ORDER_ONLY }
    const moved = await manager.must(contract.bill.moveTable, there)
    expect(moved).toMatchObject({
      bills: [{ billId: bill.billId, tables: [{ tableName: 'B3' }] }],
    })
    expect((await ana.bill(ORDER_ONLY)).billId).toBe(bill.billId)
    expect(await ana.billOf()).toBeUndefined()
    expect(await ana.call(contract.cart.query, ana.place)).toMatchObject({
      refused: 'seatNeeded',
      data: { movedTo: ORDER_ONLY },
    })
    const stranger = await bob.call(contract.cart.query, { ...bob.place, tableId: TABLE })
    expect('data' in stranger ? stranger.data : {}).not.toHaveProperty('movedTo')
    const order = await ana.must(contract.order.queryOrderDetail, { orderId: bill.rounds[0]?.orderId ?? '' })
    expect(order.table).toMatchObject({ tableName: 'B3' })
  })

  test('Merge two tables: both continue where they sit and owe one bill', async () => {
    const [ana, bob] = [await room.sits('Ana'), room.phone(ALONE)]
    await ana.round()
    await bob.round()
    const [one, two] = [await ana.bill(), await bob.bill()]
    const merged = await manager.must(contract.bill.mergeTables, { shopId: SHOP, tableId: ALONE, intoTableId: TABLE })
    expect(merged).toMatchObject({
      billId: one.billId,
      totalAmount: one.totalAmount + two.totalAmount,
    })
    expect((await bob.bill()).billId).toBe(one.billId)
    await bob.round()
    expect((await ana.bill()).rounds).toHaveLength(3)
    expect(
      refusedAs(await manager.call(contract.bill.mergeTables, { shopId: SHOP, tableId: ALONE, intoTableId: TABLE })),
    ).toBe('noOpenBill')
  })

  test('Merge a table with one that has not ordered yet: it orders onto the same bill', async () => {
    const [ana, bob] = [await room.sits('Ana'), room.phone(ALONE)]
    await bob.round()
    const input = { shopId: SHOP, tableId: ALONE, intoTableId: TABLE }
    const merged = await manager.must(contract.bill.mergeTables, input)
    expect(merged).toMatchObject({ tables: [{ tableName: 'B1' }, { tableName: 'B2' }] })
    await ana.round()
    expect((await bob.bill()).billId).toBe((await ana.bill()).billId)
    expect((await ana.bill()).rounds).toHaveLength(2)
    const first = { shopId: SHOP, tableId: ORDER_ONLY, intoTableId: PAYS_FIRST }
    expect(refusedAs(await manager.call(contract.bill.mergeTables, first))).toBe('noOpenBill')
  })

  test('No person of another store or brand can do any of it (A2)', async () => {
    const ana = await room.sits('Ana')
    await ana.round()
    const { billId } = await ana.bill()
    const other = { shopId: 999, tableId: TABLE }
    const { startTableOrder, tableBill, moveTable, mergeTables, settleTableBill } = contract.bill
    const answers = [
      await manager.call(startTableOrder, other),
      await manager.call(tableBill, other),
      await manager.call(moveTable, { ...other, toTableId: ALONE }),
      await manager.call(mergeTables, { ...other, intoTableId: ALONE }),
      await manager.call(settleTableBill, { shopId: 999, billId, expectedAmount: 0 }),
    ]
    expect(new Set(answers.map(refusedAs))).toEqual(new Set(['notYourShop']))
  })
})

describe('A round while the bill is being paid (ORDER-5)', () => {
  test('Waits, is notified of the bill, keeps its cart, and succeeds afterwards', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await ana.round()
    const bill = await ana.bill()
    const { partId } = dataOf(await ana.keep(bill.billId, { by: 'rest' }, bill.restAmount))
    const cart = await ben.add('one more')
    expect(await ben.submit(cart)).toMatchObject({ refused: 'orderProcessing', data: { billId: bill.billId } })
    expect((await ben.cart()).calculation.items).toHaveLength(1)
    await ana.must(contract.bill.cancelPaymentRound, { partId })
    expect(refusedAs(await ben.submit(await ben.cart()))).toBe('done')
  })

  test('Twenty rounds and twenty payments at once: each is accepted or refused, and the sum holds (ORDER-3, M7)', async () => {
    const phones = await Promise.all(Array.from({ length: 10 }, (_, at) => room.sits(`P${at}`)))
    const [first] = phones
    if (!first) throw new Error('nobody')
    await first.round()
    const { billId } = await first.bill()
    const work = phones.flatMap(phone => [
      phone.round(requestId()).catch(() => undefined),
      phone.keep(billId, { by: 'amount', amount: 100 }, 100),
    ])
    await Promise.all(work)
    const bill = await first.bill()
    expect(bill.paidAmount + bill.openAmount + bill.restAmount).toBe(bill.totalAmount)
    expect(bill.parts.reduce((all, it) => all + it.amount, 0)).toBeLessThanOrEqual(bill.totalAmount)
  })
})
