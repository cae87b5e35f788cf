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

/**
 * Whether a target of the page is too small when it is in the middle of the screen. One that is partly below the cart bar counts as
 * small, although a guest scrolls it free; the page is scrolled back.
 */
async function isSmall(page: Page, target: string): Promise<boolean> {
  const script = `(async () => {
    const [{ scrollX, scrollY }, target] = [globalThis, ${JSON.stringify(target)}]
    document.querySelector(target)?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { violations } = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] })
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return violations.length > 0
  })()`
  return page.evaluate<boolean>(script)
}

/** The nodes of a rule that are faulty wherever the page is scrolled to. */
async function faultyNodes(page: Page, { id, nodes }: AxeRule): Promise<AxeRule['nodes']> {
  if (id !== 'target-size') return nodes
  const small: AxeRule['nodes'][number][] = []
  for (const node of nodes) {
    const [target, ...inFrame] = node.target
    if (typeof target !== 'string' || inFrame.length > 0 || (await isSmall(page, target))) small.push(node)
  }
  return small
}

/** The faults axe finds after animations end (WCAG 2.2 A and AA), one line per element; empty without faults. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated instead of added as a script element, so that the page's own policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await atRest(page)
  const violations = (await page.evaluate(FAULTS)) as AxeRule[]
  const faults: string[] = []
  for (const rule of violations)
    for (const node of await faultyNodes(page, rule))
      faults.push(`${rule.id}: ${node.target.join(' ')} (${rule.help}) ${node.failureSummary ?? ''}`)
  return faults
}
