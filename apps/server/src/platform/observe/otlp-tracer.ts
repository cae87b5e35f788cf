import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { OpenSpan, SpanStart, Tracer } from './tracer.ts'

export interface TracerSettings {
  /** Where spans are sent (OTLP/HTTP, JSON), with the path. */
  readonly url: string
  readonly serviceName: string
  /** The share of traces that is recorded, 0 to 1. */
  readonly ratio: number
  /** Milliseconds between two batches. */
  readonly delayMs?: number
}

const KINDS: Readonly<Record<SpanStart['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** The context of a caller's span; without one, that of a new trace. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags = '00'] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, caller)
}

/**
 * Records with the OpenTelemetry SDK. This server decides by the trace id whether to record a trace, so that a phone cannot
 * increase the recorded share. The exporter reads its headers from `OTEL_EXPORTER_OTLP_HEADERS` itself.
 */
export function createOtlpTracer({ url, serviceName, ratio, delayMs = 2000 }: TracerSettings): Tracer {
  const bySource = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': String(process.pid) }),
    sampler: new ParentBasedSampler({
      root: bySource,
      remoteParentSampled: bySource,
      remoteParentNotSampled: bySource,
    }),
    spanLimits: { attributeValueLengthLimit: 2000 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url }),
        scheduledDelayMillis: delayMs,
        maxQueueSize: 8192,
      }),
    ],
  })
  const tracer = provider.getTracer('comanda')
  const contexts = new AsyncLocalStorage<Context>()

  const open = ({ name, kind, attributes = {}, parent }: SpanStart): OpenSpan => {
    const within = parent === undefined ? (contexts.getStore() ?? ROOT_CONTEXT) : contextOf(parent)
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, within)
    const own = trace.setSpan(within, span)
    return { run: work => contexts.run(own, work), end: (more, error) => end(span, more, error) }
  }
  const current = (): Span | undefined => {
    const context = contexts.getStore()
    return context && trace.getSpan(context)
  }
  return {
    start: open,
    child: span => (current()?.isRecording() ? open(span) : undefined),
    traceparent: () => {
      const { traceId, spanId, traceFlags } = current()?.spanContext() ?? {}
      return traceId && `00-${traceId}-${spanId}-0${traceFlags}`
    },
    stop: () => provider.shutdown(),
  }
}

function end(span: Span, attributes: object = {}, error?: unknown): void {
  span.setAttributes({ ...attributes })
  if (error !== undefined) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}
