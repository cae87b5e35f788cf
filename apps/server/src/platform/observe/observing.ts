import type { Meter } from './meter.ts'
import type { Tracer } from './tracer.ts'

interface Observing {
  tracer: Tracer | undefined
  meter: Meter | undefined
}

/**
 * What records traces and metrics in this process, set once before the server is built. Both are undefined unless configured: then
 * none of their code is loaded, and each place that would record costs one comparison.
 */
export const observing: Observing = { tracer: undefined, meter: undefined }
