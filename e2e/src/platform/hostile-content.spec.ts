import { componentTypes, type EditorFields } from '@comanda/contract/decoration'
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeData } from '../steps/database.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { waitForTitle } from '../steps/screen.ts'

const product = openProduct()

const MARKUP = '</script><img src=x onerror="window.canary=1"><svg onload="window.canary=1">'
const routes = JSON.parse(
  readFileSync(new URL('../../../apps/web/dist/.vite/routes.json', import.meta.url), 'utf8'),
) as string[]

/**
 * Names of all parameters the app reads, and some it does not; the journey fails for one that is read and not named here. A foreign
 * session marker (`ms`) shows the error page instead of the route.
 */
const PARAMETERS =
  `bizType tableId c fun p posOrderId vt vtId decorationPageId sceneId sceneVal shopId shareUrl orderId billId
  programId cardId couponId bookingId addressId back url redirect returnUrl next search tab id qr picture code authCode type
  g token state take date what version start rechargeId pin kind claimCode join transferId tip signInError signIn scan
  rules rightsId redirectResult payFor partySize orderType means link invite designId couponTemplateId
  provider areaId amount choose`.split(/\s+/)
const STORE = { shopId: '101', bizType: '1300' }
/** First markup in every parameter, then addresses that lead out of the app, a different one for each parameter and route. */
const ROUNDS = ['markup', 'foreign addresses'] as const
const ADDRESSES = [
  'javascript:window.canary=1',
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  'https:evil.test',
  '/\t/evil.test/',
  'data:text/html,<script>window.canary=1</script>',
  'java\nscript:window.canary=1',
]
/** Runs in the page: reports scripts of hostile content that ran, and the parameters that the app reads. */
function report(): void {
  const { noted } = globalThis as unknown as { noted(kind: 'ran' | 'read', what: string): void }
  Object.defineProperty(globalThis, 'canary', {
    set() {
      noted('ran', location.href)
    },
  })
  const read = new Set<string>()
  for (const name of ['get', 'has', 'getAll'] as const) {
    const original = URLSearchParams.prototype[name] as (key: string) => unknown
    Object.defineProperty(URLSearchParams.prototype, name, {
      value(this: URLSearchParams, key: string) {
        if (!read.has(key)) noted('read', key)
        read.add(key)
        return original.call(this, key)
      },
    })
  }
}

/** What happens on a page while it shows hostile content. */
async function watch(page: Page) {
  const seen = { ran: [] as string[], outside: [] as string[], read: new Set<string>() }
  await page.exposeFunction('noted', (kind: 'ran' | 'read', what: string) => {
    if (kind === 'ran') seen.ran.push(what)
    else seen.read.add(what)
  })
  await page.addInitScript(report)
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(product.url) && !/^(data|blob|about):/.test(url)) seen.outside.push(url)
  })
  return seen
}

const TEXTS = new URL('../../../packages/messages/src/en-US/', import.meta.url)

/** The keys of all texts of the guest app. */
const keys = readdirSync(TEXTS)
  .filter(name => name.endsWith('.ts') && !name.startsWith('console'))
  .flatMap(name => [...readFileSync(new URL(name, TEXTS), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key]) => key))

test.each(ROUNDS)('No parameter of any route runs a script or leads out of the app: %s (X1, X2)', async values => {
  const { page } = await guestPhone(product.browser)
  const seen = await watch(page)
  const isMarkup = values === 'markup'
  for (const [at, route] of routes.entries()) {
    const hostile = PARAMETERS.map((name, i) => [name, isMarkup ? MARKUP : ADDRESSES[(at + i) % ADDRESSES.length]])
    // Every route is opened once in a store, which shows what is not there without one.
    const store = (at % 2 === 0) === isMarkup ? STORE : {}
    const query = new URLSearchParams({ ...Object.fromEntries(hostile), ...store })
    await page.goto(`${product.url}${route}?${query}`)
    await waitForTitle(page)
    expect.soft([route, page.url().startsWith(product.url)]).toEqual([route, true])
  }
  expect(seen).toMatchObject({ ran: [], outside: [] })
  expect([...seen.read].filter(name => name !== 'ms' && !PARAMETERS.includes(name))).toEqual([])
})

const DECORATED = ['/home', '/mine', '/giftIndex', '/customDecorateH5?decorationPageId=hostile']
const texts = (fields: EditorFields): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'text') return [[name, { en_US: MARKUP }]]
      return field.kind === 'list' ? [[name, [{ ...field.start, ...texts(field.fields) }]]] : []
    }),
  )

/** The types of component that a page of the brand's own may have. */
const TYPES = Object.entries(componentTypes).filter(([, { on }]) => (on as readonly string[]).includes('custom'))
/** A page with one component of each type, and markup in each of its texts. */
const hostilePage = {
  decorationPageId: 'hostile',
  pageType: 'custom',
  title: { en_US: MARKUP },
  components: TYPES.map(([kind, { defaults, editor }]) => ({ kind, id: kind, ...defaults, ...texts(editor) })),
}

test('Markup in every text of every component and of the translations is shown as text, and stored foreign links are left out (DECO-4, X2)', async () => {
  const link = (address: string) => ({ kind: 'notice', id: address, text: { en_US: MARKUP }, link: address })
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
        name: 'hostile_page',
        text: 'update decoration_plan set pages = pages || $2::jsonb where corporation_id = $1',
      },
      [1000, JSON.stringify([hostilePage])],
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
  const seen = await watch(page)
  let shown = 0
  for (const route of [...DECORATED, '/setting', '/storeIndex?shopId=101&bizType=1300']) {
    await page.goto(product.url + route)
    await waitForTitle(page)
    await page.waitForLoadState('networkidle')
    expect
      .soft([route, await page.locator('main a[href*="evil"], main a[href^="javascript"]').count()])
      .toEqual([route, 0])
    expect.soft([route, await page.locator('main img[src="x"]').count()]).toEqual([route, 0])
    shown += await page.getByText('onerror="window.canary=1"').count()
  }
  expect(shown).toBeGreaterThan(TYPES.length)
  expect(seen).toMatchObject({ ran: [], outside: [] })
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
