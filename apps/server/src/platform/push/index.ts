import type { push as calls } from '@comanda/contract/push'
import { refuse } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/index.ts'
import type { Guest } from '../http/caller.ts'
import type { HandlersOf } from '../http/handler.ts'
import type { Log } from '../log.ts'
import { createHub, type Hint } from './hub.ts'
import { createNet, type VersionsOf } from './net.ts'
import { createRelay } from './relay.ts'
import { bindStream, holderTopic } from './stream.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

export type { Hint } from './hub.ts'

/** What a kind of topic (`order`, `cart`, `shop`) needs to be watchable. */
export interface Watchable {
  /** Whether the caller may watch this one. */
  mayWatch(caller: Guest, id: string): Promise<boolean>
  /** Versions now, for the safety net behind lost hints. */
  versionsOf: VersionsOf
}

interface Deps {
  db: Database
  log: Log
  clock: Clock
}

export interface Push {
  /** Says that something changed, to all processes. Call it after the commit (`tx.afterCommit`). */
  publish(corporationId: number, topic: string, version: number): void
  /** Lets the streams of somebody go, in all processes, where a session of theirs has ended: a page that stands open hears of it. Call it after the commit. */
  letGo(corporationId: number, owner: string): void
  /** Makes a kind of topic watchable. */
  allow(kind: string, watchable: Watchable): void
  handlers: HandlersOf<typeof calls>
  bind(server: FastifyInstance): void
  stop(): Promise<void>
}

/** Live updates: a hint after the commit, and a poll of what is watched as the safety net. CART-11 */
export function createPush({ db, log, clock }: Deps): Push {
  const hub = createHub()
  const kinds = new Map<string, Watchable>()
  const seen = new Map<string, number>()

  const tellNew = (hint: Hint) => {
    const key = `${hint.corporationId} ${hint.topic}`
    if ((seen.get(key) ?? -1) >= hint.version) return
    if (seen.size > 50_000) seen.clear()
    seen.set(key, hint.version)
    hub.tell(hint)
  }
  const relay = createRelay(db.reach, log, tellNew)

  const net = createNet(hub, kinds, tellNew)

  const mayWatch = async (caller: Guest, topic: string) => {
    const [kind = '', id = ''] = topic.split(':')
    return (await kinds.get(kind)?.mayWatch(caller, id)) ?? false
  }

  const publish = (corporationId: number, topic: string, version: number) => {
    const hint = { corporationId, topic, version }
    tellNew(hint)
    relay.send(hint)
  }

  return {
    publish,
    letGo: (corporationId, owner) => publish(corporationId, holderTopic(owner), clock()),
    allow: (kind, watchable) => void kinds.set(kind, watchable),
    handlers: {
      ticket: async (caller, { topics }) => {
        const allowed = await Promise.all(topics.map(topic => mayWatch(caller, topic)))
        if (allowed.includes(false)) return refuse('notFound', { field: 'topics' })
        const holder = { corporationId: caller.corporationId, owner: caller.session.owner }
        return { ticket: await issueTicket(db, clock, holder, topics) }
      },
    },
    bind: server => bindStream(server, { hub, redeem: ticket => redeemTicket(db, clock, ticket) }),
    async stop() {
      net.stop()
      await relay.stop()
    },
  }
}
