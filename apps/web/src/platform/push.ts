import { push } from '@comanda/contract/push'
import { useEffect, useEffectEvent } from 'react'
import { send } from './send/index.ts'
import { whenVisible } from './page-visible.ts'

/**
 * Runs `look` every `every` ms while the page is seen, and at once when it is seen again. A look that takes long is
 * waited for; one that fails is tried again next time. Answers how to stop.
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

/** Hears that a topic changed; `version` is undefined where it may have changed unheard (a connection came back). */
type Listener = (version: number | undefined) => void

/** How often a watched thing is looked at while the stream is down, in ms. CART-11 */
const POLL = 4000
/** Longest pause before the stream is tried again. */
const LONGEST = 30_000

const listeners = new Map<string, Set<Listener>>()
let stream: EventSource | undefined
let opened = ''
/** Counts the openings: one that was overtaken while it waited for its ticket opens nothing, and its failure is nobody's. */
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
  // What changed while nobody listened is looked at once.
  notifyAll()
}

function lost(): void {
  stream?.close()
  stream = undefined
  opened = ''
  startPolling()
  plan(Math.min(1000 * 2 ** failures++, LONGEST))
}

/** A ticket opens one stream, once: a stream that breaks is opened anew with another, never by EventSource itself. */
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
      // No stream was opened for these: who watches the same again the next moment has to get one.
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
 * Watches `order:<id>`, `cart:<id>` or `shop:<id>`: `reader` hears of every change and asks for what it needs. By
 * server-sent events; while they are down it is called every few seconds instead. Answers how to stop. CART-11
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

/** Watches a topic for as long as a screen shows it; `undefined` watches nothing. */
export function useTopic(topic: string | undefined, reader: Listener): void {
  const notified = useEffectEvent(reader)
  useEffect(() => (topic === undefined ? undefined : subscribe(topic, version => notified(version))), [topic])
}

// A page that leaves closes its stream: an open one would keep it out of the back-forward cache.
globalThis.addEventListener?.('pagehide', () => {
  stream?.close()
  stream = undefined
  opened = ''
})
globalThis.addEventListener?.('pageshow', event => event.persisted && plan(0))
