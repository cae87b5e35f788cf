import { contract } from '@comanda/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusedAs, dataOf, testApp, diningRoom, TABLES, SHOP, type Bill, type Diner } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.apartLater)
const { manager } = room
const { apartLater: ALONE, orderOnly: ORDER_ONLY } = TABLES

const PIN_NEEDED = 'pinNeeded'
const clear = () => room.clear([ALONE, ORDER_ONLY])
beforeEach(clear)

const takeSeat = (phone: Diner, pin?: string, tableId: string = ALONE) =>
  phone.call(contract.table.takeSeat, { shopId: SHOP, tableId, ...(pin !== undefined && { pin }) })
const sends = async (phone: Diner) => phone.submit(await phone.add())
const openBill = async () =>
  (await manager.must(contract.bill.startTableOrder, { shopId: SHOP, tableId: ALONE, people: 2 })).billId
const onFloor = () => room.table(ALONE)
const pinThere = async () => (await onFloor())?.session?.pin ?? ''
const settled = async (bill: Bill) => expect(refusedAs(await room.settle(bill))).toBe('done')
const lastSession = async () => {
  const last =
    'select session_id from table_session where table_id = $1 and ended_at is not null order by ended_at desc limit 1'
  const [row] = await app.sql<{ session_id: string }>(last, [ALONE])
  return row?.session_id ?? ''
}

describe('A table that pays at the end with separate carts, by its printed code', () => {
  test('Needs no seat; a guest who scanned it sees and joins the staff’s bill (ORDER-3)', async () => {
    const ana = room.phone()
    expect(dataOf(await takeSeat(ana))).toEqual({ seated: false })
    const billId = await openBill()
    expect(await ana.billOf()).toBeUndefined()
    expect(dataOf(await takeSeat(ana))).toEqual({ seated: true })
    expect((await ana.bill()).billId).toBe(billId)
    expect(refusedAs(await sends(ana))).toBe('done')
    expect((await ana.bill()).rounds).toHaveLength(1)
  })

  test('Its readable number does not reveal the code and adds nothing to its bill (C6)', async () => {
    const billId = await openBill()
    const typed = await room.typed('B1')
    const atHome = room.phone(typed)
    expect(refusedAs(await sends(atHome))).toBe(PIN_NEEDED)
    expect(await room.bills(ALONE)).toMatchObject([{ billId, rounds: [] }])
    const pin = await pinThere()
    expect(dataOf(await takeSeat(atHome, pin, typed))).toMatchObject({ seated: true })
    expect(refusedAs(await sends(atHome))).toBe('done')
    expect((await atHome.bill(ALONE)).billId).toBe(billId)
  })

  test('Unknown phones side by side never fill it', async () => {
    await openBill()
    const phones = Array.from({ length: 20 }, () => room.phone())
    const seats = await Promise.all(phones.map(phone => takeSeat(phone)))
    expect(seats).toEqual(Array.from({ length: 20 }, () => ({ seated: true })))
  })

  test('A lone guest whom the staff moved is shown the new table (C6)', async () => {
    const ana = room.phone()
    await ana.round()
    const there = { shopId: SHOP, tableId: ALONE, toTableId: ORDER_ONLY }
    await manager.must(contract.bill.moveTable, there)
    expect(dataOf(await takeSeat(ana))).toEqual({ seated: false, movedTo: ORDER_ONLY })
    expect(dataOf(await takeSeat(room.phone()))).toEqual({ seated: false })
    expect((await ana.bill(ORDER_ONLY)).rounds).toHaveLength(1)
  })
})

