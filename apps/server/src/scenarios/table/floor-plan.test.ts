import { contract } from '@comanda/contract'
import type { Place } from '@comanda/domain/table'
import { expect, test } from 'vitest'
import { demoStaff, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const { table: calls } = contract
const app = testApp({ brand: 'demo' })
const [manager, waiter] = [demoStaff(app), demoStaff(app, 'waiter@marigold.example')]
const shopId = SHOP

const place = (tableId: string, over: Partial<Place> = {}): Place => ({
  tableId,
  x: 2,
  y: 3,
  width: 4,
  height: 3,
  shape: 'round',
  ...over,
})
const ids = async () => (await manager.must(calls.tableSetup, { shopId })).tables.map(({ tableId }) => tableId)

test('The plan that a manager draws is what a waiter sees; a waiter cannot draw it (BOOK-8)', async () => {
  const [first = '', second = ''] = await ids()
  const { mark, places } = await manager.must(calls.floorPlan, { shopId })
  expect(places).toEqual([])
  const drawn = [place(first), place(second, { x: 10, shape: 'square' })]
  await manager.must(calls.saveFloorPlan, { shopId, mark, places: drawn })
  expect((await waiter.must(calls.floorPlan, { shopId })).places).toEqual(drawn)
  expect(refusedAs(await waiter.call(calls.saveFloorPlan, { shopId, mark, places: drawn }))).toBe('rightMissing')
})

test('Of twenty people who draw at once one succeeds, and the others look again (BOOK-8)', async () => {
  const [first = ''] = await ids()
  const { mark } = await manager.must(calls.floorPlan, { shopId })
  const answers = await twenty(async at =>
    refusedAs(await manager.call(calls.saveFloorPlan, { shopId, mark, places: [place(first, { x: at })] })),
  )
  expect(answers.filter(one => one === 'done')).toHaveLength(1)
  expect(answers.filter(one => one === 'changedMeanwhile')).toHaveLength(19)
})

test('A table of another store has no place on the plan (BOOK-8)', async () => {
  const { mark } = await manager.must(calls.floorPlan, { shopId })
  const [other] = (await manager.must(calls.tableSetup, { shopId: 102 })).tables
  expect(
    await manager.call(calls.saveFloorPlan, { shopId, mark, places: [place(other?.tableId ?? '')] }),
  ).toMatchObject({ refused: 'tableCodeUnknown', field: 'places[0].tableId' })
})
