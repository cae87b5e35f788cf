import { observing } from '../observe/index.ts'

/** The field of a stored job with the `traceparent` of the span that added it. */
const TRACE = '_traceparent'

/** The job's data with the trace it belongs to, where traces are recorded. */
export function withTrace(data: object): object {
  const traceparent = observing.tracer?.traceparent()
  return traceparent === undefined ? data : { ...data, [TRACE]: traceparent }
}

/** The data a job was added with, and its trace. */
export function withoutTrace(stored: object): { data: object; traceparent: string | undefined } {
  const { [TRACE]: traceparent, ...data } = stored as { [TRACE]?: unknown }
  return { data, traceparent: typeof traceparent === 'string' ? traceparent : undefined }
}
