import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeData } from './steps/database.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openProduct } from './steps/product.ts'

const product = openProduct()

const MARKUP = '</script><img src=x onerror="window.canary=1"><svg onload="window.canary=1">'
const canary = (page: Page): Promise<unknown> => page.evaluate(() => (globalThis as { canary?: unknown }).canary)
const routes = JSON.parse(
  readFileSync(new URL('../../apps/web/dist/.vite/routes.json', import.meta.url), 'utf8'),
) as string[]

/** Names of all parameters the app reads, and some it does not. */
const PARAMETERS =
  `bizType tableId c fun p posOrderId vt vtId decorationPageId sceneId sceneVal shopId shareUrl orderId billId
  programId cardId couponId bookingId addressId back url redirect returnUrl next search tab id qr picture code authCode type
  g`.split(/\s+/)
const VALUES = [MARKUP, 'javascript:window.canary=1', 'https://evil.test/', '//evil.test/']

const TEXTS = new URL('../../packages/messages/src/en-US/', import.meta.url)

/** The keys of all texts of the guest app. */
const keys = readdirSync(TEXTS)
  .filter(name => name.endsWith('.ts') && !name.startsWith('console'))
  .flatMap(name => [...readFileSync(new URL(name, TEXTS), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key]) => key))

/** The addresses outside the product that a page requests. */
function watchOutside(page: Page): string[] {
  const outside: string[] = []
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(product.url) && !/^(data|blob|about):/.test(url)) outside.push(url)
  })
  return outside
}

test('No parameter of any route runs a script or leads out of the app (X1, X2)', async () => {
  const { page } = await guestPhone(product.browser)
  const outside = watchOutside(page)
  for (const [at, route] of routes.entries()) {
    const value = VALUES[at % VALUES.length] ?? MARKUP
    const query = new URLSearchParams(PARAMETERS.map(name => [name, value]))
    await page.goto(`${product.url}${route}?${query}`)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    expect.soft([route, await canary(page)]).toEqual([route, undefined])
    expect.soft([route, page.url().startsWith(product.url)]).toEqual([route, true])
  }
  expect(outside).toEqual([])
})

test('Markup in every text of the decoration and of the translations is shown as text, and stored foreign links are left out (DECO-4, X2)', async () => {
  const link = (address: string) => ({ kind: 'noticeBar', text: { en_US: MARKUP }, link: address })
  await changeData(product.server, async tx => {
    await tx.query(
      {
        name: 'hostile_pages',
        text: `update decoration_plan set version = version + 1,
          pages = regexp_replace(pages::text, '"en_US": "[^"]{3,}"', $2, 'g')::jsonb where corporation_id = $1`,
      },
      [1000, `"en_US": ${JSON.stringify(MARKUP)}`],
    )
    await tx.query(
      {
        name: 'hostile_links',
        text: `update decoration_plan set pages = jsonb_set(pages, '{0,components}', (pages->0->'components') || $2::jsonb)
          where corporation_id = $1`,
      },
      [1000, JSON.stringify(['javascript:window.canary=1', 'https://evil.test/', '//evil.test/'].map(link))],
    )
    await tx.query(
      {
        name: 'hostile_texts',
        text: `update corporation set settings = jsonb_set(settings, '{texts}', $2::jsonb) where corporation_id = $1`,
      },
      [1000, JSON.stringify({ en_US: Object.fromEntries(keys.map(key => [key, MARKUP])) })],
    )
  })
  const { page } = await guestPhone(product.browser)
  const outside = watchOutside(page)
  let shown = 0
  for (const route of ['/home', '/mine', '/giftIndex', '/setting', '/storeIndex?shopId=101&bizType=1300']) {
    await page.goto(product.url + route)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect.soft([route, await canary(page)]).toEqual([route, undefined])
    expect
      .soft([route, await page.locator('main a[href*="evil"], main a[href^="javascript"]').count()])
      .toEqual([route, 0])
    expect.soft([route, await page.locator('main img[src="x"]').count()]).toEqual([route, 0])
    shown += await page.getByText('onerror="window.canary=1"').count()
  }
  expect(shown).toBeGreaterThan(0)
  expect(outside).toEqual([])
})

test('Pages of another origin cannot frame guest pages or the console (X3)', async () => {
  const { page } = await guestPhone(product.browser)
  for (const path of ['/home', '/storeIndex?shopId=101&bizType=1300&preview=pages', '/adyen', '/console', '/login']) {
    await page.route('http://evil.test/', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Evil</title><iframe src="${product.url}${path}"></iframe>`,
      }),
    )
    await page.goto('http://evil.test/')
    await page.waitForLoadState('networkidle')
    const framed = page
      .frames()
      .slice(1)
      .map(frame => frame.url())
    expect.soft([path, framed]).toEqual([path, ['chrome-error://chromewebdata/']])
    await page.unroute('http://evil.test/')
  }
})
