import { defineConfig } from 'vitest/config'
import { isolatedTests } from './scripts/isolated-tests.mjs'
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

const APPS = ['apps/web', 'apps/console']
const ISOLATED = isolatedTests(APPS)

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
          include: [...APPS.map(app => `${app}/**/*.test.{ts,tsx}`), 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...ISOLATED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED },
      },
    ],
  },
})
