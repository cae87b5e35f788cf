import type { Envelope } from '@comanda/contract/core'
import { noteServerTime } from '../device/server-clock.ts'

/** Timeout of one try, in ms. API-3 */
export const TIMEOUT = 10_000

/** A request ready to send. */
export interface OutgoingRequest {
  path: string
  headers: Record<string, string>
  body: string | FormData
  requestId: string
  signal?: AbortSignal | undefined
  keepalive?: boolean | undefined
}

export interface Answer {
  status: number
  envelope: Envelope & { msg?: string }
  /** Body of a call that returns a blob. */
  blob?: Blob
  /** Saved earlier, because the server could not be reached. APP-3 */
  isSaved?: true
}

/** No valid envelope was received: the reason and the HTTP status. */
export class NoResponse extends Error {
  readonly fault: 'network' | 'clientTimeout' | 'emptyAnswer' | 'httpFault'
  readonly status: number
  constructor(fault: NoResponse['fault'], status = 0) {
    super(fault)
    this.fault = fault
    this.status = status
  }
}

/** A signal that aborts on timeout or with the caller's signal. Some in-app browsers lack `AbortSignal.any`. */
function withTimeout(signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const giveUp = () => controller.abort(signal?.reason)
  const timer = setTimeout(giveUp, TIMEOUT)
  signal?.addEventListener('abort', giveUp)
  const done = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
  return { signal: controller.signal, giveUp, done }
}

/**
 * One try of one call; `onTry` receives a function that aborts it.
 * @throws NoResponse without a valid envelope, or the abort reason if the caller aborted
 */
export async function exchange(
  { path, headers, body, signal, keepalive = false }: OutgoingRequest,
  onTry: (end: () => void) => void,
): Promise<Answer> {
  signal?.throwIfAborted()
  const limit = withTimeout(signal)
  onTry(limit.giveUp)
  try {
    return await readAnswer(
      await fetch(path, { method: 'POST', headers, body, credentials: 'omit', keepalive, signal: limit.signal }),
    )
  } catch (error) {
    if (signal?.aborted || error instanceof NoResponse) throw error
    throw new NoResponse(limit.signal.aborted ? 'clientTimeout' : 'network')
  } finally {
    limit.done()
  }
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    return (JSON.parse(text) as Envelope | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Parses a response. API-2
 * @throws NoResponse if it is not a valid envelope */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status } = response
  noteServerTime(response.headers.get('date'))
  if (!/json/.test(response.headers.get('content-type') ?? '')) {
    if (status !== 200) throw new NoResponse('httpFault', status)
    return { status, envelope: { code: '000', data: null, message: '' }, blob: await response.blob() }
  }
  const envelope = readEnvelope(await response.text())
  if (typeof envelope?.code !== 'string') throw new NoResponse('emptyAnswer', status)
  return { status, envelope }
}
