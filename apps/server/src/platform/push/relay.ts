import pg from 'pg'
import { placeOf, type Reach } from '../db/index.ts'
import type { Log } from '../log.ts'
import type { Hint } from './hub.ts'

/** Sends hints to the other processes on the database. A lost hint only delays an update: versions are polled too. */
export interface Relay {
  send(hint: Hint): void
  stop(): Promise<void>
}

const CHANNEL = 'comanda_push'
const BATCH_MS = 10
const RETRY_MS = 1000
/** NOTIFY allows 8000 bytes; a hint has fewer than 120. */
const MAX_BATCH = 50

const NOTIFY = { name: 'push_notify', text: 'select pg_notify($1, $2)' }

/** The backend's process id, which the driver's types omit. */
type WithProcessId = pg.Client & { readonly processID?: number | null }

/**
 * Listens and notifies on its own connection, outside transactions, because NOTIFY inside a transaction serialises commits.
 * Reconnects automatically.
 * @param reach past a pooler: a session that listens keeps its connection
 */
export function createRelay(reach: Reach, log: Log, publish: (hint: Hint) => void): Relay {
  let client: pg.Client | undefined
  let waiting: Hint[] = []
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const fresh = new pg.Client(placeOf(reach))
    fresh.on('error', () => reconnect(fresh))
    fresh.on('end', () => reconnect(fresh))
    fresh.on('notification', message => {
      // This process already published its own hints.
      if (message.processId === (fresh as WithProcessId).processID) return
      for (const hint of JSON.parse(message.payload ?? '[]') as Hint[]) publish(hint)
    })
    await fresh.connect()
    // Nothing depends on a hint, so its commit need not wait for the disk.
    await fresh.query(`set synchronous_commit = off; listen ${CHANNEL}`)
    client = fresh
  }
  const reconnect = (lost: pg.Client) => {
    if (client === lost) client = undefined
    if (stopped || client) return
    setTimeout(() => {
      if (!client && !stopped)
        connect().catch((error: unknown) => log.debug('push relay waits for the database', { error }))
    }, RETRY_MS).unref()
  }
  // One NOTIFY at a time: hints that arrive meanwhile share the next one.
  const flush = async () => {
    const batch = waiting.splice(0, MAX_BATCH)
    await client?.query({ ...NOTIFY, values: [CHANNEL, JSON.stringify(batch)] }).catch(() => {})
    timer = waiting.length > 0 && !stopped ? setTimeout(() => void flush(), BATCH_MS) : undefined
  }

  connect().catch((error: unknown) => log.warn('push relay could not connect', { error }))
  return {
    send(hint) {
      waiting.push(hint)
      timer ??= setTimeout(() => void flush(), BATCH_MS)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      waiting = []
      await client?.end().catch(() => {})
    },
  }
}
