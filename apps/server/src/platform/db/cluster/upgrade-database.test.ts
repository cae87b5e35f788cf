import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoBrand } from '@comanda/demo'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../audit/report.ts'
import { useSealKeys } from '../../seal.ts'
import { emptyDataFolder, MIGRATIONS, seedBrand } from '../../../testing/index.ts'
import { silentLog } from '../../log.ts'
import { type DatabaseFigures, figuresOf } from './copy-database.ts'
import { migrate, openDatabase, upgradeDatabase } from '../index.ts'
import { majorOf } from './major-version.ts'
import { type OldPrograms, oldPrograms } from './old-programs.ts'
import { placeDatabase } from './place-database.ts'
import { makeCluster } from './postmaster.ts'
import { runPostgres } from './supervisor.ts'

const OLD = 15

function oldOnes(): OldPrograms | undefined {
  try {
    return oldPrograms(OLD)
  } catch {
    return undefined
  }
}

const programs = oldOnes()
if (programs === undefined)
  process.stdout.write(
    `PostgreSQL ${OLD} is not installed (Debian: postgresql-${OLD}): the tests of upgrades are skipped.\n`,
  )

/** Makes the database of an earlier version of Comanda, with the demo's orders, money and members. */
async function makeOldDatabase(folder: string, binaries: OldPrograms): Promise<DatabaseFigures> {
  const { places, account } = await placeDatabase(folder)
  const setup = { binaries, places, account }
  await makeCluster(setup)
  const running = await runPostgres(setup, silentLog)
  const database = await openDatabase({ reach: running.reach })
  try {
    await migrate(database, MIGRATIONS)
    useSealKeys([], 'a secret of enough letters, thirty-two')
    await seedBrand(database, demoBrand(), new Date())
    return await figuresOf(running.reach)
  } finally {
    await database.close()
    await running.stop()
  }
}

const silent = () => {}

describe.skipIf(programs === undefined)('A database of an older major version of PostgreSQL', () => {
  let parent = ''
  let folder = ''
  let before: DatabaseFigures = {}
  const children: ChildProcess[] = []
  beforeAll(async () => {
    parent = emptyDataFolder('old')
    if (programs) before = await makeOldDatabase(parent, programs)
  }, 120_000)
  afterAll(() => rmSync(parent, { recursive: true, force: true }))
  beforeEach(() => {
    folder = emptyDataFolder('upgrade')
    execFileSync('cp', ['-a', `${parent}/.`, folder])
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const cluster = () => join(folder, 'postgres')

  /** Starts it as `npm start` does, and reads everything. */
  async function opened(): Promise<DatabaseFigures> {
    const database = await openDatabase({ dataDir: folder })
    try {
      expect((await audit(database)).findings).toEqual([])
      const { reach } = database
      return 'host' in reach ? await figuresOf(reach) : {}
    } finally {
      await database.close()
    }
  }

  test('A start on it says in words what to do, and changes nothing (O8)', async () => {
    const fault = await openDatabase({ dataDir: folder }).catch((error: unknown) => error)
    expect((fault as Error).message).toMatch(
      /^The database in \S+ was made by PostgreSQL 15 and this version of Comanda has PostgreSQL \d+: run npm run upgrade-database, or start/,
    )
    expect(majorOf(cluster())).toBe(OLD)
  })

  test('One command upgrades it: every row is the same, the audit is clean, and the old one stays beside it (O1)', async () => {
    const upgraded = await upgradeDatabase({ dataDir: folder, say: silent })
    expect(upgraded).toMatchObject({ from: OLD, former: `${cluster()}.${OLD}` })
    expect(majorOf(`${cluster()}.${OLD}`)).toBe(OLD)
    expect(await opened()).toEqual(before)
    expect(Object.keys(before).length).toBeGreaterThan(100)
    expect(await upgradeDatabase({ dataDir: folder, say: silent })).toBeUndefined()
  }, 120_000)

  test('A process that is killed at any step leaves a usable one, and a repetition upgrades it (O1)', async () => {
    const script = new URL('../../../tools/upgrade-database.ts', import.meta.url).pathname
    for (const step of ['Copying', 'Everything is copied', 'Both are the same']) {
      const child = spawn(process.execPath, [script], { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' } })
      children.push(child)
      let printed = ''
      const isOver = once(child, 'exit')
      child.stdout.on('data', piece => {
        printed += String(piece)
        if (printed.includes(step)) child.kill('SIGKILL')
      })
      await isOver
      expect(printed).toContain(step)
      // Killed in its last step it may have switched over before the kill.
      if (step !== 'Both are the same') expect(majorOf(cluster())).toBe(OLD)
    }
    await upgradeDatabase({ dataDir: folder, say: silent })
    expect(await opened()).toEqual(before)
    expect(readdirSync(folder).filter(name => name.startsWith('postgres.') && !name.endsWith('.log'))).toEqual([
      `postgres.${OLD}`,
    ])
  }, 240_000)

  test('A process that ended between the two renames is finished by the next start (O1)', async () => {
    await upgradeDatabase({ dataDir: folder, say: silent })
    renameSync(cluster(), `${cluster()}.upgraded`)
    expect(await opened()).toEqual(before)
    expect(existsSync(`${cluster()}.upgraded`)).toBe(false)
  }, 120_000)

  test('Programs of another version, and data of a newer one, are refused in words', async () => {
    const wrong = upgradeDatabase({ dataDir: folder, programs: '/nowhere', say: silent })
    await expect(wrong).rejects.toThrow('of PostgreSQL 15 are not in /nowhere: install them')
    const version = join(cluster(), 'PG_VERSION')
    writeFileSync(version, '99\n')
    await expect(upgradeDatabase({ dataDir: folder, say: silent })).rejects.toThrow('start the version of Comanda that')
    expect(readFileSync(version, 'utf8')).toBe('99\n')
  })
})
