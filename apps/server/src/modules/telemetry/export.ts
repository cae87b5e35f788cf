import type { Clock } from '../../platform/clock.ts'
import { senderTo } from '../../platform/outgoing-request.ts'

const send = senderTo('telemetry')

/** OTLP/HTTP addresses by environment; `default` is for hosts that name no environment. ETC-3 */
export type Destinations = Readonly<Record<string, string>>

/** An error event without personal data. */
export interface SafeEvent {
  name: string
  message: string
  stack?: string
  path?: string
  requestId?: string
  traceId?: string
  /** When it happened by the phone's clock, epoch ms. */
  at?: number
}

interface EventOrigin {
  corporationId: number
  timeZone?: string
  params?: Readonly<Record<string, string>>
}

const TIMEOUTS = { connectMs: 3000, totalMs: 5000 }
/** Requests in flight; further batches are dropped, because reporting errors must never become a load of its own. */
const MAX_IN_FLIGHT = 10
const NANOS = 1_000_000n
/** The number of the level error in OpenTelemetry's log model. */
const ERROR = 17

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: { stringValue: value } }],
  )

const recordOf = (event: SafeEvent, { corporationId, timeZone, params }: EventOrigin, now: number) => ({
  timeUnixNano: String(BigInt(event.at ?? now) * NANOS),
  observedTimeUnixNano: String(BigInt(now) * NANOS),
  severityNumber: ERROR,
  severityText: 'ERROR',
  body: { stringValue: event.message },
  ...(event.traceId && { traceId: event.traceId }),
  attributes: attributes({
    'exception.type': event.name,
    'exception.message': event.message,
    'exception.stacktrace': event.stack,
    'url.path': event.path,
    'request.id': event.requestId,
    'brand.id': String(corporationId),
    'shop.id': params?.['shopId'],
    'device.time_zone': timeZone,
  }),
})

/** A batch in OTLP's JSON form (`ExportLogsServiceRequest`). */
export const batchOf = (
  environment: string | undefined,
  origin: EventOrigin,
  events: readonly SafeEvent[],
  now: number,
) => ({
  resourceLogs: [
    {
      resource: {
        attributes: attributes({ 'service.name': 'comanda-web', 'deployment.environment.name': environment }),
      },
      scopeLogs: [{ scope: { name: 'comanda-web' }, logRecords: events.map(event => recordOf(event, origin, now)) }],
    },
  ],
})

/** Sends events to the collector of their environment, once and without waiting; failures are silent. ETC-4 */
export function createExporter(destinations: Destinations, clock: Clock) {
  let inFlight = 0
  return {
    send(environment: string | undefined, origin: EventOrigin, events: readonly SafeEvent[]): void {
      const url = destinations[environment ?? 'default']
      if (url === undefined || events.length === 0 || inFlight >= MAX_IN_FLIGHT) return
      inFlight++
      const body = JSON.stringify(batchOf(environment, origin, events, clock()))
      const request = {
        method: 'POST',
        url: `${url}/v1/logs`,
        headers: { 'content-type': 'application/json' },
        body,
      } as const
      void send(request, TIMEOUTS).finally(() => inFlight--)
    },
  }
}