describe.each(['pin', 'rotating'] as const)('Such a table where guests enter by %s', entry => {
  const wrong = (pin: string) => (pin === '0000' ? '0001' : '0000')
  beforeAll(async () => {
    await room.enteredBy(entry)
    await clear()
    await openBill()
    for (const process of [0, 1]) expect(refusedAs(await sends(room.phone(undefined, { process })))).toBe(PIN_NEEDED)
  })
  afterAll(() => room.enteredBy('code'))

  test('A round joins the staff’s bill after the PIN was entered, with the cart unchanged (ORDER-3, C6)', async () => {
    const billId = await openBill()
    const ana = room.phone()
    const cart = await ana.add()
    expect(refusedAs(await ana.submit(cart))).toBe(PIN_NEEDED)
    expect(await ana.billOf()).toBeUndefined()
    const pin = await pinThere()
    expect(refusedAs(await takeSeat(ana, wrong(pin)))).toBe(PIN_NEEDED)
    expect(await takeSeat(ana, pin)).toMatchObject({ seated: true, pin })
    expect(refusedAs(await ana.submit(cart))).toBe('done')
    expect(await ana.bill()).toMatchObject({ billId, rounds: [{ mine: true }] })
    expect(refusedAs(await sends(ana))).toBe('done')
  })

  test('The seat ends when the bill is paid or the table released: the next round needs a new seat (C6)', async () => {
    await openBill()
    const pin = await pinThere()
    const ana = room.phone()
    await takeSeat(ana, pin)
    expect(refusedAs(await sends(ana))).toBe('done')
    await settled(await ana.bill())
    await openBill()
    expect(refusedAs(await sends(ana))).toBe(PIN_NEEDED)
    await takeSeat(ana, await pinThere())
    await room.release(ALONE)
    await openBill()
    expect(refusedAs(await sends(ana))).toBe(PIN_NEEDED)
  })

  test('Each guest pays and leaves alone; the last bill ends the visit (ORDER-3)', async () => {
    await room.open(ALONE)
    const pin = await pinThere()
    const [ana, ben] = [room.phone(), room.phone()]
    for (const phone of [ana, ben]) {
      await takeSeat(phone, pin)
      expect(refusedAs(await sends(phone))).toBe('done')
    }
    expect((await onFloor())?.session).toMatchObject({ persons: 2, pin })
    await settled(await ana.bill())
    expect((await onFloor())?.session).toMatchObject({ persons: 1, pin })
    await settled(await ben.bill())
    expect((await onFloor())?.session).toBeUndefined()
  })

  test('A cancelled round leaves its guest the seat', async () => {
    await room.open(ALONE)
    const ana = room.phone()
    await takeSeat(ana, await pinThere())
    const { orderId } = dataOf(await sends(ana))
    await ana.must(contract.order.cancel, { orderId, reason: '' })
    await app.settle()
    expect(await ana.billOf()).toBeUndefined()
    expect(refusedAs(await sends(ana))).toBe('done')
  })

  test('20 rounds during a release: each is on the bill before it or needs a new seat (C6, M7)', async () => {
    await room.open(ALONE)
    const pin = await pinThere()
    const phones = Array.from({ length: 20 }, () => room.phone())
    const carts = await Promise.all(
      phones.map(async phone => {
        await takeSeat(phone, pin)
        return phone.add()
      }),
    )
    const rounds = phones.map((phone, at) => phone.submit(carts[at] as (typeof carts)[0]))
    const [, ...answers] = await Promise.all([room.release(ALONE), ...rounds])
    // A round that comes late begins another visit only where nobody sits there, which asks for the PIN where codes change.
    for (const answer of answers) expect(['done', PIN_NEEDED]).toContain(refusedAs(answer))
    const late = await app.sql(
      `select 1 from customer_order o join table_session s on s.table_id = $1 and s.ended_by <> 'paid'
          where o.details->'table'->>'tableId' = $1 and s.session_id = $2 and o.created_at > s.ended_at
            and not exists (select 1 from table_session n join table_seat t using (corporation_id, session_id)
              where n.table_id = $1 and n.started_at >= s.ended_at and t.owner = o.owner)`,
      [ALONE, await lastSession()],
    )
    expect(late).toEqual([])
  })

  test('Calls the staff for seated guests, and not for former ones (ORDER-9)', async () => {
    await room.open(ALONE)
    const ana = room.phone()
    const input = { shopId: SHOP, tableId: ALONE, wish: 'help' } as const
    const calls = async () => refusedAs(await ana.call(contract.table.callStaff, input))
    expect(await calls()).toBe('seatNeeded')
    await takeSeat(ana, await pinThere())
    expect(await calls()).toBe('done')
  })

  test('Seated guests who are moved are shown the new table, and cannot order at the old one', async () => {
    await room.open(ALONE)
    const ana = room.phone()
    await takeSeat(ana, await pinThere())
    expect(refusedAs(await sends(ana))).toBe('done')
    const there = { shopId: SHOP, tableId: ALONE, toTableId: ORDER_ONLY }
    await manager.must(contract.bill.moveTable, there)
    expect(await sends(ana)).toMatchObject({ refused: 'seatNeeded', data: { movedTo: ORDER_ONLY } })
  })
})

test('A changing code admits a guest where it is shown, starts the visit, and is required again for the next', async () => {
  await room.enteredBy('rotating')
  const [code, same] = [(await onFloor())?.entryCode, (await onFloor())?.entryCode]
  expect(code).toMatch(/^\d{12}$/)
  expect(same).toBe(code)
  const ana = room.phone()
  expect(refusedAs(await takeSeat(ana))).toBe(PIN_NEEDED)
  expect(dataOf(await takeSeat(ana, code))).toMatchObject({ seated: true })
  expect(refusedAs(await sends(ana))).toBe('done')
  expect(refusedAs(await takeSeat(room.phone()))).toBe(PIN_NEEDED)
  await room.enteredBy('code')
})
