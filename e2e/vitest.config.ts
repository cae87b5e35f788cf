import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/longest-first.mjs'
import { PATIENCE } from './src/patience.ts'

/** The journeys of these files take longest together. */
const LONGEST = [
  'every-look.spec.ts',
  'accessibility.spec.ts',
  'two-staff-screens.spec.ts',
  'refusals.spec.ts',
  'console-bad-input.spec.ts',
  'console-money.spec.ts',
  'ui.spec.ts',
  'delivery.spec.ts',
  'console-settings.spec.ts',
  'navigation.spec.ts',
  'looks.spec.ts',
  'page-design.spec.ts',
  'imported-menus.spec.ts',
  'offline.spec.ts',
  'pay-after.spec.ts',
  'storm.spec.ts',
  'booking.spec.ts',
]

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
    sequence: { sequencer: longestFirst(LONGEST) },
    // A browser on a busy machine is occasionally late; a real fault fails twice.
    retry: 1,
    testTimeout: 5 * PATIENCE,
    hookTimeout: 3 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
})
