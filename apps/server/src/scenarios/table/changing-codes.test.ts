import { contract } from '@comanda/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  refusedAs,
  dataOf,
  testApp,
  diningRoom,
  BUFFET_NOON,
  buffetAt,
  buffetRule,
  buffetShop,
  buffetTable,
} from '../../testing/index.ts'
import { ENTRY_CODE_MS, GOOD_ENTRY_CODES } from '@comanda/domain/table'

const app = testApp({ brand: 'demo', clock: BUFFET_NOON, processes: 2 })
const { shopId } = buffetShop.config
const shared = buffetShop.tables.find(it => it.playerMode && it.buffetStallIds.length === 0)?.tableId ?? ''
const here = buffetAt(app, shared)
const { place } = here
const [ana, ben, cem] = [app.guest(), app.guest(), app.guest()]

const comesIn = (guest: typeof ana, pin?: string) =>
  guest.call(contract.cart.init, { ...place, ...(pin !== undefined && { pin }) })
const room = diningRoom(app, shared, shopId)
const shownAt = (tableId = shared) => room.table(tableId)
const codeAt = async (tableId = shared) => (await shownAt(tableId))?.entryCode ?? ''

describe('A table whose code changes (C6)', () => {
  beforeAll(async () => {
    expect(await codeAt()).toBe('')
    await room.enteredBy('rotating')
    app.clock.advance(ENTRY_CODE_MS)
  })
  beforeEach(() => here.clear())

  test('Is entered with the code it shows, not with the printed card alone', async () => {
    expect(refusedAs(await comesIn(ana))).toBe('pinNeeded')
    expect(refusedAs(await comesIn(ana, await codeAt()))).toBe('done')
    expect(refusedAs(await comesIn(ben))).toBe('pinNeeded')
    expect(refusedAs(await comesIn(ben, await codeAt()))).toBe('done')
    expect(refusedAs(await comesIn(ana))).toBe('done')
  })

  test('A code is valid for minutes at its own table, and seated guests need none', async () => {
    const scanned = await codeAt()
    app.clock.advance(ENTRY_CODE_MS)
    expect(await codeAt()).not.toBe(scanned)
    expect(refusedAs(await comesIn(ana, scanned))).toBe('done')
    const elsewhere = await codeAt(buffetTable(it => it.playerMode))
    expect(refusedAs(await comesIn(ben, elsewhere))).toBe('pinNeeded')
    app.clock.advance(GOOD_ENTRY_CODES * ENTRY_CODE_MS)
    expect(refusedAs(await comesIn(ben, scanned))).toBe('pinNeeded')
    expect(refusedAs(await here.look(ana))).toBe('done')
  })

  test('The PIN of seated guests admits others as well; staff start a party and show its PIN', async () => {
    expect(refusedAs(await comesIn(cem, '0000'))).toBe('pinNeeded')
    await room.open(shared)
    const pin = (await shownAt())?.session?.pin ?? ''
    expect(refusedAs(await comesIn(cem, pin))).toBe('done')
  })

  test('Applies to the buffet of a table with separate carts', async () => {
    const apart = buffetAt(
      app,
      buffetTable(it => !it.playerMode),
    )
    await apart.clear()
    const request = { ...apart.place, adults: 1, children: 0 }
    expect(refusedAs(await ana.call(contract.buffet.open, { ...request }))).toBe('pinNeeded')
    const pin = await codeAt(apart.place.tableId)
    expect(refusedAs(await ana.call(contract.buffet.open, { ...request, pin }))).toBe('done')
  })

  test('A guest who scans it after the last party’s buffet ended is a new party with an own seat (CART-13)', async () => {
    const tableId = buffetTable(it => !it.playerMode && it.payMode === 1)
    const apart = buffetAt(app, tableId)
    await apart.clear()
    const takeSeat = async (caller: typeof ana) =>
      caller.call(contract.table.takeSeat, { shopId, tableId, pin: await codeAt(tableId) })
    expect(dataOf(await takeSeat(ana))).toMatchObject({ seated: true })
    dataOf(await apart.open(ana, 1))
    const last = dataOf(await takeSeat(ben))
    app.clock.advance((buffetRule?.stayMinutes ?? 0) * 60_000)
    const next = dataOf(await takeSeat(cem))
    expect((await shownAt(tableId))?.session).toMatchObject({ persons: 1, pin: next.pin })
    expect(next.pin).not.toBe(last.pin)
  })
})
