import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyDataFolder } from '../../../testing/index.ts'
import { type Owner, startOwner } from '../../../testing/database-owner.ts'
import { type Database, openDatabase, reachOfFolder } from '../index.ts'
import { isRunning } from './processes.ts'

let folder = ''
const open: Database[] = []
const children: ChildProcess[] = []
/** Folders of databases that are stored outside their data folder. */
const elsewhere: string[] = []

/** A stopped cluster used as a template: creating one takes longer than all tests here. */
let parent = ''
beforeAll(async () => {
  parent = emptyDataFolder('embedded')
  await (await openDatabase({ dataDir: parent })).close()
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

beforeEach(() => {
  folder = emptyDataFolder('embedded')
  // Owners and permissions are preserved: the cluster belongs to a separate account.
  execFileSync('cp', ['-a', `${parent}/.`, folder])
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(open.splice(0).map(database => database.close()))
  for (const path of [folder, ...elsewhere.splice(0)]) rmSync(path, { recursive: true, force: true })
})

async function start(dataDir = folder): Promise<Database> {
  const database = await openDatabase({ dataDir })
  open.push(database)
  return database
}

const postmasterPid = (dataDir = folder) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

const add = (database: Database, n: number) => database.inTx(tx => sql`insert into kept values (${n})`.execute(tx))
const makeTable = (database: Database) => database.inTx(tx => sql`create table kept (n bigint primary key)`.execute(tx))
const stored = async (database: Database) =>
  (await sql<{ n: number }>`select n from kept order by n`.execute(database)).rows

/** Another process that owns the folder and writes. */
async function otherOwner(): Promise<Owner> {
  const owner = startOwner(folder)
  children.push(owner.child)
  await owner.writes()
  return owner
}

describe('The embedded database', () => {
  test('Keeps written data over an orderly stop, and fsync is on', async () => {
    const first = await start()
    await makeTable(first)
    await add(first, 1)
    await first.close()
    const second = await start()
    expect(await stored(second)).toEqual([{ n: 1 }])
    const { rows } =
      await sql`select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens`.execute(
        second,
      )
    expect(rows).toEqual([{ fsync: 'on', listens: '' }])
  })

  test('A second start on the same folder is refused with a sentence while its owner runs (O8)', async () => {
    await otherOwner()
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/already in use by a running server/)
  })

  test('After a SIGKILL of the server nothing acknowledged is missing, and the next start takes over (O1)', async () => {
    const { child, acknowledged } = await otherOwner()
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    const promised = acknowledged()
    const rows = await stored(await start())
    expect(rows.slice(0, promised).map(row => row.n)).toEqual(Array.from({ length: promised }, (_, n) => n + 1))
  })

  test('Two starts on a folder whose owner was killed: one succeeds, the other is refused (O8)', async () => {
    const { child } = await otherOwner()
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    const ends = await Promise.allSettled([start(), start(), start()])
    expect(ends.filter(end => end.status === 'fulfilled')).toHaveLength(1)
    expect(ends.flatMap(end => (end.status === 'rejected' ? [(end.reason as Error).name] : []))).toEqual([
      'DatabaseInUse',
      'DatabaseInUse',
    ])
  })

  test('After a SIGKILL PostgreSQL restarts by itself, and writes continue (O10)', async () => {
    const database = await start()
    await makeTable(database)
    await add(database, 1)
    const killed = postmasterPid()
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(postmasterPid()).not.toBe(killed), 15_000)
    // The new postmaster writes its process id before it accepts queries.
    await vi.waitFor(() => stored(database), 15_000)
    await add(database, 2)
    expect(await stored(database)).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('A deep folder has its socket elsewhere, and an incomplete cluster is created again', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60))
    mkdirSync(join(deep, 'postgres.new'), { recursive: true })
    const database = await start(deep)
    await makeTable(database)
    expect(await stored(database)).toEqual([])
    expect(existsSync(join(deep, 'postgres.new'))).toBe(false)
  })

  test('A folder closed to others (a project in /root) works too', async () => {
    const closed = join(folder, 'home')
    mkdirSync(closed, { mode: 0o700 })
    const data = join(closed, 'data')
    const database = await start(data)
    await makeTable(database)
    expect(await stored(database)).toEqual([])
    const { host } = reachOfFolder(data)
    expect(host.startsWith(data)).toBe(process.getuid?.() !== 0)
    expect(statSync(closed).mode & 0o777).toBe(0o700)
    if (host.startsWith('/var/lib/comanda/')) elsewhere.push(dirname(host))
  })

  test('A path with spaces, commas, quotes and Chinese characters works', async () => {
    const data = join(folder, 'my 店, "one"', 'data')
    const database = await start(data)
    await makeTable(database)
    expect(await stored(database)).toEqual([])
  })
})

describe('Leftovers of a crash in the data folder', () => {
  const PID_FILE = () => join(folder, 'postgres', 'postmaster.pid')

  test.each([
    ['empty', ''],
    ['truncated', '42'],
    ['from another program', `${process.pid}\n/somewhere\n`],
    ['full of binary zeros', '\0\0\0\0'],
  ])('PostgreSQL starts although its lock file is %s', async (_name, text) => {
    writeFileSync(PID_FILE(), text)
    await makeTable(await start())
  })

  test('PostgreSQL that a killed server left running is stopped, also when its lock file is empty (O10)', async () => {
    const { child } = await otherOwner()
    const orphan = postmasterPid()
    const end = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await end
    writeFileSync(PID_FILE(), '')
    writeFileSync(join(folder, 'server.lock'), '')
    await start()
    expect(postmasterPid()).not.toBe(orphan)
    expect(isRunning(orphan)).toBe(false)
  })

  test('A running server keeps its database although its lock file was removed (O8)', async () => {
    const { child } = await otherOwner()
    rmSync(join(folder, 'server.lock'))
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `already in use by a running server (process ${child.pid})`,
    )
  })

  test('A start that PostgreSQL refuses ends with one sentence', async () => {
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '9.6\n')
    const fault = await openDatabase({ dataDir: folder }).catch((error: unknown) => error)
    expect((fault as Error).message).toMatch(
      /^The database in \S+\/postgres was made by PostgreSQL 9 and this version of Comanda has PostgreSQL \d+: run npm run upgrade-database,/,
    )
  })
})
