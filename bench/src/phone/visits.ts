import type { Browser, Locator, Page } from 'playwright-core'
import { newPhone, type Seen, seenBy } from './phone.ts'

export interface Visit extends Seen {
  /** Bytes transferred until the first dish was tappable, by kind. */
  bytes: Map<string, number>
}

const QUIET_MS = 2500
const DISHES_TRIED = 3

/** A first visit to an address until the network is idle, continued by `then`. */
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

/** Time without movement before a tap, in ms. */
const STILL_MS = 400

/**
 * A tap at a position determined beforehand. Playwright's own tap queries the page until the last instant and intercepts the tap,
 * which takes longer on a slow phone than what is measured.
 */
async function tap(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  await what.scrollIntoViewIfNeeded()
  await page.waitForTimeout(STILL_MS)
  const box = await what.boundingBox()
  if (!box) throw new Error('what is to be tapped is not on the screen')
  await page.waitForTimeout(STILL_MS)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** A guest's usual first actions: open dishes, raise a quantity, add to the cart, open the cart. */
export async function tryDishes(page: Page): Promise<void> {
  const choose = page.locator('main button[aria-haspopup="dialog"][aria-label^="Choose"]')
  for (let at = 0; at < DISHES_TRIED; at += 1) {
    await tap(page, choose.nth(at))
    const sheet = page.getByRole('dialog').filter({ visible: true }).first()
    await sheet.waitFor()
    const radio = sheet.getByRole('radio').first()
    if ((await radio.count()) > 0) await tap(page, radio.locator('xpath=ancestor::label'))
    await tap(page, sheet.getByRole('button', { name: /^Add · / }))
    await sheet.waitFor({ state: 'hidden' })
  }
  await tap(page, page.getByRole('button', { name: /^Your cart/ }).first())
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor()
  await page.waitForTimeout(500)
}

/** Milliseconds between frames while scrolling through the whole page by touch. */
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
