/** The load generator, a process separate from the server, so that it does not slow what is measured. */
import { openConnection } from './connection.ts'
import type { Load, Measured } from './load.ts'
import { type Filled, type Scenario, scenarios, type Worker } from './scenarios.ts'

/** Guests and prepared carts already used, per server. */
const used = new Map<number, { nextGuest: number; filled: Filled[] }>()

const percentile = (sorted: Float64Array, part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Repeats the scenario on one connection until the time or the count is reached. */
async function turns(run: Scenario, worker: Worker, goOn: () => boolean, took: number[]): Promise<void> {
  while (goOn()) {
    const from = performance.now()
    await run(worker)
    took.push(performance.now() - from)
  }
}

async function workersFor(load: Load): Promise<Worker[]> {
  const own = used.get(load.port) ?? { nextGuest: 0, filled: [] }
  used.set(load.port, own)
  return Promise.all(
    Array.from({ length: load.connections }, async (_, at) => ({
      connection: await openConnection(load.port, at),
      at,
      newGuest: () => own.nextGuest++,
      filled: own.filled,
      memory: new Map<string, number>(),
    })),
  )
}

async function measure(load: Load): Promise<Measured> {
  const run = scenarios[load.scenario]
  const workers = await workersFor(load)
  const took: number[] = []
  try {
    const start = performance.now()
    const end = start + (load.seconds ?? Infinity) * 1000
    let remaining = load.count ?? Infinity
    await Promise.all(workers.map(worker => turns(run, worker, () => remaining-- > 0 && performance.now() < end, took)))
    const seconds = (performance.now() - start) / 1000
    const sorted = Float64Array.from(took).sort()
    return {
      count: took.length,
      seconds,
      perSecond: took.length / seconds,
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
      p99: percentile(sorted, 0.99),
    }
  } finally {
    for (const { connection } of workers) connection.close()
  }
}

process.on('message', (load: Load) => {
  measure(load).then(
    measured => process.send?.({ measured }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
