import pg from 'pg'
import type { Reach } from '../db/index.ts'
import type { Log } from '../log.ts'
import type { Hint } from './hub.ts'

/** Carries hints between the processes on one database. A lost hint costs a moment: watched versions are polled too. */
export interface Relay {
  send(hint: Hint): void
  stop(): Promise<void>
}

const CHANNEL = 'comanda_push'
const BATCH_MS = 10
const RETRY_MS = 1000
/** NOTIFY takes 8000 bytes; a hint is under 120. */
const MOST_IN_ONE = 50

/** Prepared once a connection. */
const TELL = { name: 'push_tell', text: 'select pg_notify($1, $2)' }

/** The number by which the database names this connection. */
type Numbered = pg.Client & { readonly processID?: number | null }

const clientAt = (reach: Reach) => new pg.Client('url' in reach ? { connectionString: reach.url } : { ...reach })

/**
 * Listens and notifies on a connection of its own, outside every transaction: inside one, NOTIFY would cost most of the
 * commits. Connects again by itself.
 */
export function createRelay(reach: Reach, log: Log, tell: (hint: Hint) => void): Relay {
  let client: pg.Client | undefined
  let waiting: Hint[] = []
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const fresh = clientAt(reach)
    fresh.on('error', () => again(fresh))
    fresh.on('end', () => again(fresh))
    fresh.on('notification', message => {
      // The readers of this process were told before it was sent.
      if (message.processId === (fresh as Numbered).processID) return
      for (const hint of JSON.parse(message.payload ?? '[]') as Hint[]) tell(hint)
    })
    await fresh.connect()
    // A hint commits like all else, and nothing depends on it: it does not wait for the disk.
    await fresh.query(`set synchronous_commit = off; listen ${CHANNEL}`)
    client = fresh
  }
  const again = (lost: pg.Client) => {
    if (client === lost) client = undefined
    if (stopped || client) return
    setTimeout(() => {
      if (!client && !stopped)
        connect().catch((error: unknown) => log.debug('push relay waits for the database', { error }))
    }, RETRY_MS).unref()
  }
  // One at a time: hints that come while one is on its way go together with the next.
  const flush = async () => {
    const batch = waiting.splice(0, MOST_IN_ONE)
    await client?.query({ ...TELL, values: [CHANNEL, JSON.stringify(batch)] }).catch(() => {})
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
