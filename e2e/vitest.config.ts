import { defineConfig } from 'vitest/config'
import { PATIENCE } from './src/patience.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/global-setup.ts'],
    pool: 'forks',
    // The journeys of a file have their own server and browser; files share only the code of their steps.
    isolate: false,
    // Journeys wait often, so three at once use two cores.
    maxWorkers: 3,
    // A browser on a busy machine is occasionally late; a real fault fails twice.
    retry: 1,
    testTimeout: 5 * PATIENCE,
    hookTimeout: 3 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
})
