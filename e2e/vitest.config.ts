import { defineConfig } from 'vitest/config'
import { PATIENCE } from './src/patience.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/global-setup.ts'],
    pool: 'forks',
    // Two browsers and two servers at once are as many as two cores carry.
    maxWorkers: 2,
    // A browser on a busy machine is late now and then; what is broken fails twice.
    retry: 1,
    testTimeout: 5 * PATIENCE,
    hookTimeout: 3 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
})
