import type { IncomingMessage } from 'node:http'
import { closeNow, createServer, listenOnLoopback, readBody, sendJson } from '../loopback.ts'

interface Value {
  stringValue?: string
  intValue?: number | string
  doubleValue?: number
  boolValue?: boolean
}

interface Attribute {
  key: string
  value: Value
}

interface WireSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}

interface LogRecord {
  traceId?: string
  timeUnixNano: string
  severityText: string
}

interface TraceRequest {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[]
}

interface LogRequest {
  resourceLogs: { scopeLogs: { logRecords: LogRecord[] }[] }[]
}

/** A span as it was received, with its attributes and those of its resource by name. */
export interface ReceivedSpan extends Pick<WireSpan, 'traceId' | 'spanId' | 'parentSpanId' | 'name' | 'kind'> {
  attributes: Readonly<Record<string, unknown>>
  resource: Readonly<Record<string, unknown>>
  failed: boolean
  /** Milliseconds. */
  duration: number
}

export interface OtlpReceiver {
  url: string
  spans: readonly ReceivedSpan[]
  records: readonly LogRecord[]
  /** Headers of each request. */
  headers: readonly IncomingMessage['headers'][]
  /** The next requests are answered with this status and not stored. */
  fail(status: number, times?: number): void
  close(): Promise<void>
}

const HEX = { trace: /^[0-9a-f]{32}$/, span: /^[0-9a-f]{16}$/ }
const ERROR_STATUS = 2

const byName = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** @throws where a span is not what the protocol's JSON form defines. */
function readSpans({ resourceSpans }: TraceRequest): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(span => {
        const ids = HEX.trace.test(span.traceId) && HEX.span.test(span.spanId)
        if (!ids || (span.parentSpanId && !HEX.span.test(span.parentSpanId))) throw new Error('ids must be hexadecimal')
        const nanos = BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)
        if (nanos < 0n) throw new Error('a span ends before it starts')
        const { traceId, spanId, parentSpanId, name, kind } = span
        return {
          traceId,
          spanId,
          name,
          kind,
          ...(parentSpanId && { parentSpanId }),
          attributes: byName(span.attributes),
          resource: byName(resource.attributes),
          failed: span.status.code === ERROR_STATUS,
          duration: Number(nanos) / 1e6,
        }
      }),
    ),
  )
}

/** A collector that accepts OTLP/HTTP in its JSON form on loopback and stores the received spans and log records. */
export async function createOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const records: LogRecord[] = []
  const headers: IncomingMessage['headers'][] = []
  const faults: number[] = []

  const answer = async (req: IncomingMessage): Promise<number> => {
    const body = await readBody(req)
    headers.push(req.headers)
    const fault = faults.shift()
    if (fault !== undefined) return fault
    if (req.method !== 'POST') return 405
    if (req.headers['content-type'] !== 'application/json') return 415
    if (req.url === '/v1/traces') spans.push(...readSpans(JSON.parse(body) as TraceRequest))
    else if (req.url === '/v1/logs')
      for (const { scopeLogs } of (JSON.parse(body) as LogRequest).resourceLogs)
        records.push(...scopeLogs.flatMap(({ logRecords }) => logRecords))
    else return 404
    return 200
  }
  const server = createServer((req, res) => {
    void answer(req).then(
      status => sendJson(res, status, {}),
      () => sendJson(res, 400, { code: 3, message: 'not an OTLP request' }),
    )
  })
  return {
    url: await listenOnLoopback(server),
    spans,
    records,
    headers,
    fail: (status, times = 1) => void faults.push(...Array.from({ length: times }, () => status)),
    close: () => closeNow(server),
  }
}
