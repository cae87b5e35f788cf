import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeRule {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

/** What moves has come to rest: a colour half faded in is nobody's colour. What moves for ever is not waited for. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise(done => requestAnimationFrame(done))
    await drawn()
    await drawn()
    const ending = document.getAnimations().filter(motion => motion.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(motion => motion.finished))
  })

/** What axe finds on the page once it is at rest (WCAG 2.2 A and AA), one line a place; empty when nothing is wrong. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script element: the page's own policy stays as it is.
  await page.evaluate(source)
  await atRest(page)
  const violations = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(found => found.violations)`,
  )) as AxeRule[]
  return violations.flatMap(rule =>
    rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')} (${rule.help}) ${node.failureSummary ?? ''}`),
  )
}
