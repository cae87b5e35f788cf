import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { firstStart } from './server.ts'

declare module 'vitest' {
  // Vitest's own way to hand values from here to the journeys.
  export interface ProvidedContext {
    /** The data folder of a server that was started for the first time, and stopped: what every journey's own server begins with. */
    startedData: string
  }
}

/** The journeys run against what a guest would get: the built apps, on the demo brand as the first start fills it in. */
export async function setup(project: TestProject): Promise<() => void> {
  const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
  execFileSync(process.execPath, [script], { stdio: 'inherit' })
  const { dataDir, remove } = await firstStart()
  project.provide('startedData', dataDir)
  return remove
}
