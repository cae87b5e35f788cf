import { readFileSync } from 'node:fs'
import type { Generator, Load, Measured } from '../load/load.ts'
import { cpuOf, cpuOfFamily } from './proc.ts'
import type { Started } from './process.ts'
import { databasePidFile } from './subjects.ts'

/** What the figures are taken from. */
export interface Stand {
  product: Started
  bare: Started
  generator: Generator
  dataDir: string
  /** How long each load lasts. */
  seconds: number
}

/** With the CPU it cost, in milliseconds a turn: that tells something even where others are at work on the machine. */
export interface Costed extends Measured {
  server: number
  database: number
}

async function costed(stand: Stand, { port, pid }: Started, load: Omit<Load, 'port'>): Promise<Costed> {
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

/**
 * Both servers under the same load, one after the other. `warmUp` turns ahead are not counted: code is then compiled and
 * statements are prepared.
 */
export async function both(stand: Stand, load: Omit<Load, 'port'>, warmUp: number) {
  const { seconds: _, ...ahead } = load
  const measure = async (subject: Started) => {
    if (warmUp > 0) await stand.generator.run({ ...ahead, port: subject.port, count: warmUp })
    return costed(stand, subject, load)
  }
  const bare = await measure(stand.bare)
  const product = await measure(stand.product)
  return { product, bare }
}

const inMs = ({ server, database }: Costed) => `${server.toFixed(2)} + ${database.toFixed(2)}`

/** What a turn costs, as a note. */
export const cost = (product: Costed, bare: Costed): string =>
  `CPU of server + database: ${inMs(product)} ms a turn, bare ${inMs(bare)}`
