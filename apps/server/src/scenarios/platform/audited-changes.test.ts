import { contract } from '@comanda/contract'
import type { CallSpec } from '@comanda/contract/core'
import { beforeAll, expect, test } from 'vitest'
import { containsAll, ownScalars, type Recipe, sameValue, type Scene } from '../../testing/audited/audited-change.ts'
import { brandChanges } from '../../testing/audited/brand-changes.ts'
import { lastChanges } from '../../testing/audited/last-changes.ts'
import { menuChanges } from '../../testing/audited/menu-changes.ts'
import { WITHOUT_STATE } from '../../testing/audited/no-state.ts'
import { staffChanges } from '../../testing/audited/staff-changes.ts'
import { testApp } from '../../testing/index.ts'

const app = testApp({
  brand: 'demo',
  clock: '2026-11-20T17:00:00Z',
  env: { PRINTER_NETWORKS: '127.0.0.1@1-65535' },
})
const SHOPS = [101, 102, 103, 104, 105]
const recipes: Readonly<Record<string, Recipe>> = { ...brandChanges, ...menuChanges, ...staffChanges, ...lastChanges }
const exempt = Object.values(WITHOUT_STATE).flat()
let scene: Scene

/** Every changing call of the console by its name in the contract. */
const changing = new Map<string, CallSpec>(
  Object.entries(contract).flatMap(([context, calls]) =>
    Object.entries(calls as Record<string, CallSpec>)
      .filter(([, call]) => call.changes && call.path.startsWith('/api/console/'))
      .map(([name, call]) => [`${context}.${name}`, call] as const),
  ),
)

interface Line {
  what: string
  before: unknown
  after: unknown
}
const lines = () => app.sql<Line>('select what, before, after from audit_line order by at desc, audit_line_id desc')

beforeAll(async () => {
  const owner = app.staff('brand', { shopIds: SHOPS })
  scene = { app, owner, second: app.staff('brand', { shopIds: SHOPS }), member: await app.member() }
}, 60_000)

test('Every changing call of the console is proved below, or has no state to keep (L2)', () => {
  const named = [...Object.keys(recipes), ...exempt]
  expect(named.toSorted()).toEqual([...changing.keys()].toSorted())
})

test.each(Object.entries(recipes))(
  '%s: the audit line has before and after, and an outdated save is refused (L2, API-3)',
  async (name, recipe) => {
    const call = changing.get(name) as CallSpec
    const former = (await lines()).length
    const { what, before, after, outdated = [] } = await recipe(scene, call)
    const all = await lines()
    const fresh = all.slice(0, all.length - former).filter(one => what === undefined || one.what === what)
    // What the change replaced is in the value before, and what it wrote is in the value after.
    const [was, is] = [ownScalars(before, after), ownScalars(after, before)]
    const line = fresh.find(one => containsAll(one.before, was) && containsAll(one.after, is))
    if (!line) throw new Error(`${name}: no line has ${JSON.stringify({ was, is })} among ${JSON.stringify(fresh)}`)
    expect(sameValue(line.before, line.after)).toBe(false)
    if (outdated.length > 0) expect(outdated).toContain('changedMeanwhile')
    expect(outdated).not.toContain('done')
    if (before === undefined) expect(line.before).toBeNull()
    if (after === undefined) expect(line.after).toBeNull()
  },
)
