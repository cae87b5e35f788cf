import { telemetry } from '@comanda/contract/telemetry'
import { Refused, send } from '../send/index.ts'
import { traceId } from '../trace.ts'
import { environmentOf } from './environment.ts'
import { createEventQueue, type ErrorEvent } from './event-queue.ts'

const MAX_LENGTHS = { name: 120, message: 500, stack: 4000 } as const

/** The reported form of an error: truncated, and with the path only, since a query may identify a person. L1 */
function eventOf(error: unknown): ErrorEvent {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    name: name.slice(0, MAX_LENGTHS.name),
    level: 'error',
    message: message.slice(0, MAX_LENGTHS.message),
    ...(stack !== undefined && { stack: stack.slice(0, MAX_LENGTHS.stack) }),
    path: location.pathname.slice(0, MAX_LENGTHS.message),
    at: new Date().toISOString(),
    traceId: traceId(),
  }
}

/** Starts reporting uncaught errors. Refusals are responses and are not reported. ETC-4 */
export function reportErrors(): void {
  const environment = environmentOf(location.hostname)
  const queue = createEventQueue(
    events =>
      send(
        telemetry.upload,
        { events, ...(environment && { environment }) },
        { shows: 'silent', background: true, keepalive: document.hidden },
      ),
    (work, ms) => void setTimeout(work, ms),
  )
  const report = (error: unknown) => {
    if (!(error instanceof Refused)) queue.add(eventOf(error))
  }
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  // A page that is hidden may never be shown again; not `pagehide`, which phones do not always fire.
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush())
}
