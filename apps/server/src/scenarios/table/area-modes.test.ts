import { contract } from '@comanda/contract'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { dataOf, diningRoom, refusedAs, SHOP, TABLES, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z' })
const room = diningRoom(app, TABLES.shared)
const manager = app.staff('manager')

type Setup = ResponseOf<typeof contract.table.tableSetup>['tables'][number]
type Modes = RequestInputOf<typeof contract.table.saveAreaModes>['modes']

const setup = async () => (await manager.must(contract.table.tableSetup, { shopId: SHOP })).tables
/** The tables of an area, by its English name. */
const areaOf = async (table: string) => {
  const all = await setup()
  const name = all.find(one => one.tableId === table)?.serviceAreaName['en_US']
  return all.filter(one => one.serviceAreaName['en_US'] === name)
}
const payLater: Modes = {
  operationMode: 1,
  payMode: 1,
  playerMode: true,
  dinnerServiceType: 0,
  posOrderNeedPay: true,
  buffetStallIds: [],
}
const payBefore: Modes = { ...payLater, payMode: 0, posOrderNeedPay: false, playerMode: false }
const save = (tables: readonly Pick<Setup, 'tableId' | 'mark'>[], modes: Modes, by = manager) =>
  by.call(contract.table.saveAreaModes, {
    shopId: SHOP,
    tables: tables.map(({ tableId, mark }) => ({ tableId, mark })),
    modes,
  })

describe('The mode of an area (ORDER-2)', () => {
  test('All its tables get it, guests order by it, and each table has its audit line (ORDER-2)', async () => {
    const area = await areaOf(TABLES.shared)
    expect(area.length).toBeGreaterThan(1)
    const { tables } = dataOf(await save(area, payLater))
    expect(tables).toHaveLength(area.length)
    for (const table of await areaOf(TABLES.shared)) expect(table).toMatchObject(payLater)
    const guest = room.phone(TABLES.shared)
    expect(await guest.must(contract.table.getTableInfo, { shopId: SHOP, tableId: TABLES.shared })).toMatchObject({
      payMode: 1,
      posOrderNeedPay: true,
    })
    const changed = area.filter(one => one.payMode !== 1 || !one.posOrderNeedPay || !one.playerMode)
    const lines = await app.sql<{ subject: string; before: Setup; after: Setup }>(
      "select subject, before, after from audit_line where what = 'table'",
      [],
    )
    expect(lines.map(line => line.subject).toSorted()).toEqual(changed.map(one => one.tableName).toSorted())
    for (const line of lines) expect(line.after).toMatchObject({ ...payLater, tableName: line.before.tableName })
  })

  test('A table in use keeps its mode, and with it all the others (ORDER-2)', async () => {
    await room.sits('Ana')
    const area = await areaOf(TABLES.shared)
    expect(await save(area, payBefore)).toMatchObject({ refused: 'tableOccupied' })
    expect(await areaOf(TABLES.shared)).toEqual(area)
    await room.clear([TABLES.shared])
  })

  test('Of twenty who set it at once, from what they all saw, one succeeds; an outdated table refuses all (API-3)', async () => {
    const area = await areaOf(TABLES.shared)
    const answers = await twenty(at => save(area, { ...payBefore, playerMode: at % 2 === 0 }))
    const kinds = new Set(answers.map(refusedAs))
    expect([...kinds]).toContain('done')
    const modes = (await areaOf(TABLES.shared)).map(one => one.playerMode)
    expect(new Set(modes).size).toBe(1)
    const after = await areaOf(TABLES.shared)
    const stale = after.map((one, at) => (at === 0 ? { ...one, mark: 'other' } : one))
    expect(await save(stale, payLater)).toMatchObject({ refused: 'changedMeanwhile' })
    expect(await areaOf(TABLES.shared)).toEqual(after)
  })

  test('Buffets that the menu lacks, other stores and staff without the right are refused', async () => {
    const area = await areaOf(TABLES.shared)
    expect(await save(area, { ...payLater, buffetStallIds: ['none'] })).toMatchObject({
      refused: 'stallUnknown',
      field: 'modes.buffetStallIds[0]',
    })
    expect(await save([{ tableId: 'nowhere', mark: '' }], payLater)).toMatchObject({ refused: 'tableCodeUnknown' })
    expect(await save(area, payLater, app.staff())).toMatchObject({ refused: 'rightMissing' })
    expect(await areaOf(TABLES.shared)).toEqual(area)
  })
})
