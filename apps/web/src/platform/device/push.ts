import { push } from '@comanda/contract/push'
import { useEffect, useEffectEvent } from 'react'
import { send } from '../send/index.ts'
import { whenVisible } from './page-visible.ts'

/**
 * Runs `look` every `every` ms while the page is visible, and when it becomes visible. Runs never overlap; a failed one is
 * ignored. Returns the stop function.
 */
function poll(every: number, look: () => Promise<unknown>): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const round = async () => {
    await whenVisible()
    if (stopped) return
    await look().catch(() => {})
    if (!stopped) timer = setTimeout(() => void round(), every)
  }
  timer = setTimeout(() => void round(), every)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** Called when a topic changed; `version` is undefined when a change may have been missed (after a reconnect). */
type Listener = (version: number | undefined) => void

/** Polling interval while the stream is down, in ms. CART-11 */
const POLL = 4000
/** Longest delay before reconnecting, in ms. */
const MAX_WAIT_MS = 30_000

const listeners = new Map<string, Set<Listener>>()
let stream: EventSource | undefined
let opened = ''
/** Number of connection attempts: an attempt that was superseded while waiting for its ticket is dropped, with its failure. */
let openings = 0
let failures = 0
let planned: ReturnType<typeof setTimeout> | undefined
let stopPolling: (() => void) | undefined

const notify = (topic: string, version: number | undefined): void => {
  for (const reader of listeners.get(topic) ?? []) reader(version)
}

const notifyAll = (): void => {
  for (const topic of listeners.keys()) notify(topic, undefined)
}

const topicsNow = (): string => [...listeners.keys()].sort().slice(0, 8).join(' ')

function startPolling(): void {
  stopPolling ??= poll(POLL, async () => notifyAll())
}

function connected(): void {
  failures = 0
  stopPolling?.()
  stopPolling = undefined
  // Catch up on changes missed while disconnected.
  notifyAll()
}

function lost(): void {
  stream?.close()
  stream = undefined
  opened = ''
  startPolling()
  plan(Math.min(1000 * 2 ** failures++, MAX_WAIT_MS))
}

/** Opens the stream for the current topics. A ticket is valid for one connection, so a broken stream is closed and reopened with a
 * new ticket instead of by EventSource itself. */
async function open(): Promise<void> {
  const topics = topicsNow()
  if (topics === opened) return
  stream?.close()
  stream = undefined
  opened = topics
  const mine = ++openings
  if (topics === '') {
    stopPolling?.()
    stopPolling = undefined
    return
  }
  try {
    const { ticket } = await send(push.ticket, { topics: topics.split(' ') }, { background: true })
    if (mine !== openings) return
    if (topics !== topicsNow()) {
      // No stream was opened for these topics, so the same topics must be able to open one.
      opened = ''
      return plan(0)
    }
    const source = new EventSource(`/api/push/stream?ticket=${encodeURIComponent(ticket)}`)
    stream = source
    source.addEventListener('open', connected)
    source.addEventListener('error', () => stream === source && lost())
    source.addEventListener('change', event => {
      const { topic, version } = JSON.parse(String(event.data)) as { topic: string; version: number }
      notify(topic, version)
    })
  } catch {
    if (mine === openings) lost()
  }
}

function plan(after: number): void {
  clearTimeout(planned)
  planned = setTimeout(() => void open(), after)
}

/**
 * Subscribes to `order:<id>`, `cart:<id>` or `shop:<id>`: `reader` is called on every change, by server-sent events or, while they
 * are down, by polling. Returns the unsubscribe function. CART-11
 */
export function subscribe(topic: string, reader: Listener): () => void {
  const listenersOfTopic = listeners.get(topic) ?? new Set()
  listenersOfTopic.add(reader)
  listeners.set(topic, listenersOfTopic)
  plan(20)
  return () => {
    listenersOfTopic.delete(reader)
    if (listenersOfTopic.size === 0 && listeners.get(topic) === listenersOfTopic) listeners.delete(topic)
    plan(20)
  }
}

/** Subscribes to a topic while the component is mounted; `undefined` subscribes to nothing. */
export function useTopic(topic: string | undefined, reader: Listener): void {
  const notified = useEffectEvent(reader)
  useEffect(() => (topic === undefined ? undefined : subscribe(topic, version => notified(version))), [topic])
}

// Close the stream when the page is hidden: an open one prevents the back-forward cache.
globalThis.addEventListener?.('pagehide', () => {
  stream?.close()
  stream = undefined
  opened = ''
})
globalThis.addEventListener?.('pageshow', event => event.persisted && plan(0))
