import { contract } from '@comanda/contract'
import { demoBrand } from '@comanda/demo'
import { addDays } from '@comanda/domain/store'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const { dayReport, sales, storeGroups, saveStoreGroup, removeStoreGroup } = contract.report
const stores = demoBrand().shops.map(({ config }) => config.shopId)
const owner = app.staff('brand', { shopIds: stores })
const [first = 0, second = 0, third = 0] = stores
const at = { shopId: SHOP }
const group = (groupId: string, name: string, shopIds: number[]) => ({ groupId, name, shopIds })
const saved = (one: ReturnType<typeof group>, mark = '') => owner.call(saveStoreGroup, { ...at, mark, group: one })

test('A group of stores has the figures of its stores, and a manager sees those of its stores that are theirs (PAY-22, A1)', async () => {
  app.clock.advance(60_000)
  await app.modules.report.figures.sweep()
  await owner.must(saveStoreGroup, { ...at, mark: '', group: group('north', 'North', [second, first, second]) })
  await owner.must(saveStoreGroup, { ...at, mark: '', group: group('south', 'South', [third]) })
  const { groups } = await owner.must(storeGroups, at)
  expect(groups.map(one => one.group)).toEqual([
    group(
      'north',
      'North',
      [first, second].sort((a, b) => a - b),
    ),
    group('south', 'South', [third]),
  ])
  const manager = app.staff('manager', { shopIds: [first] })
  const own = await manager.must(storeGroups, { shopId: first })
  expect(own.groups.map(one => one.group)).toEqual([group('north', 'North', [first])])
  const { today } = await owner.must(dayReport, at)
  const range = { ...at, from: addDays(today, -40), until: today, by: 'store' as const }
  const of = async (shopIds: number[]) =>
    (await owner.must(sales, { ...range, shopIds })).currencies.flatMap(({ rows }) => rows.map(row => row.total))
  expect(await of(groups[0]?.group.shopIds ?? [])).toEqual([...(await of([first])), ...(await of([second]))])
  const refused = await manager.call(saveStoreGroup, { shopId: first, mark: '', group: group('mine', 'Mine', [first]) })
  expect(refusedAs(refused)).not.toBe('done')
})

test('Of twenty people who save or name a group at once one wins, and the others learn it (PAY-22, API-3)', async () => {
  let no = 0
  const named = await twenty(() => saved(group(`same-${(no += 1)}`, 'Airport', [first])))
  expect(named.map(refusedAs).sort()).toEqual(['done', ...Array.from({ length: 19 }, () => 'storeGroupNameTaken')])
  const mark = (await owner.must(saveStoreGroup, { ...at, mark: '', group: group('east', 'East', [first]) })).mark
  const edits = await twenty(() => saved(group('east', `East ${(no += 1)}`, [first]), mark))
  expect(edits.map(refusedAs).sort()).toEqual([...Array.from({ length: 19 }, () => 'changedMeanwhile'), 'done'])
  expect(refusedAs(await saved(group('other', 'Other', [987_654])))).toBe('notFound')
  await owner.must(removeStoreGroup, { ...at, groupId: 'east' })
  expect(refusedAs(await owner.call(removeStoreGroup, { ...at, groupId: 'east' }))).toBe('notFound')
})
