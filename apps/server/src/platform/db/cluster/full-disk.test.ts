import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDataFolder, MIGRATIONS } from '../../../testing/index.ts'
import { migrate, openDatabase, openFault } from '../index.ts'
import { postgresFault } from './postmaster.ts'

let folder = ''
let disk = ''
let isMounted = false
beforeEach(() => {
  folder = emptyDataFolder('full')
  disk = join(folder, 'disk')
  mkdirSync(disk)
})
afterEach(() => {
  if (isMounted) execFileSync('umount', ['-l', disk])
  isMounted = false
  rmSync(folder, { recursive: true, force: true })
})

const FULL = /^The disk is full: free at least 500 MB where .* is, or set DATA_DIR to a folder on another disk\.$/

/** Mounts a small disk; false where mounting is not allowed (only root can). */
function smallDisk(size: string): boolean {
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'tmpfs', disk]).status === 0
  return isMounted
}

const textOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it started',
    (error: unknown) => (error as Error).message,
  )

test.each([
  ['its lock', '4k'],
  ['the database', '20m'],
])('A disk too small for %s prevents the start with one sentence', async (_name, size) => {
  if (smallDisk(size)) {
    if (size === '4k') writeFileSync(join(disk, 'filler'), Buffer.alloc(4096))
    expect(await textOf(openDatabase({ dataDir: disk }))).toMatch(FULL)
    return
  }
  // An ordinary user cannot mount a disk: tests the same code with PostgreSQL's log output.
  const places = { cluster: join(disk, 'postgres'), socket: disk, logFile: join(disk, 'postgres.log') }
  writeFileSync(
    places.logFile,
    'FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device\nchild exited with code 1\n',
  )
  expect(postgresFault('The database could not be made', places, 1).message).toMatch(FULL)
})

async function migrateOn(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  try {
    await migrate(db, MIGRATIONS)
  } finally {
    await db.close()
  }
}

test('A full disk prevents the migration with one sentence', async () => {
  if (smallDisk('64m')) {
    await (await openDatabase({ dataDir: disk })).close()
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=64k'])
    const error = await migrateOn(disk).catch((fault: unknown) => fault)
    expect(openFault(error, { dataDir: disk }).message).toMatch(FULL)
    return
  }
  // An ordinary user cannot mount a disk: tests the same code with the driver's error.
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(openFault(new Error('0101-auth.sql', { cause }), { dataDir: disk }).message).toMatch(FULL)
})
