import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const folder = process.env['SHOTS']

/** Saves a picture of the page in the folder SHOTS, if set, for visual inspection. */
export async function shot(page: Page, name: string, fullPage = false): Promise<void> {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage })
}
