import type { Meter } from './meter.ts'
import type { Tracer } from './tracer.ts'

interface Observing {
  tracer: Tracer | undefined
  meter: Meter | undefined
}

/**
 * The tracer and meter of this process, set once before the server is built. Both are undefined unless configured: then their
 * code is not loaded, and each recording place costs one comparison.
 */
export const observing: Observing = { tracer: undefined, meter: undefined }
