import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ScenarioName } from './scenarios.ts'

/** A closed loop: each connection sends its next request when the previous one is answered. */
export interface Load {
  port: number
  scenario: ScenarioName
  connections: number
  /** The duration, or the total number of iterations. */
  seconds?: number
  count?: number
}

export interface Measured {
  count: number
  seconds: number
  perSecond: number
  /** Milliseconds per iteration. */
  p50: number
  p95: number
  p99: number
}

export interface Generator {
  /** Runs this load on a server. @throws if a request is refused or fails, because such a measurement is meaningless */
  run(load: Load): Promise<Measured>
  stop(): void
}

/** Starts the load generator's process. */
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
