import type { push as calls } from '@comanda/contract/push'
import { refuse } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/index.ts'
import type { Guest } from '../http/caller.ts'
import type { HandlersOf } from '../http/handler.ts'
import type { Log } from '../log.ts'
import { createHub, type Hint } from './hub.ts'
import { createVersionPolling, type VersionsOf } from './version-polling.ts'
import { createRelay } from './relay.ts'
import { bindStream, holderTopic } from './stream.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

export type { Hint } from './hub.ts'

/** Access and versions of one kind of topic (`order`, `cart`, `shop`). */
export interface Watchable {
  /** Whether the caller may watch this topic. */
  mayWatch(caller: Guest, id: string): Promise<boolean>
  /** The topics that everyone may watch, without a session. */
  public?: readonly string[]
  /** Current versions, polled in case a hint is lost. */
  versionsOf: VersionsOf
  /** Called in every process before watchers are notified of a change: cached data of this process is outdated. */
  changed?(corporationId: number, id: string): void
}

interface Deps {
  db: Database
  log: Log
  clock: Clock
}

export interface Push {
  /** Announces a change to all processes. Call it after the commit (`tx.afterCommit`). */
  publish(corporationId: number, topic: string, version: number): void
  /** Closes the streams of an owner in all processes after one of their sessions ended, so that open pages notice. Call it after the commit. */
  endStreams(corporationId: number, owner: string): void
  /** Registers a kind of topic. */
  allow(kind: string, watchable: Watchable): void
  handlers: HandlersOf<typeof calls>
  /** @param hasBrand whether a brand of this number is on this server */
  bind(server: FastifyInstance, hasBrand: (brand: number) => Promise<boolean>): { openStreams(): number }
  stop(): Promise<void>
}

/** Live updates: a hint after each commit, and polling of watched versions in case a hint is lost. CART-11 */
export function createPush({ db, log, clock }: Deps): Push {
  const hub = createHub()
  const kinds = new Map<string, Watchable>()
  const seen = new Map<string, number>()

  const publishNew = (hint: Hint) => {
    const key = `${hint.corporationId} ${hint.topic}`
    if ((seen.get(key) ?? -1) >= hint.version) return
    if (seen.size > 50_000) seen.clear()
    seen.set(key, hint.version)
    const [kind = '', id = ''] = hint.topic.split(':')
    kinds.get(kind)?.changed?.(hint.corporationId, id)
    hub.publish(hint)
  }
  const relay = createRelay(db.direct, log, publishNew)

  const polling = createVersionPolling(hub, kinds, publishNew)

  const mayWatch = async (caller: Guest, topic: string) => {
    const [kind = '', id = ''] = topic.split(':')
    return (await kinds.get(kind)?.mayWatch(caller, id)) ?? false
  }

  const publish = (corporationId: number, topic: string, version: number) => {
    const hint = { corporationId, topic, version }
    publishNew(hint)
    relay.send(hint)
  }

  return {
    publish,
    endStreams: (corporationId, owner) => publish(corporationId, holderTopic(owner), clock()),
    allow: (kind, watchable) => void kinds.set(kind, watchable),
    handlers: {
      ticket: async (caller, { topics }) => {
        const allowed = await Promise.all(topics.map(topic => mayWatch(caller, topic)))
        if (allowed.includes(false)) return refuse('notFound', { field: 'topics' })
        const holder = { corporationId: caller.corporationId, owner: caller.session.owner }
        return { ticket: await issueTicket(db, clock, holder, topics) }
      },
    },
    bind: (server, hasBrand) =>
      bindStream(server, {
        hub,
        redeem: ticket => redeemTicket(db, clock, ticket),
        async ofBrand(brand) {
          const corporationId = Number(brand)
          const topics = [...kinds].flatMap(([kind, { public: ids = [] }]) => ids.map(id => `${kind}:${id}`))
          return (await hasBrand(corporationId)) ? { corporationId, owner: 'everyone', topics } : undefined
        },
      }),
    async stop() {
      polling.stop()
      await relay.stop()
    },
  }
}
