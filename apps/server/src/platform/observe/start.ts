import { observing } from './observing.ts'

interface ObserveSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined
  readonly OTEL_SERVICE_NAME: string
  readonly OTEL_TRACES_SAMPLER_ARG: number
  readonly METRICS_KEY?: string | undefined
}

/**
 * Starts and loads only what is configured: traces if a collector's address is set, metrics if a key for `/metrics` is set.
 * Called before the server is built.
 */
export async function startObserving(settings: ObserveSettings): Promise<void> {
  const url = tracesUrl(settings)
  const [tracing, metering] = await Promise.all([
    url === undefined ? undefined : import('./otlp-tracer.ts'),
    settings.METRICS_KEY === undefined ? undefined : import('./prometheus-meter.ts'),
  ])
  if (url !== undefined)
    observing.tracer = tracing?.createOtlpTracer({
      url,
      serviceName: settings.OTEL_SERVICE_NAME,
      ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    })
  observing.meter = metering?.createPrometheusMeter()
}

/** The address of traces, else that of all signals with the standard path, as OpenTelemetry defines its settings. */
const tracesUrl = (settings: ObserveSettings): string | undefined =>
  settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
  (settings.OTEL_EXPORTER_OTLP_ENDPOINT && `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`)

/** Sends the remaining data, within a few seconds, because the process is about to end. */
export async function stopObserving(): Promise<void> {
  const { tracer } = observing
  observing.tracer = undefined
  observing.meter = undefined
  await tracer?.stop().catch(() => {})
}
