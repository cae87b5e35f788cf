import { push } from '@comanda/contract/push'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { NUMBER, type Phone, SHARED, SHOP, type TableHouse, tableHouse } from './table-test-house.ts'

const PIN_NEEDED = 'CART-01-0019'
const SEAT_NEEDED = 'CART-01-0018'

const database = testDatabase()
let house: TableHouse
let typedId: string
beforeAll(async () => {
  house = await tableHouse(database())
  const found = await house.first.ask('/api/base/table/getTableInfo', { shopId: SHOP, tableName: NUMBER })
  typedId = (found.body.data as { tableId: string }).tableId
}, 60_000)
afterAll(() => house.close())
beforeEach(() => house.staff('releaseTable'))

/** A phone that sits down by the code on the table. */
const seated = async (): Promise<Phone> => {
  const phone = await house.phone()
  expect((await phone.join()).code).toBe('000')
  return phone
}
/** Somebody who comes by the table's number, and is asked for the PIN of who sits there. */
const comes = () => house.phone(typedId)
const pinOf = async (phone: Phone) => (await phone.ask<{ pin: string }>('cart/getPerson')).data.pin
const SEEN = { name: 'is_seen', text: 'select 1 from table_session where session_id = $1 and seen_at is not null' }
const isSeen = async (sessionId: string) => (await database().query(SEEN, [sessionId])).rows.length > 0
/** Sets what the party did and where it looked back in time. */
const minutesPass = (minutes: number) =>
  database().inTx(tx =>
    tx.query(
      {
        name: 'minutes_pass',
        text: `update table_session set ends_at = ends_at - make_interval(mins => $2),
          seen_at = seen_at - make_interval(mins => $2) where table_id = $1 and ended_at is null`,
      },
      [SHARED, minutes],
    ),
  )

describe('who sat down, ordered nothing and went', () => {
  it('holds the table with a PIN for half an hour; then a newcomer begins a party, and sees nothing of theirs · C6', async () => {
    const ana = await seated()
    await ana.add('')
    const before = await pinOf(ana)
    await minutesPass(29)
    expect((await (await comes()).join()).code).toBe(PIN_NEEDED)
    await minutesPass(1)
    const ben = await comes()
    const { code, data } = await ben.join()
    expect([code, data.calculation.items, data.shared.persons.length]).toEqual(['000', [], 1])
    expect(await pinOf(ben)).not.toBe(before)
    expect((await ana.query()).code).toBe(SEAT_NEEDED)
  })

  it('whoever has their PIN still joins them, and who was one of them finds what they left · C6', async () => {
    const ana = await seated()
    await ana.add('')
    const pin = await pinOf(ana)
    await minutesPass(60)
    const { data } = await (await comes()).join('Ben', { pin })
    expect([data.calculation.items.length, data.shared.persons.length]).toEqual([1, 2])
  })

  it('holds nothing any more once everybody has left · C6', async () => {
    const ana = await seated()
    await ana.ask('cart/setPerson', { leave: true })
    expect((await (await comes()).join()).data.shared.persons).toHaveLength(1)
  })

  it.each(['somebody went', 'nobody sat'])(
    'of many who come at once where %s one begins, and has the PIN · C6',
    async at => {
      if (at === 'somebody went') await seated()
      await minutesPass(30)
      const phones = await Promise.all(Array.from({ length: 8 }, comes))
      const codes = (await Promise.all(phones.map(phone => phone.join()))).map(({ code }) => code)
      expect(codes.toSorted()).toEqual(['000', ...Array.from({ length: 7 }, () => PIN_NEEDED)])
    },
  )
})

describe('who is still there keeps the table', () => {
  const isAsked = async () => expect((await (await comes()).join()).code).toBe(PIN_NEEDED)

  it('as long as one of their phones looks at it · CART-11', async () => {
    const ana = await seated()
    const { sessionId } = (await ana.query()).data.shared
    await minutesPass(30)
    const headers = { token: ana.token }
    const { ticket } = (await house.first.ask(push.ticket.path, { topics: [`table:${sessionId}`] }, headers)).body
      .data as { ticket: string }
    const address = await house.first.server.listen({ port: 0, host: '127.0.0.1' })
    const looking = new AbortController()
    await fetch(`${address}/api/push/stream?ticket=${ticket}`, { signal: looking.signal })
    await expect.poll(() => isSeen(sessionId), { timeout: 5000 }).toBe(true)
    await isAsked()
    looking.abort()
    await minutesPass(30)
    expect((await (await comes()).join()).code).toBe('000')
  })

  it('once they have ordered, and while something is on their bill · ORDER-3', async () => {
    const ana = await seated()
    expect((await ana.submit((await ana.add('')).data)).code).toBe('000')
    await minutesPass(60)
    await isAsked()
  })

  it('where the staff opened it for guests who have yet to come', async () => {
    await house.staff('openTable')
    await minutesPass(60)
    await isAsked()
  })
})
