import { table as tableCalls } from '@comanda/contract/table'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { ALONE, type Bill, ORDER_ONLY, type PayAfterHouse, payAfterHouse } from './pay-after-test-house.ts'
import { type Phone, SHOP } from './table-test-house.ts'

const PIN_NEEDED = 'CART-01-0019'
const SEAT_NEEDED = 'CART-01-0018'
/** A process hears of a change of the settings from another. */
const PATIENT = { timeout: 20_000 }

interface Seat {
  seated: boolean
  pin?: string
  movedTo?: string
}

const database = testDatabase()
let house: PayAfterHouse
beforeAll(async () => {
  house = await payAfterHouse(database())
}, 60_000)
afterAll(() => house.close())
beforeEach(() => house.clear())

const takeSeat = async (phone: Phone, pin?: string, tableId = ALONE) =>
  (
    await house.first.ask(
      tableCalls.takeSeat.path,
      { shopId: SHOP, tableId, ...(pin !== undefined && { pin }) },
      {
        token: phone.token,
        'x-request-id': randomUUID(),
      },
    )
  ).body as unknown as { code: string; data: Seat }
const sends = async (phone: Phone) => phone.submit((await phone.add('')).data)
const begun = async () =>
  (await house.staffBill('startTableOrder', { shopId: SHOP, tableId: ALONE, people: 2 })).data.billId
const floorAt = async (tableId = ALONE) => {
  type Floor = { tables: { tableId: string; entryCode?: string; session?: { pin: string; persons: number } }[] }
  const { data } = await house.staffBill<Floor>('tables', { shopId: SHOP })
  return data.tables.find(it => it.tableId === tableId)
}
const settled = async ({ billId, restAmount }: Bill) =>
  expect(
    (await house.staffBill('settleTableBill', { shopId: SHOP, billId, expectedAmount: restAmount, freeParts: true }))
      .code,
  ).toBe('000')
const lastSession = async () => {
  const last =
    'select session_id from table_session where table_id = $1 and ended_at is not null order by ended_at desc limit 1'
  const { rows } = await database().query<{ session_id: string }>({ name: 'last_session', text: last }, [ALONE])
  return rows[0]?.session_id
}
const typedName = async (tableId: string) => {
  const { tables } = (
    await house.staffBill<{ tables: { tableId: string; tableName: string }[] }>('tables', { shopId: SHOP })
  ).data
  const tableName = tables.find(it => it.tableId === tableId)?.tableName
  const found = await house.first.ask('/api/base/table/getTableInfo', { shopId: SHOP, tableName })
  return (found.body.data as { tableId: string }).tableId
}

describe('a table that pays at the end, each phone with a cart of its own, by the code that is printed on it', () => {
  it('asks for no seat; who scanned it sees and joins the bill the waiter began · ORDER-3', async () => {
    const ana = await house.phone(ALONE)
    expect((await takeSeat(ana)).data).toEqual({ seated: false })
    const billId = await begun()
    expect(await house.billOf(ana, ALONE)).toBeUndefined()
    expect((await takeSeat(ana)).data).toEqual({ seated: true })
    expect((await house.mustHave(ana, ALONE)).billId).toBe(billId)
    expect((await sends(ana)).code).toBe('000')
    expect((await house.mustHave(ana, ALONE)).rounds).toHaveLength(1)
  })

  it('its number, which anybody can read, does not give the code away and puts nothing on its bill · C6', async () => {
    const billId = await begun()
    const atHome = await house.phone(await typedName(ALONE))
    expect(await sends(atHome)).toMatchObject({ code: PIN_NEEDED })
    const { data } = await house.staffBill<{ bills: Bill[] }>('tableBill', { shopId: SHOP, tableId: ALONE })
    expect(data.bills).toMatchObject([{ billId, rounds: [] }])
    const pin = (await floorAt())?.session?.pin
    expect((await takeSeat(atHome, pin, await typedName(ALONE))).data).toMatchObject({ seated: true })
    expect((await sends(atHome)).code).toBe('000')
    expect((await house.mustHave(atHome, ALONE)).billId).toBe(billId)
  })

  it('strangers side by side are never too many for it', async () => {
    await begun()
    const phones = await Promise.all(Array.from({ length: 20 }, () => house.phone(ALONE)))
    const seats = await Promise.all(phones.map(phone => takeSeat(phone)))
    expect(seats.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => ({ seated: true })))
  })

  it('a guest alone whom the staff moved is told where to · C6', async () => {
    const ana = await house.phone(ALONE)
    await house.round(ana)
    const there = { shopId: SHOP, tableId: ALONE, toTableId: ORDER_ONLY }
    expect((await house.staffBill('moveTable', there)).code).toBe('000')
    expect((await takeSeat(ana)).data).toEqual({ seated: false, movedTo: ORDER_ONLY })
    expect((await takeSeat(await house.phone(ALONE))).data).toEqual({ seated: false })
    expect((await house.mustHave(ana, ORDER_ONLY)).rounds).toHaveLength(1)
  })
})

