import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeRule {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

/** Waits for finite animations to end, because a half-faded colour has a meaningless contrast. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise(done => requestAnimationFrame(done))
    await drawn()
    await drawn()
    const ending = document.getAnimations().filter(motion => motion.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(motion => motion.finished))
  })

/** Only faults are described; a description has the path of every element it names, which is the costly part. */
const FAULTS =
  "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }).then(results => results.violations)"

/** The faults axe finds after animations end (WCAG 2.2 A and AA), one line per element; empty without faults. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated instead of added as a script element, so that the page's own policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await atRest(page)
  const violations = (await page.evaluate(FAULTS)) as AxeRule[]
  return violations.flatMap(rule =>
    rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')} (${rule.help}) ${node.failureSummary ?? ''}`),
  )
}
