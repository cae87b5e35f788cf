import { cart as cartCalls } from '@comanda/contract/cart'
import { staffStoreCalls } from '@comanda/contract/store'
import { ENTRY_CODE_MS, GOOD_ENTRY_CODES } from '@comanda/domain/table'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { again, testCustomer, testDatabase } from '../testing/index.ts'
import { buffetHouse, codeOf, corporationId, kept, rule, shop, shopId, staff, tableWhere } from './buffet-test-house.ts'

const shared = shop.tables.find(it => it.playerMode && it.buffetStallIds.length === 0)?.tableId ?? ''
const house = buffetHouse(testDatabase({ max: 20 }), shared)
const { ask, clock, place } = house
const [ana, ben, cem] = [6701, 6702, 6703].map(id => testCustomer(id, false, corporationId)) as [
  ReturnType<typeof testCustomer>,
  ReturnType<typeof testCustomer>,
  ReturnType<typeof testCustomer>,
]

const comesIn = (caller: typeof ana, pin?: string, at: object = place) =>
  ask().cart.init(again(caller), cartCalls.init.request.parse({ ...at, ...(pin !== undefined && { pin }) }))
const shownAt = async (tableId = shared) => {
  const { tables } = kept(await ask().table.tables(staff, { shopId })) as {
    tables: { tableId: string; entryCode?: string; session?: { pin: string } }[]
  }
  return tables.find(it => it.tableId === tableId)
}
const codeAt = async (tableId = shared) => (await shownAt(tableId))?.entryCode ?? ''

describe('a table whose code changes · C6', () => {
  beforeAll(async () => {
    await house.start()
    expect(await codeAt()).toBe('')
    const { dining } = kept(await ask().store.settings(staff, { shopId })) as { dining: { mark: string } }
    const asked = { shopId, mark: dining.mark, tableEntry: 'rotating', askPeople: false }
    kept(await ask().store.saveDining(again(staff), staffStoreCalls.saveDining.request.parse(asked)))
    clock.advance(ENTRY_CODE_MS)
  })
  beforeEach(() => house.clear())

  it('is sat down at by the code it shows, and not by the card alone', async () => {
    expect(codeOf(await comesIn(ana))).toBe('pinNeeded')
    expect(codeOf(await comesIn(ana, await codeAt()))).toBe('done')
    expect(codeOf(await comesIn(ben))).toBe('pinNeeded')
    expect(codeOf(await comesIn(ben, await codeAt()))).toBe('done')
    expect(codeOf(await comesIn(ana))).toBe('done')
  })

  it('a code is good for minutes, at its own table, and who sits there needs none', async () => {
    const scanned = await codeAt()
    clock.advance(ENTRY_CODE_MS)
    expect(await codeAt()).not.toBe(scanned)
    expect(codeOf(await comesIn(ana, scanned))).toBe('done')
    const elsewhere = await codeAt(tableWhere(it => it.playerMode))
    expect(codeOf(await comesIn(ben, elsewhere))).toBe('pinNeeded')
    clock.advance(GOOD_ENTRY_CODES * ENTRY_CODE_MS)
    expect(codeOf(await comesIn(ben, scanned))).toBe('pinNeeded')
    expect(codeOf(await house.look(ana))).toBe('done')
  })

  it('the PIN of who sits there lets others in as well; staff begin a party and tell theirs', async () => {
    expect(codeOf(await comesIn(cem, '0000'))).toBe('pinNeeded')
    kept(await ask().table.openTable(again(staff), { shopId, tableId: shared }))
    const pin = (await shownAt())?.session?.pin ?? ''
    expect(codeOf(await comesIn(cem, pin))).toBe('done')
  })

  it('holds for the buffet of a table where each phone has a cart of its own', async () => {
    const apart = house.at(tableWhere(it => !it.playerMode))
    await apart.clear()
    const asked = { ...apart.place, adults: 1, children: 0 }
    expect(codeOf(await ask().buffet.open(again(ana), { ...asked, pin: undefined }))).toBe('pinNeeded')
    const pin = await codeAt(apart.place.tableId)
    expect(codeOf(await ask().buffet.open(again(ana), { ...asked, pin }))).toBe('done')
  })

  it('who scans it once the buffet of the last party is over is another party, with a seat of their own · CART-13', async () => {
    const tableId = tableWhere(it => !it.playerMode && it.payMode === 1)
    const apart = house.at(tableId)
    await apart.clear()
    const takeSeat = async (caller: typeof ana) =>
      ask().table.takeSeat(again(caller), { shopId, tableId, pin: await codeAt(tableId) })
    expect(kept(await takeSeat(ana))).toMatchObject({ seated: true })
    kept(await apart.open(ana, 1))
    const last = kept(await takeSeat(ben)) as { pin: string }
    clock.advance((rule?.stayMinutes ?? 0) * 60_000)
    const next = kept(await takeSeat(cem)) as { pin: string }
    expect((await shownAt(tableId))?.session).toMatchObject({ persons: 1, pin: next.pin })
    expect(next.pin).not.toBe(last.pin)
  })
})
