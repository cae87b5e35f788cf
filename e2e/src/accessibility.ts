import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeRule {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

/** What axe finds on the page as it stands (WCAG 2.2 A and AA), one line a place; empty when nothing is wrong. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script element: the page's own policy stays as it is.
  await page.evaluate(source)
  const violations = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(found => found.violations)`,
  )) as AxeRule[]
  return violations.flatMap(rule =>
    rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')} (${rule.help}) ${node.failureSummary ?? ''}`),
  )
}
