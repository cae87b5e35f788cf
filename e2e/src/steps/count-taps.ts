import type { BrowserContext } from 'playwright-core'

/** Counts the taps on a phone's pages from now on; fields filled without a tap are not counted. */
export async function countTaps(context: BrowserContext): Promise<{ taps: () => number; reset: () => void }> {
  let count = 0
  await context.exposeFunction('tapCounted', () => void count++)
  const listen = () => {
    if (self !== top) return
    const { tapCounted } = globalThis as unknown as { tapCounted(): void }
    // At the document, because a tap that Playwright stops at the window is repeated: its element moved before the tap arrived.
    document.addEventListener('pointerdown', event => event.isTrusted && tapCounted(), true)
  }
  await context.addInitScript(listen)
  return {
    taps: () => count,
    reset: () => {
      count = 0
    },
  }
}
