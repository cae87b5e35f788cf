import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { shot } from './shot.ts'

/** Saves a picture of the screen and checks it with axe; a fault does not end the journey. */
export async function inspectScreen(page: Page, name: string, fullPage = false): Promise<void> {
  await shot(page, name, fullPage)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}
