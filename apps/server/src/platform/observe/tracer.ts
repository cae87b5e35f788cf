/** Values of a span: constants and ids of the product, never a secret or personal data. L1 */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface SpanStart {
  /** One of a bounded set, such as a route or the name of a statement. */
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer' | 'internal'
  readonly attributes?: Attributes
  /** W3C `traceparent` of the span that caused this one, where it is not the current one. */
  readonly parent?: string | undefined
}

export interface OpenSpan {
  /** Runs `work` in the span: spans started there are its children. */
  run<R>(work: () => R): R
  /** Ends the span; with an error it counts as failed. Only the error's name is recorded, because messages quote values. */
  end(attributes?: Attributes, error?: unknown): void
}

/** Records spans and tracks the current one. */
export interface Tracer {
  /** Starts a span whose parent is `parent`, else the current span, else none. */
  start(span: SpanStart): OpenSpan
  /** The same inside a recorded span only; undefined elsewhere. */
  child(span: SpanStart): OpenSpan | undefined
  /** W3C `traceparent` of the current span. */
  traceparent(): string | undefined
  /** Sends what is recorded and stops. */
  stop(): Promise<void>
}

/** Runs `work` in a span, if there is one, and ends the span with it. */
export async function inSpan<R>(
  span: OpenSpan | undefined,
  work: () => Promise<R>,
  attributesOf: (result: R) => Attributes = () => ({}),
): Promise<R> {
  if (span === undefined) return work()
  try {
    const result = await span.run(work)
    span.end(attributesOf(result))
    return result
  } catch (error) {
    span.end({}, error)
    throw error
  }
}
