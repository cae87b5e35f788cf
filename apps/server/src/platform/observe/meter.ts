/** A value that is read when metrics are collected. */
export interface Gauge {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
  read(): Promise<readonly GaugeValue[]> | readonly GaugeValue[]
}

export interface GaugeValue {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/**
 * Counts what happens in this process. Every label is one of a bounded set (routes, states, names of queues and providers): none
 * names a person, a store or an order. L1
 */
export interface Meter {
  /** An answered request; `route` is the pattern it was bound to. */
  request(route: string, status: number, seconds: number): void
  /** A request to a provider: `answer` with its status class, `lost`, `unsent` or `failed`. */
  outgoing(provider: string, outcome: string, seconds: number): void
  job(queue: string, outcome: 'done' | 'failed', seconds: number): void
  /** An order entered a state. */
  order(state: string): void
  /** A payment attempt entered a state. */
  payment(state: string): void
  /** Money moved in the ledger by a posting of this kind, in minor units. */
  money(kind: string, currencyCode: string, minorUnits: number): void
  cache(name: string, hit: boolean): void
  gauge(gauge: Gauge): void
  /** All metrics in Prometheus' text format, with their content type. */
  text(): Promise<{ type: string; body: string }>
}
