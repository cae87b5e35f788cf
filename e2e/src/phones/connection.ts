import { randomUUID } from 'node:crypto'

/** The answer of a call. */
export interface Reply {
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown>
}

/** How the network treats one phone; it may change at any moment. */
export interface Network {
  cut: boolean
  /** Milliseconds each way. */
  delay: number
  /** Every change arrives twice. */
  twice: boolean
}

/** Receives live updates. */
export interface UpdateListener {
  opened(): void
  hint(version: number): void
  lost(): void
}

/** A phone’s connection to the product: any of its processes, over its own network. */
export interface Connection {
  readonly network: Network
  /** Asks under one request id until somebody answers, as the app does over a bad line. API-3 */
  ask(path: string, body: object): Promise<Reply>
  /** Live updates of a topic: `hint` hears each one, `opened` each time the stream stands. They end with `leave`. */
  listen(topic: string, hear: UpdateListener): void
  /** Breaks what is open, as a tunnel does. */
  cutOff(): void
  leave(): void
}

const PATIENCE = 10_000
const AGAIN = 100
const LONGEST = 30_000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

const SIGN_IN = '/api/user-auth/auth'

/** Hears every hint of a stream until it breaks. */
async function readHints(body: ReadableStream<Uint8Array>, { hint }: UpdateListener): Promise<void> {
  const reading = new TextDecoder()
  let text = ''
  for await (const piece of body) {
    text += reading.decode(piece, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const version = /^event: change\ndata: .*"version":(\d+)/m.exec(event)?.[1]
      if (version !== undefined) hint(Number(version))
    }
  }
}

/** Opens the stream again and again until the phone leaves, as the app does. */
async function keepListening(
  openStream: () => Promise<ReadableStream<Uint8Array>>,
  hear: UpdateListener,
  remaining: () => boolean,
): Promise<void> {
  for (let failures = 0; !remaining(); failures += 1) {
    try {
      const stream = await openStream()
      failures = 0
      hear.opened()
      await readHints(stream, hear)
    } catch {
      // Broken: it is opened anew below.
    }
    if (remaining()) return
    hear.lost()
    await pause(Math.min(1000 * 2 ** failures, LONGEST))
  }
}

/** A line to these addresses, the one at `first` first: when one does not answer, the next is asked. */
export function openConnection(addresses: readonly string[], first: number): Connection {
  const network: Network = { cut: false, delay: 0, twice: false }
  const deviceId = randomUUID()
  let turn = first
  let token = ''
  let remaining = false
  let open = new AbortController()
  const address = () => addresses[turn % addresses.length] ?? ''

  const once = async (path: string, body: object, requestId: string): Promise<Reply> => {
    if (network.cut) throw new Error('no network')
    await pause(network.delay)
    const signal = AbortSignal.any([open.signal, AbortSignal.timeout(PATIENCE)])
    const headers = { 'content-type': 'application/json', token, 'x-request-id': requestId, 'ctx-deviceid': deviceId }
    const answer = await fetch(address() + path, { method: 'POST', headers, body: JSON.stringify(body), signal })
    const envelope = (await answer.json()) as Omit<Reply, 'status'>
    await pause(network.delay)
    return { ...envelope, status: answer.status }
  }

  const ask: Connection['ask'] = async (path, body) => {
    if (token === '' && path !== SIGN_IN)
      token = String((await ask(SIGN_IN, { grant: 'guest', deviceId })).data['token'])
    const requestId = randomUUID()
    for (;;) {
      const answer = await once(path, body, requestId).catch(() => undefined)
      if (answer && answer.status < 500) {
        if (network.twice) await once(path, body, requestId).catch(() => undefined)
        return answer
      }
      if (remaining) throw new Error(`Left before ${path} was answered`)
      if (!answer && !network.cut) turn += 1
      await pause(AGAIN)
    }
  }

  const streamOf = async (topic: string): Promise<ReadableStream<Uint8Array>> => {
    const { data } = await ask('/api/push/ticket', { topics: [topic] })
    const url = `${address()}/api/push/stream?ticket=${encodeURIComponent(String(data['ticket']))}`
    const answer = await fetch(url, { signal: open.signal })
    if (!answer.ok || !answer.body) throw new Error(`HTTP ${answer.status}`)
    return answer.body
  }

  return {
    network,
    ask,
    listen: (topic, hear) =>
      void keepListening(
        () => streamOf(topic),
        hear,
        () => remaining,
      ),
    cutOff() {
      open.abort()
      open = new AbortController()
    },
    leave() {
      remaining = true
      open.abort()
    },
  }
}
