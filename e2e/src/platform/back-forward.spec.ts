import { expect, test } from 'vitest'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { waitForTitle } from '../steps/screen.ts'

const product = openProduct()

/** As the browser does when it restores a page from its back-forward cache. */
const restored = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

test('A page restored from the back-forward cache reloads where its content would be old, and only there (NAV-9)', async () => {
  const { page } = await guestPhone(product.browser)
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1
  })
  for (const [path, reloads] of [
    ['/createOrder?shopId=101&bizType=1300', true],
    ['/giftBuy?programId=classic', true],
    ['/setting', false],
    ['/home', false],
  ] as const) {
    await page.goto(product.url + path)
    await waitForTitle(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { same: true }))
    const before = loads
    await page.evaluate(restored).catch(() => {})
    if (reloads) await page.waitForFunction(() => !('same' in window))
    else {
      // A request that began after a reload would be answered after it.
      await page.evaluate(() => fetch('/healthz').then(({ ok }) => ok))
      expect(loads, path).toBe(before)
      expect(await page.evaluate(() => 'same' in window), path).toBe(true)
    }
  }
})

test('Back and forward within the app pass the guard, with the routes it names (NAV-9, NAV-11)', async () => {
  const { page } = await guestPhone(product.browser)
  await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1100&tableId=23vWg5fDWhLNGlX2`)
  await waitForTitle(page)
  await page.waitForLoadState('networkidle')
  for (const path of ['/mine', '/giftIndex', '/home', '/couponIndex']) {
    await page.goto(`${product.url}${path}?ms=of-another-visit`)
    await waitForTitle(page)
    const expected = path === '/couponIndex' ? '/error' : path
    await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(expected)
  }
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home')
  expect(new URL(page.url()).searchParams.get('ms')).not.toBe('of-another-visit')
})
