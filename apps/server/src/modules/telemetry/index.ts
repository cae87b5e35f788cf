import type { RequestOf } from '@comanda/contract/core'
import type { telemetry as calls } from '@comanda/contract/telemetry'
import type { Clock } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Log } from '../../platform/log.ts'
import { createExporter, type Destinations, type SafeEvent } from './export.ts'

export interface TelemetryModule {
  handlers: HandlersOf<typeof calls>
}

/** Events written to the log per minute: a faulty phone must not fill the disk. */
const MAX_A_MINUTE = 300
const MINUTE = 60_000

/**
 * What could be a person or a secret is taken out before it is written. Nobody is known here: whatever they send is read in one
 * go, so a name before an `@` is looked for where a word begins, and not again at each of its letters. R1, L1
 */
const masked = (text: string): string =>
  text
    .replace(/[\w-]{40,}/g, '‹hidden›')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g, '‹mail›')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '‹number›')
    .replace(/([?&](?:token|code|vtId|securityCode)=)[^&\s]*/gi, '$1‹hidden›')

type Event = RequestOf<typeof calls.upload>['events'][number]

/** An event without what could be a person or a secret. L1 */
const safe = ({ name, message, stack, path, requestId, traceId, at }: Event): SafeEvent => ({
  name: masked(name),
  message: masked(message),
  ...(stack !== undefined && { stack: masked(stack) }),
  ...(path !== undefined && { path: masked(path) }),
  ...(requestId !== undefined && { requestId: masked(requestId) }),
  ...(traceId !== undefined && { traceId }),
  ...(at !== undefined && Number.isFinite(Date.parse(at)) && { at: Date.parse(at) }),
})

interface Deps {
  log: Log
  clock: Clock
  /** Where the events of an environment are sent on to: OTLP/HTTP addresses by environment. ETC-3, ETC-4 */
  destinations: Destinations
}

/** Takes error events of phones into the log, bounded and silent, and sends them on to the environment's collector. ETC-4 */
export function createTelemetry({ log, clock, destinations }: Deps): TelemetryModule {
  let minute = 0
  let written = 0
  const mayWrite = (): boolean => {
    const now = Math.floor(clock() / MINUTE)
    if (now !== minute) [minute, written] = [now, 0]
    return ++written <= MAX_A_MINUTE
  }
  const exporter = createExporter(destinations, clock)
  return {
    handlers: {
      upload: async ({ corporationId, visit }, { events, environment }) => {
        const taken = events
          .filter(mayWrite)
          .map(event => ({ ...(visit.traceId && { traceId: visit.traceId }), ...safe(event) }))
        const { timeZone, params } = visit
        const origin = { corporationId, ...(timeZone && { timeZone }), ...(params && { params }) }
        for (const { at: _, ...event } of taken)
          log.warn('a phone reported an error', {
            ...origin,
            ...(environment !== undefined && { environment }),
            ...event,
          })
        exporter.send(environment, origin, taken)
        return { taken: events.length }
      },
    },
  }
}
