import { push } from '@comanda/contract/push'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { send } from './send.ts'

const AGAIN_MS = 3000
/** How long (ms) a page waits for the stream before it reads without it. */
const READY_MS = 1000

/** The state of the stream of a topic. */
interface Live {
  /** Whether it is connected; polling continues either way. */
  up: boolean
  /** Whether to read now: it has opened, so that no change after the read is missed, or it does not open. */
  ready: boolean
}

interface Reader {
  /** The state has changed. */
  state(): void
  /** The topic has changed, or may have while the stream was not connected. */
  change(): void
}

interface Line {
  state: Live
  readers: Set<Reader>
  close(): void
}

const NONE: Live = { up: false, ready: false }

/** The open streams: one for each topic, however many parts of the page listen to it. */
const lines = new Map<string, Line>()

function openLine(topic: string): Line {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const line: Line = { state: NONE, readers: new Set(), close }
  const set = (state: Live) => {
    line.state = state
    for (const reader of line.readers) reader.state()
  }
  const announce = () => {
    for (const reader of line.readers) reader.change()
  }
  const patience = setTimeout(() => set({ ...line.state, ready: true }), READY_MS)
  function close() {
    ended = true
    removeEventListener('offline', reconnect)
    clearTimeout(timer)
    clearTimeout(patience)
    source?.close()
  }
  function reconnect() {
    source?.close()
    clearTimeout(timer)
    set({ up: false, ready: true })
    if (!ended) timer = setTimeout(() => void open(), AGAIN_MS)
  }
  function opened() {
    const missed = line.state.ready
    clearTimeout(patience)
    set({ up: true, ready: true })
    if (missed) announce()
  }
  async function open() {
    try {
      const { ticket } = await send(push.ticket, { topics: [topic] })
      if (ended) return
      source?.close()
      source = new EventSource(`/api/push/stream?ticket=${encodeURIComponent(ticket)}`)
      // Not `addEventListener('open')`: the server's first message is named so too.
      source.onopen = opened
      source.addEventListener('change', announce)
      // A ticket opens one stream: a line that broke needs a new one.
      source.addEventListener('error', reconnect)
    } catch {
      reconnect()
    }
  }
  // A stream whose network is gone may say nothing for minutes.
  addEventListener('offline', reconnect)
  void open()
  return line
}

/** Listens to a topic until the returned function is called. */
export function listen(topic: string, reader: Reader): () => void {
  const line = lines.get(topic) ?? openLine(topic)
  lines.set(topic, line)
  line.readers.add(reader)
  return () => {
    line.readers.delete(reader)
    if (line.readers.size > 0) return
    line.close()
    lines.delete(topic)
  }
}

/** Calls `onChange` at every change of a store's board. */
export const useLiveBoard = (shopId: number, onChange: () => void): Live => useLive(`shop:${shopId}`, onChange)

/** Calls `onChange` at every change of the topic; returns the state of its stream. */
export function useLive(topic: string, onChange: () => void): Live {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const subscribe = useCallback(
    (state: () => void) => listen(topic, { state, change: () => latest.current() }),
    [topic],
  )
  const state = () => lines.get(topic)?.state ?? NONE
  return useSyncExternalStore(subscribe, state, state)
}
