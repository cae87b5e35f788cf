import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ScenarioName } from './scenarios.ts'

/** A closed loop: so many connections, each asking again as soon as it is answered. */
export interface Load {
  port: number
  scenario: ScenarioName
  connections: number
  /** How long, or how many turns in all. */
  seconds?: number
  count?: number
}

export interface Measured {
  count: number
  seconds: number
  perSecond: number
  /** Milliseconds a turn took. */
  p50: number
  p95: number
  p99: number
}

export interface Generator {
  /** Puts this load on a server. Throws where anything was refused or failed: a benchmark of refusals says nothing. */
  run(load: Load): Promise<Measured>
  stop(): void
}

/** Starts the process that makes load. */
export function startGenerator(): Generator {
  const child: ChildProcess = fork(fileURLToPath(new URL('generator.ts', import.meta.url)))
  return {
    run: load =>
      new Promise((resolve, reject) => {
        child.once('message', (answer: { measured: Measured } | { error: string }) =>
          'measured' in answer ? resolve(answer.measured) : reject(new Error(`${load.scenario}: ${answer.error}`)),
        )
        child.send(load)
      }),
    stop: () => child.disconnect(),
  }
}
