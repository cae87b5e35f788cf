import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { shot } from './shot.ts'

/** A device set to reduced motion. */
export const noMotion = { reducedMotion: 'reduce' } as const

/**
 * A phone that looks at many pages: without motion, and without the worker that saves every page for times without a connection,
 * which is a tenth of the work of a browser.
 */
export const looksOnly = { ...noMotion, serviceWorkers: 'block' } as const

/** Saves a picture of the screen and checks it with axe; a fault does not end the journey. */
export async function inspectScreen(page: Page, name: string, fullPage = false): Promise<void> {
  await shot(page, name, fullPage)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}
