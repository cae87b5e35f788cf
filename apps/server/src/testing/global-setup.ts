import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../platform/db/cluster/supervisor.ts'
import type { Reach } from '../platform/db/index.ts'
import { silentLog } from '../platform/log.ts'
import { dataFolderInMemory } from './data-folder.ts'

declare module 'vitest' {
  // Vitest's mechanism for passing values from here to the tests.
  export interface ProvidedContext {
    /** The database server of this run. */
    testServer: Reach
    /** Names the databases of this run apart from those of others on the same server. */
    testRun: string
  }
}

/** The data of a test is never read after a crash of the machine, so nothing waits for the disk. */
const NO_WAITS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** One database server for the whole run: the one at TEST_DATABASE_URL, else an embedded one in a temporary folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('testRun', `${process.pid}_${Date.now().toString(36)}`)
  const url = process.env['TEST_DATABASE_URL']
  if (url !== undefined) {
    project.provide('testServer', { url })
    return () => Promise.resolve()
  }
  const folder = dataFolderInMemory('test')
  const embedded = await startEmbedded(folder, { log: silentLog, moreSettings: NO_WAITS })
  project.provide('testServer', embedded.reach)
  return async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
