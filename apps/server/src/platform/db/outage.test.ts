import { connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { type Database, DatabaseUnavailable, openDatabase } from './index.ts'

const database = testDatabase()
let line: Server
let outer: Database
const sockets = new Set<Socket>()
let silent = false

/** A TCP proxy to the database that can stop forwarding, like a firewall that drops packets. */
beforeEach(async () => {
  silent = false
  line = createServer(near => {
    const far = connect(farEnd())
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', piece => silent || to.write(piece))
      from.on('close', () => to.destroy())
      from.on('error', () => {})
    }
  })
  await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve))
  outer = await openDatabase({ url: addressOf(line) }, { statementTimeout: 300, connectTimeout: 600 })
})
afterEach(async () => {
  silent = false
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  line.close()
  await outer.close()
})

function farEnd(): { path: string } | { host: string; port: number } {
  const { reach } = database()
  if (!('url' in reach)) return { path: `${reach.host}/.s.PGSQL.5432` }
  const { hostname, port, searchParams } = new URL(reach.url)
  const folder = searchParams.get('host')
  return folder === null ? { host: hostname, port: Number(port || 5432) } : { path: `${folder}/.s.PGSQL.5432` }
}

function addressOf(server: Server): string {
  const { reach } = database()
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  if (!('url' in reach)) return `postgres://${reach.user}@127.0.0.1:${port}/${reach.database}`
  const url = new URL(reach.url)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`
  return url.href
}

test('On a silent connection reads and writes end with a clear error and continue when it answers again (O10)', async () => {
  await sql`select 1`.execute(outer)
  silent = true
  await expect(sql`select 2`.execute(outer)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(outer.inTx(tx => sql`select 3`.execute(tx))).rejects.toBeInstanceOf(DatabaseUnavailable)
  silent = false
  expect((await sql<{ n: number }>`select 4 as n`.execute(outer)).rows).toEqual([{ n: 4 }])
})

test('With every connection cut in the middle, the next query is answered', async () => {
  await sql`select 1`.execute(outer)
  for (const socket of sockets) socket.destroy()
  expect((await sql<{ n: number }>`select 5 as n`.execute(outer)).rows).toEqual([{ n: 5 }])
  expect(await outer.inTx(async () => 'written')).toBe('written')
})

test('A full disk, no memory and a timed-out statement are refused with clear texts, and the connection continues (O10)', async () => {
  const failing = (state: string) =>
    `do $$ begin raise exception using errcode = '${state}', message = 'no more'; end $$`
  const one = await openDatabase({ url: addressOf(line) }, { max: 4, statementTimeout: 300 })
  for (const state of ['53100', '53200', '58030']) {
    await expect(one.inTx(tx => sql.raw(failing(state)).execute(tx))).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(one.runOne({ name: `full_${state}`, text: failing(state) }, [])).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    )
  }
  await expect(one.query({ name: 'slow', text: 'select pg_sleep(5)' }, [])).rejects.toBeInstanceOf(DatabaseUnavailable)
  const opened = sockets.size
  expect(await one.inTx(async () => 'written')).toBe('written')
  expect((await one.query({ name: 'next', text: 'select 6 as n' }, [])).rows).toEqual([{ n: 6 }])
  expect(sockets.size).toBeLessThanOrEqual(opened + 2)
  await one.close()
})
