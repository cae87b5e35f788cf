import { type ChildProcess, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { type Owner, startOwner } from '../../../testing/database-owner.ts'
import { emptyDataFolder } from '../../../testing/index.ts'
import { openDatabase } from '../index.ts'

/** Runs a program with process ids and shared memory of its own, as a container does; a kill of it ends the program. */
const CONTAINER = ['unshare', '--pid', '--ipc', '--fork', '--kill-child']
const canIsolate = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0
/** Three by default; set to hundreds when working on this code. */
const ROUNDS = Number(process.env['CONTAINER_ROUNDS'] ?? 3)

const folder = emptyDataFolder('containers')
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start(): Owner {
  const owner = startOwner(folder, CONTAINER)
  children.push(owner.child)
  return owner
}

test.skipIf(!canIsolate)(
  'Of containers on one volume one serves, also after kills, and nothing acknowledged is lost (O1, O8)',
  async () => {
    let acknowledged = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const owners = [start(), start(), start()]
      const writing = await Promise.all(owners.map(owner => owner.writes()))
      expect(
        writing.filter(writes => writes),
        owners.map(owner => owner.fault()).join('\n'),
      ).toHaveLength(1)
      for (const [index, owner] of owners.entries())
        if (!writing[index]) expect(owner.fault()).toContain('already in use by a running server')
      const holder = owners[writing.indexOf(true)]
      // The next three start concurrently, while processes of this one may still be ending.
      holder?.child.kill('SIGKILL')
      acknowledged = Math.max(acknowledged, holder?.acknowledged() ?? 0)
    }
    // A killed container ends shortly after the kill.
    const database = await vi.waitFor(() => openDatabase({ dataDir: folder }), 10_000)
    const { rows } = await sql<{ n: number; count: number }>`
      select coalesce(max(n), 0)::int as n, count(*)::int as count from kept`.execute(database)
    await database.close()
    expect(rows[0]?.count).toBe(rows[0]?.n)
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged)
  },
  60_000 + ROUNDS * 20_000,
)
