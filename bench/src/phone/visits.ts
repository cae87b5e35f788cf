import type { Browser, Page } from 'playwright-core'
import { newPhone, type Seen, seenBy } from './phone.ts'

export interface Visit extends Seen {
  /** Bytes over the line, by kind, until the first dish could be tapped. */
  bytes: Map<string, number>
}

const QUIET_MS = 2500
const DISHES_TRIED = 3

/** A first visit to an address, watched until it is quiet. `then` goes on with it. */
export async function visit(browser: Browser, url: string, then?: (page: Page) => Promise<void>): Promise<Visit> {
  const { context, page, bytes, interactive } = await newPhone(browser)
  try {
    await page.goto(url, { waitUntil: 'load' })
    await interactive
    const loaded = new Map(bytes)
    await page.waitForTimeout(QUIET_MS)
    await then?.(page)
    return { ...(await seenBy(page)), bytes: loaded }
  } finally {
    await context.close()
  }
}

/** What guests do first: look at dishes, count one up, put it in the cart, look at the cart. */
export async function tryDishes(page: Page): Promise<void> {
  const choose = page.locator('main button[aria-haspopup="dialog"][aria-label^="Choose"]')
  for (let at = 0; at < DISHES_TRIED; at += 1) {
    await choose.nth(at).tap()
    const sheet = page.getByRole('dialog').filter({ visible: true }).first()
    await sheet.waitFor()
    const radio = sheet.getByRole('radio').first()
    if ((await radio.count()) > 0) await radio.tap({ force: true })
    await sheet.getByRole('button', { name: /^Add · / }).tap()
    await sheet.waitFor({ state: 'hidden' })
  }
  await page
    .getByRole('button', { name: /^Your cart/ })
    .first()
    .tap()
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor()
  await page.waitForTimeout(500)
}

/** Milliseconds between frames while a finger scrolls through the whole page. */
export async function scrollFrames(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    let last = performance.now()
    const tick = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const cdp = await page.context().newCDPSession(page)
  const gesture = { x: 180, y: 500, yDistance: -6000, speed: 3000, gestureSourceType: 'touch' as const }
  await cdp.send('Input.synthesizeScrollGesture', gesture)
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(2))
}
