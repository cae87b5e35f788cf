import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDataFolder, testDatabase } from '../testing/index.ts'
import { openFault } from './db/index.ts'
import { fileFault, listenFault } from './start-fault.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const database = testDatabase()
let folder = ''
const servers: Server[] = []

beforeEach(() => {
  folder = emptyDataFolder('fault')
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Ended {
  readonly code: number
  readonly printed: string
}

/** Runs the server until it ends; its output. */
async function startOf(env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), DEMO: '0', ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (printed += String(piece)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, printed }
}

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** A server of PostgreSQL's protocol that refuses every connection with a SQLSTATE. */
const refusingDatabase = (state: string) =>
  listening(
    createServer(socket =>
      socket.once('data', () => {
        const fields = Buffer.from(`SFATAL\0C${state}\0Mpassword authentication failed for user "ann"\0\0`)
        const head = Buffer.alloc(5)
        head.write('E')
        head.writeInt32BE(fields.length + 4, 1)
        socket.end(Buffer.concat([head, fields]))
      }),
    ),
  )

const addressOf = (): string => {
  const { reach } = database()
  if ('url' in reach) return reach.url
  return `postgresql://${reach.user}@localhost/${reach.database}?host=${encodeURIComponent(reach.host)}`
}

test('A malformed DATABASE_URL prevents the start with one sentence without its value', async () => {
  expect(await startOf({ DATABASE_URL: 'postgresql://ann:se/cret@localhost:5432/comanda' })).toEqual({
    code: 1,
    printed:
      'Comanda cannot start; correct these settings: DATABASE_URL: must be an address like postgresql://user:password@host:5432/database, with special characters percent-encoded.\n',
  })
})

test('A DATABASE_URL without an answer prevents the start with one sentence; a later try may succeed', async () => {
  const server = createServer()
  const port = await listening(server)
  server.close()
  expect(await startOf({ DATABASE_URL: `postgresql://ann:secret@127.0.0.1:${port}/comanda` })).toEqual({
    code: 75,
    printed: `The database comanda at 127.0.0.1:${port} does not answer: start it, or correct DATABASE_URL.\n`,
  })
})

test('A wrong password prevents the start with one sentence', async () => {
  const port = await refusingDatabase('28P01')
  expect(await startOf({ DATABASE_URL: `postgresql://ann:secret@127.0.0.1:${port}/comanda` })).toEqual({
    code: 1,
    printed: `The database comanda at 127.0.0.1:${port} refuses the user or the password: correct them in DATABASE_URL.\n`,
  })
})

test('A database of a newer version prevents the start with one sentence and is unchanged', async () => {
  const insert = (name: string) =>
    database().inTx(tx =>
      sql`insert into migration (name, checksum, applied_at, needs) values (${name}, '', now(), '9998-unknown.sql')`.execute(
        tx,
      ),
    )
  await database().inTx(tx => sql`alter table migration add column if not exists needs text`.execute(tx))
  await insert('9999-platform-later.sql')
  try {
    expect(await startOf({ DATABASE_URL: addressOf() })).toEqual({
      code: 1,
      printed:
        'The database was made by a newer version of Comanda (migration 9999-platform-later.sql is unknown here): start that version, or set DATA_DIR or DATABASE_URL to another database.\n',
    })
  } finally {
    await database().inTx(tx => sql`delete from migration where name like '9999%'`.execute(tx))
  }
})

test('A port in use prevents the start with one sentence', async () => {
  const port = await listening(createServer())
  expect(await startOf({ DATABASE_URL: addressOf(), PORT: String(port) })).toEqual({
    code: 1,
    printed: `Port ${port} is in use: stop the other program, or set PORT to a free port.\n`,
  })
})

test('A data folder that cannot be written or created prevents the start with one sentence', async () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o500)
  // Root may write everywhere except in the kernel's own file systems.
  const data = process.getuid?.() === 0 ? '/sys/comanda' : join(closed, 'data')
  const ended = await startOf({ DATA_DIR: data })
  expect(ended).toEqual({
    code: 1,
    printed: `${data} cannot be written: give this user write permission to it, or set DATA_DIR to another folder.\n`,
  })
  writeFileSync(join(folder, 'file'), '')
  expect((await startOf({ DATA_DIR: join(folder, 'file', 'data') })).printed).toBe(
    `${join(folder, 'file', 'data')} is not a folder: set DATA_DIR to a folder, or to one that does not exist yet.\n`,
  )
})

test('Several wrong settings are named in one sentence', async () => {
  const { code, printed } = await startOf({ PORT: 'http', TRUST_PROXY: 'perhaps', SECRET: 'short' })
  expect(code).toBe(1)
  expect(printed).toBe(
    'Comanda cannot start; correct these settings: PORT: must be a whole number from 0 to 65535; TRUST_PROXY: must be 1 or 0; SECRET: must have at least 32 characters.\n',
  )
})

const withCode = (code: string) => Object.assign(new Error(`${code}: it failed\n    at file.ts:1:1`), { code })

test.each([
  ['EADDRINUSE', 'Port 80 is in use: stop'],
  ['EACCES', 'Port 80 is reserved for root: set PORT to a number above 1023'],
  ['EADDRNOTAVAIL', 'HOST=10.9.9.9 is not an address of this machine: correct it'],
  ['EOTHER', 'Port 80 cannot be opened (EOTHER: it failed; at file.ts:1:1): set PORT'],
])('The fault %s of listening is explained', (code, text) => {
  expect(listenFault(withCode(code), { port: 80, host: '10.9.9.9' }).message).toContain(text)
})

test.each([
  ['ENOSPC', 'The disk is full: free at least 500 MB where /data is'],
  ['EDQUOT', 'The disk is full'],
  ['EROFS', '/data cannot be written'],
])('The fault %s of the data folder is explained', (code, text) => {
  expect(fileFault(withCode(code), '/data')?.message).toContain(text)
})

test('A data folder in a read-only file system is explained', () => {
  const error = Object.assign(withCode('ENOENT'), { syscall: 'mkdir', path: '/data/d' })
  expect(fileFault(error, '/data/d')?.message).toContain('/data/d cannot be written: give this user write permission')
})

test.each([
  ['3D000', 'has no database of that name: create it'],
  ['42501', 'does not let this user create tables: grant the user all rights on the schema public'],
  ['ENOTFOUND', 'has a host name that is unknown'],
  ['XX000', 'cannot be used (XX000: it failed; at file.ts:1:1)'],
])('The fault %s of an external database is explained without the password', (code, text) => {
  const { message } = openFault(withCode(code), { url: 'postgresql://ann:secret@db:5432/comanda', dataDir: '/data' })
  expect(message).toContain(`The database comanda at db:5432 ${text}`)
  expect(message).not.toContain('secret')
})
