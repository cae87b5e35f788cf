import { defineConfig } from 'vitest/config'
import { PATIENCE } from './src/patience.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/global-setup.ts'],
    pool: 'forks',
    // The journeys of a file have a server and a browser of their own; what files share is the code of their steps.
    isolate: false,
    // A journey waits now and then: three at once keep two cores at work.
    maxWorkers: 3,
    // A browser on a busy machine is late now and then; what is broken fails twice.
    retry: 1,
    testTimeout: 5 * PATIENCE,
    hookTimeout: 3 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
})
