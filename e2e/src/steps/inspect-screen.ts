import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { shot } from './shot.ts'

/** A phone or computer whose owner wants nothing to move. */
export const noMotion = { reducedMotion: 'reduce' } as const

/** Keeps a picture of what is on the screen, and notes what axe finds there; the journey goes on. */
export async function inspectScreen(page: Page, name: string, fullPage = false): Promise<void> {
  await shot(page, name, fullPage)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}
