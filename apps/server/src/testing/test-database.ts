import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, migrate, openDatabase, sqlState } from '../platform/db/index.ts'
import { secretOf } from '../compose/registry/runtime.ts'
import { clearForms } from '../platform/personal-data.ts'
import { useSealKeys } from '../platform/seal.ts'
import type { PoolOptions, Reach } from '../platform/db/index.ts'

/** Where the migrations stand. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))

const ALREADY_THERE = new Set(['42P04', '23505'])

/**
 * A migrated database for one test file, empty of rows, made before its tests and dropped after them:
 * `const database = testDatabase()` at the top of the file, `database()` inside a test.
 */
export function testDatabase(options: PoolOptions = { max: 20 }): () => Database {
  let open: Database | undefined
  const name = `t_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  beforeAll(async () => {
    clearForms()
    useSealKeys([], secretOf({ SECRET: undefined }))
    await copyOf(await migratedTemplate(), name)
    // A busy machine is not what a test tries.
    open = await openDatabase({ reach: named(name) }, { connectTimeout: 15_000, ...options })
  }, 60_000)
  afterAll(async () => {
    await open?.close()
    await onServer(`drop database if exists ${name} with (force)`)
  })
  return () => {
    if (open === undefined) throw new Error('The database is there within tests only')
    return open
  }
}

/**
 * A database of its own server in a folder, like that of `npm start`: slower to start, but changes of the data folder can be
 * tried.
 */
export function folderDatabase(folder: string): () => Database {
  let open: Database | undefined
  beforeAll(async () => {
    open = await openDatabase({ dataDir: folder })
    await migrate(open, MIGRATIONS)
  }, 60_000)
  afterAll(async () => {
    await open?.close()
  })
  return () => {
    if (open === undefined) throw new Error('The database is there within tests only')
    return open
  }
}

function named(database: string): Reach {
  const server = inject('testServer')
  if (!('url' in server)) return { ...server, database }
  const url = new URL(server.url)
  url.pathname = `/${database}`
  return { url: url.href }
}

let template: Promise<string> | undefined

/** The migrated template of this run, created by the first file that needs it; asked for once by each worker. */
function migratedTemplate(): Promise<string> {
  template ??= createTemplate().catch(error => {
    template = undefined
    throw error
  })
  return template
}

async function createTemplate(): Promise<string> {
  const name = `tpl_${inject('testRun')}`
  try {
    await onServer(`create database ${name}`)
  } catch (error) {
    if (!ALREADY_THERE.has(sqlState(error) ?? '')) throw error
  }
  await migrate({ direct: named(name) }, MIGRATIONS)
  return name
}

/** A template cannot be copied while another file is connected to it: that passes. */
async function copyOf(template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Copying files is cheaper than logging each page, where no fsync waits.
      await onServer(`create database ${name} template ${template} strategy file_copy`)
      return
    } catch (error) {
      if (sqlState(error) !== '55006' || attempt > 200) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

async function onServer(statement: string): Promise<void> {
  const server = inject('testServer')
  const client = new pg.Client('url' in server ? { connectionString: server.url } : server)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