describe.each(['pin', 'rotating'] as const)('such a table where guests come in by %s', entry => {
  const wrong = (pin: string) => (pin === '0000' ? '0001' : '0000')
  beforeAll(async () => {
    await house.enteredBy(entry)
    // The process that did not save it hears of it.
    await house.clear()
    await begun()
    await vi.waitFor(async () => {
      for (let at = 0; at < 2; at += 1) expect((await sends(await house.phone(ALONE))).code).toBe(PIN_NEEDED)
    }, PATIENT)
  })
  afterAll(() => house.enteredBy('code'))

  it('a round joins the bill the waiter began once the PIN was proved, with the cart as it was; not before · ORDER-3, C6', async () => {
    const billId = await begun()
    const ana = await house.phone(ALONE)
    const { data: cart } = await ana.add('')
    expect((await ana.submit(cart)).code).toBe(PIN_NEEDED)
    expect(await house.billOf(ana, ALONE)).toBeUndefined()
    const pin = (await floorAt())?.session?.pin ?? ''
    expect((await takeSeat(ana, wrong(pin))).code).toBe(PIN_NEEDED)
    expect(await takeSeat(ana, pin)).toMatchObject({ code: '000', data: { seated: true, pin } })
    expect((await ana.submit(cart)).code).toBe('000')
    expect(await house.mustHave(ana, ALONE)).toMatchObject({ billId, rounds: [{ mine: true }] })
    expect((await sends(ana)).code).toBe('000')
  })

  it('the seat ends when the bill is paid or the table released: the next round asks anew · C6', async () => {
    await begun()
    const pin = (await floorAt())?.session?.pin
    const ana = await house.phone(ALONE)
    await takeSeat(ana, pin)
    expect((await sends(ana)).code).toBe('000')
    await settled(await house.mustHave(ana, ALONE))
    await begun()
    expect((await sends(ana)).code).toBe(PIN_NEEDED)
    await takeSeat(ana, (await floorAt())?.session?.pin)
    expect((await house.staff('releaseTable', ALONE)).code).toBe('000')
    await begun()
    expect((await sends(ana)).code).toBe(PIN_NEEDED)
  })

  it('each guest alone pays and leaves; with the last bill the visit is over · ORDER-3', async () => {
    await house.staff('openTable', ALONE)
    const pin = (await floorAt())?.session?.pin
    const [ana, ben] = [await house.phone(ALONE), await house.phone(ALONE)]
    for (const phone of [ana, ben]) {
      await takeSeat(phone, pin)
      expect((await sends(phone)).code).toBe('000')
    }
    expect((await floorAt())?.session).toMatchObject({ persons: 2, pin })
    await settled(await house.mustHave(ana, ALONE))
    expect((await floorAt())?.session).toMatchObject({ persons: 1, pin })
    await settled(await house.mustHave(ben, ALONE))
    expect((await floorAt())?.session).toBeUndefined()
  })

  it('a round called off leaves its guest the seat', async () => {
    await house.staff('openTable', ALONE)
    const ana = await house.phone(ALONE)
    await takeSeat(ana, (await floorAt())?.session?.pin)
    const { data } = await sends(ana)
    expect((await ana.ask('or/cancel', { orderId: data.orderId, reason: '' })).code).toBe('000')
    await vi.waitFor(async () => expect(await house.billOf(ana, ALONE)).toBeUndefined(), PATIENT)
    expect((await sends(ana)).code).toBe('000')
  })

  it('20 rounds while the table is released: each is in before, or asks for a seat; none comes after · C6, M7', async () => {
    await house.staff('openTable', ALONE)
    const pin = (await floorAt())?.session?.pin
    const phones = await Promise.all(Array.from({ length: 20 }, () => house.phone(ALONE)))
    const carts = await Promise.all(
      phones.map(async phone => {
        await takeSeat(phone, pin)
        return (await phone.add('')).data
      }),
    )
    const rounds = phones.map((phone, at) => phone.submit(carts[at] as (typeof carts)[0]))
    const [released, ...answers] = await Promise.all([house.staff('releaseTable', ALONE), ...rounds])
    expect(released.code).toBe('000')
    // A round that comes late begins another visit only where nobody sits there, which asks for the PIN where codes change.
    for (const { code } of answers) expect(['000', PIN_NEEDED]).toContain(code)
    const late = await database().query(
      {
        name: 'after_release',
        text: `select 1 from customer_order o join table_session s on s.table_id = $1 and s.ended_by <> 'paid'
          where o.details->'table'->>'tableId' = $1 and s.session_id = $2 and o.created_at > s.ended_at
            and not exists (select 1 from table_session n join table_seat t using (corporation_id, session_id)
              where n.table_id = $1 and n.started_at >= s.ended_at and t.owner = o.owner)`,
      },
      [ALONE, (await lastSession()) ?? ''],
    )
    expect(late.rows).toEqual([])
  })

  it('calls the staff for who sits there, and not for who once knew the table · ORDER-9', async () => {
    await house.staff('openTable', ALONE)
    const ana = await house.phone(ALONE)
    const calls = async () => {
      const input = { shopId: SHOP, tableId: ALONE, wish: 'help' }
      const headers = { token: ana.token, 'x-request-id': randomUUID() }
      return (await house.first.ask(tableCalls.callStaff.path, input, headers)).body.code
    }
    expect(await calls()).toBe(SEAT_NEEDED)
    await takeSeat(ana, (await floorAt())?.session?.pin)
    expect(await calls()).toBe('000')
  })

  it('who sits there and is moved is told where to, and orders nothing at the old table', async () => {
    await house.staff('openTable', ALONE)
    const ana = await house.phone(ALONE)
    await takeSeat(ana, (await floorAt())?.session?.pin)
    expect((await sends(ana)).code).toBe('000')
    const there = { shopId: SHOP, tableId: ALONE, toTableId: ORDER_ONLY }
    expect((await house.staffBill('moveTable', there)).code).toBe('000')
    expect(await sends(ana)).toMatchObject({ code: SEAT_NEEDED, data: { movedTo: ORDER_ONLY } })
  })
})

it('a code that changes lets one in where it shows, begins the visit, and is needed by the next', async () => {
  await house.enteredBy('rotating')
  const code = await vi.waitFor(async () => {
    for (let at = 0; at < 2; at += 1) expect((await floorAt())?.entryCode).toMatch(/^\d{12}$/)
    return (await floorAt())?.entryCode
  }, PATIENT)
  const ana = await house.phone(ALONE)
  expect((await takeSeat(ana)).code).toBe(PIN_NEEDED)
  expect((await takeSeat(ana, code)).data).toMatchObject({ seated: true })
  expect((await sends(ana)).code).toBe('000')
  expect((await takeSeat(await house.phone(ALONE))).code).toBe(PIN_NEEDED)
  await house.enteredBy('code')
})
