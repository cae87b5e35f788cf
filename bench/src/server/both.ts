import { readFileSync } from 'node:fs'
import { median } from '../figures.ts'
import type { Generator, Load, Measured } from '../load/load.ts'
import type { ScenarioName } from '../load/scenarios.ts'
import { cpuOf, cpuOfFamily } from './proc.ts'
import type { Started } from './process.ts'
import { databasePidFile } from './subjects.ts'

/** The servers and settings of a measurement. */
export interface Stand {
  product: Started
  bare: Started
  generator: Generator
  dataDir: string
  /** The duration of each load, over all rounds. */
  seconds: number
}

/** With CPU milliseconds per iteration, which are comparable even on a busy machine. */
export interface Costed extends Measured {
  server: number
  database: number
}

/** Work before the measured iterations. */
export interface Ahead {
  /** Iterations that are not measured: V8 compiles code, which takes thousands of them, and statements are prepared. */
  warmUp: number
  /** The scenario that prepares each iteration's cart. */
  fill?: ScenarioName
}

type Turns = Omit<Load, 'port'>

const ROUNDS = 5
/** Prepared per batch; fewer than there are members. */
const AT_ONCE = 3000

async function costed(stand: Stand, { port, pid }: Started, load: Turns): Promise<Costed> {
  const database = Number(readFileSync(databasePidFile(stand.dataDir), 'utf8').split('\n')[0])
  const before = { server: cpuOf(pid), database: cpuOfFamily(database) }
  const measured = await stand.generator.run({ ...load, port })
  const each = 1000 / measured.count
  return {
    ...measured,
    server: (cpuOf(pid) - before.server) * each,
    database: (cpuOfFamily(database) - before.database) * each,
  }
}

async function fill(stand: Stand, { port }: Started, load: Turns, count: number, { fill: scenario }: Ahead) {
  if (scenario) await stand.generator.run({ port, connections: load.connections, scenario, count })
}

async function warm(stand: Stand, subject: Started, load: Turns, ahead: Ahead): Promise<void> {
  const { scenario, connections } = load
  for (let remaining = ahead.warmUp; remaining > 0; remaining -= AT_ONCE) {
    const count = Math.min(remaining, AT_ONCE)
    await fill(stand, subject, load, count, ahead)
    await stand.generator.run({ port: subject.port, scenario, connections, count })
  }
}

/** The median of each figure over all rounds, with the totals of iterations and time. */
function middle(rounds: readonly Costed[]): Costed {
  const of = (name: keyof Costed) => median(rounds.map(one => one[name]))
  const all = (name: keyof Costed) => rounds.reduce((sum, one) => sum + one[name], 0)
  const waits = { p50: of('p50'), p95: of('p95'), p99: of('p99') }
  const costs = { server: of('server'), database: of('database') }
  return { count: all('count'), seconds: all('seconds'), perSecond: of('perSecond'), ...waits, ...costs }
}

/**
 * Runs the same load on both servers in five alternating rounds and takes the medians, so that temporary slowness of the machine
 * affects both. A load of a given number of iterations is divided among the rounds.
 */
export async function both(stand: Stand, load: Turns, ahead: Ahead) {
  const part: Turns = {
    ...load,
    ...(load.seconds !== undefined && { seconds: load.seconds / ROUNDS }),
    ...(load.count !== undefined && { count: Math.ceil(load.count / ROUNDS) }),
  }
  const subjects = [stand.bare, stand.product]
  for (const subject of subjects) await warm(stand, subject, load, ahead)
  const measured = new Map(subjects.map(subject => [subject, [] as Costed[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) {
      await fill(stand, subject, part, part.count ?? 0, ahead)
      measured.get(subject)?.push(await costed(stand, subject, part))
    }
  }
  return { bare: middle(measured.get(stand.bare) ?? []), product: middle(measured.get(stand.product) ?? []) }
}

const inMs = ({ server, database }: Costed) => `${server.toFixed(2)} + ${database.toFixed(2)}`

/** The CPU cost of an iteration, as a note. */
export const cost = (product: Costed, bare: Costed): string =>
  `CPU of server + database: ${inMs(product)} ms a turn, bare ${inMs(bare)}`
