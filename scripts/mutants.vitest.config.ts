import { defineConfig } from 'vitest/config'

/** One project without isolation between files: `npm run mutants` names the tests. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{apps,packages}/**/src/**/*.test.{ts,tsx}'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
