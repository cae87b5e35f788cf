import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.mjs'

/** Files of more than eight seconds. */
const LONGEST = [
  'odd-input.test.ts',
  'access-matrix.test.ts',
  'supervisor.test.ts',
  'start-fault.test.ts',
  'killed-worker.test.ts',
  'code-limits.test.ts',
  'outage.test.ts',
  'health.test.ts',
]

export default defineConfig({
  test: {
    environment: 'node',
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/**/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Code is loaded once for all files, which spares two fifths of a run. It keeps nothing of its own from one to the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          // Here modules keep state, as in a browser, and tests put stand-ins in the place of what a browser has.
          include: ['apps/{web,console}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
    ],
  },
})
