import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Gauge as GaugeOf, Meter } from './meter.ts'

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const SLOW_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Metrics in prom-client, with its default metrics of the process (event loop, memory, garbage collection). */
export function createPrometheusMeter(): Meter {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name: `comanda_${name}`, help, labelNames, registers })
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[], buckets: number[]) =>
    new Histogram({ name: `comanda_${name}`, help, labelNames, buckets, registers })

  const requests = histogram('http_request_seconds', 'Requests answered', ['route', 'status'], REQUEST_SECONDS)
  const outgoing = histogram('provider_seconds', 'Requests to providers', ['provider', 'outcome'], SLOW_SECONDS)
  const jobs = histogram('job_seconds', 'Jobs run', ['queue', 'outcome'], SLOW_SECONDS)
  const orders = counter('orders_total', 'Orders that entered a state', ['state'])
  const payments = counter('payments_total', 'Payment attempts that entered a state', ['state'])
  const money = counter('money_minor_units_total', 'Minor units moved in the ledger', ['kind', 'currency'])
  const cache = counter('cache_total', 'Reads of caches', ['cache', 'result'])
  return {
    request: (route, status, seconds) => requests.observe({ route, status }, seconds),
    outgoing: (provider, outcome, seconds) => outgoing.observe({ provider, outcome }, seconds),
    job: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    order: state => orders.inc({ state }),
    payment: state => payments.inc({ state }),
    money: (kind, currency, minorUnits) => money.inc({ kind, currency }, minorUnits),
    cache: (name, hit) => cache.inc({ cache: name, result: hit ? 'hit' : 'miss' }),
    gauge: one => addGauge(registry, one),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }
}

/** A value that cannot be read is left out, so that the other metrics are still served. */
function addGauge(registry: Registry, { name, help, labels = [], read }: GaugeOf): void {
  const gauge = new Gauge({
    name: `comanda_${name}`,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      this.reset()
      try {
        for (const { labels: of = {}, value } of await read()) this.set(of, value)
      } catch {
        this.reset()
      }
    },
  })
  gauge.reset()
}
