import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartupInfo } from '@comanda/contract/startup'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readBuiltApp } from './built-app.ts'
import { writeFirstPage } from './document.ts'
import { serveFiles } from './files.ts'
import { bindPages } from './pages.ts'
import { visitMarkers } from './visit-markers.ts'

const TEMPLATE = `<!doctype html>
<html lang="en-US" dir="ltr"><head><title>App</title><meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" /><link rel="manifest" href="/m" /><style id="theme">@layer base,ui;:root{}</style><!--head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shared-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body><div id="root"><!--body--></div></body></html>`

const MANIFEST = {
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/pages/decoration/custom-decorate-h5.tsx': { file: 'assets/own-1.js' },
  '_card.js': { file: 'assets/card-1.js', css: ['assets/card-1.css'] },
  'src/pages/menu/store-index.tsx': { file: 'assets/store-1.js', imports: ['_shared.js', '_card.js'], css: [] },
}

const dist = mkdtempSync(join(tmpdir(), 'comanda-dist-'))
mkdirSync(join(dist, '.vite'))
mkdirSync(join(dist, 'assets'))
writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
writeFileSync(join(dist, '.vite', 'routes.json'), '["/","/home","/storeIndex","/selectStore"]')
writeFileSync(join(dist, 'index.html'), TEMPLATE)
writeFileSync(join(dist, 'icon.svg'), '<svg/>')
const assets = { 'index-1.js': 'let one = 1', 'index-1.js.br': 'pressed' }
const sheets = { 'index-1.css': '@layer base{a{b:c}}', 'card-1.css': '@layer ui{d{e:f}}' }
for (const [name, text] of Object.entries({ ...assets, ...sheets })) writeFileSync(join(dist, 'assets', name), text)

const info = {
  version: 'v1',
  appid: 'x',
  title: 'Tom & <Jerry>',
  slogan: 'Say "cheese"',
  icon: 'p1/logo',
  corporation: {
    corporationId: 1,
    currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
    format: { dateTimeFormat: { date: '', time: '', dateTime: '' } },
    languages: ['ar'],
    addressFormat: 'international',
  },
  scheme: { extJson: { chooseLanguage: true } },
  checkOrderRequiresIn4Hours: false,
  cdnInfo: { hosts: ['/media'], origin: '/media' },
  decoration: { pageTypeList: [], version: 1, decorationPlanId: 'd' },
  style: { primaryColor: '#123456' },
  translation: {
    language: 'ar',
    map: { 'ui.back': '</script><script>alert(1)</script>', 'ui.retry': 'أعد <المحاولة>' },
  },
} satisfies StartupInfo

const shop = {
  shopId: 7,
  bizTypes: [1100],
  takesBookings: true,
  shopName: { ar: 'مطبخ <b>' },
  description: { ar: 'وصف' },
  picture: 'p1/store',
  version: 3,
}
const hosts = { pictures: [], payment: ['https://*.adyen.com'] }

/** Reads the build as it lies there now. */
const builtApp = () => {
  const app = readBuiltApp(dist)
  if (!app) throw new Error('not built')
  return app
}

const pageOf = (path: string, withShop = true) =>
  writeFirstPage({ app: builtApp(), path, info, hosts, ...(withShop && { shop }) })

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a first page', () => {
  it('Uses the requested language and contains the initial parameters (NAV-4, ETC-1)', () => {
    const { html } = pageOf('/storeIndex')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    const text = /<script type="application\/json" id="startup">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(text)).toEqual(info)
  })

  it('Draws the store’s picture and name, and preloads the picture and the route’s code', () => {
    const { html } = pageOf('/storeIndex')
    expect(html).toContain('مطبخ &#60;b&#62;')
    expect(html).toContain('id="shop">{"shopId":7,"shopName":"مطبخ \\u003cb>"')
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*store@750\.webp[^>]*fetchpriority="high">/)
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/store-1.js">')
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/card-1.js">')
    expect(html.split('/assets/shared-1.js')).toHaveLength(2)
    expect(pageOf('/customDecorateH5').html).toContain('href="/assets/own-1.js"')
  })

  it('Names manifest and icon of the brand, and the colours of its theme for the browser’s bars (APP-1)', () => {
    const { html } = pageOf('/home')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?g=1&#38;lang=ar">')
    expect(html).toMatch(/<link rel="apple-touch-icon" href="\/icons\/1\/apple-180\.png\?v=[\w-]{12}">/)
    expect(html).toContain('<meta name="theme-color" content="#161210" media="(prefers-color-scheme: dark)">')
    expect(html).not.toContain('href="/m"')
  })

  it('Contains its critical styles, and no style sheet that delays its first paint', () => {
    const { html } = pageOf('/storeIndex')
    expect(html).toContain('@layer base{a{b:c}}@layer ui{d{e:f}}')
    expect(html).toContain('<style id="theme" data-from="server">@layer base,ui;:root{')
    expect(html).toContain('<link rel="stylesheet" href="/assets/index-1.css" media="not all" disabled>')
    expect(html).toContain('<link rel="stylesheet" href="/assets/card-1.css" media="not all" disabled>')
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2)
  })

  it('Preloads a route’s styles beside its code if they are too large to inline', () => {
    writeFileSync(join(dist, 'assets', 'card-1.css'), `d{e:f}${' '.repeat(50_000)}`)
    const { html } = pageOf('/storeIndex')
    expect(html).not.toContain('d{e:f}')
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/card-1.css">')
    expect(html).toContain('<link rel="stylesheet" href="/assets/index-1.css" media="not all" disabled>')
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1)
    writeFileSync(join(dist, 'assets', 'card-1.css'), '@layer ui{d{e:f}}')
  })

  it('Asks for the code of a menu first, on other pages after the picture and calls that a guest sees first', () => {
    const script = /<script type="module" crossorigin([^>]*) src="\/assets\/index-1\.js">/
    expect(script.exec(pageOf('/storeIndex').html)?.[1]).toBe('')
    expect(script.exec(pageOf('/home').html)?.[1]).toBe(' fetchpriority="low"')
    expect(pageOf('/home').html).not.toMatch(/<link rel="modulepreload"(?![^>]*"low")[^>]*>/)
  })

  it('Shows the title of a page before the code arrives', () => {
    const titled = { ...info, translation: { ...info.translation, map: { 'title.bookIndex': 'احجز <طاولة>' } } }
    const { html } = writeFirstPage({ app: builtApp(), path: '/bookIndex', info: titled, hosts })
    expect(html).toContain('<h1>احجز &#60;طاولة&#62;</h1>')
    expect(pageOf('/bookIndex', false).html).not.toContain('<h1>')
  })

  it('Contains a way to continue if no code arrives, in the guest’s language (API-3)', () => {
    for (const path of ['/storeIndex', '/home', '/mine'])
      expect(pageOf(path).html).toMatch(
        /<p class="fp-late" role="status">.*<a href="" id="again">أعد &#60;المحاولة&#62;<\/a>/,
      )
  })

  it('Runs no script but its own: data stays data (DECO-4, X3)', () => {
    const { html, policy } = pageOf('/storeIndex')
    expect(html).not.toContain('<script>alert')
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(match => match[1] ?? '')
    expect(inline).toHaveLength(1)
    expect(policy).toContain(`script-src 'self' ${sha(inline[0] ?? '')};`)
    for (const [, style = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) expect(policy).toContain(sha(style))
    expect(policy).not.toContain('unsafe-')
  })

  it('Allows the card provider on its own page only (PAY-8)', () => {
    expect(pageOf('/storeIndex').policy).not.toContain('adyen')
    expect(pageOf('/storeIndex').policy).toContain("frame-src 'none'")
    const { policy } = pageOf('/adyen')
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']*' https/)
    expect(policy).toContain('https://*.adyen.com')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('Fonts of a brand load from their own hosts, over https only (DECO-2, X3)', () => {
    const fontFamilys = {
      english: [
        { family: 'A', url: 'https://fonts.example/a.woff2' },
        { family: 'B', url: 'http://plain.example/b.woff2' },
      ],
      chinese: [
        { family: 'C', url: 'https://fonts.example/c.woff2' },
        { family: 'D', url: '/media/d.woff2' },
      ],
    }
    const branded = { ...info, style: { fontFamilys } }
    const { policy } = writeFirstPage({ app: builtApp(), path: '/home', info: branded, hosts })
    expect(policy).toContain("font-src 'self' https://fonts.example;")
    expect(pageOf('/home').policy).toContain("font-src 'self';")
  })

  it('Names the brand if there is no store', () => {
    expect(pageOf('/home', false).html).toContain('<title>Tom &#38; &#60;Jerry&#62;</title>')
  })
})

describe('The root address', () => {
  let server: FastifyInstance
  const languages: string[] = []
  beforeAll(async () => {
    server = fastify()
    server.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: 'none' }))
    await serveFiles(server, dist, undefined)
    bindPages(server, {
      app: builtApp(),
      starts: {
        of: async (corporationId, language) => {
          languages.push(language)
          return corporationId === 1 ? { info, answer: undefined as never } : undefined
        },
      },
      shopOf: async (_corporationId, shopId) => (shopId === 7 ? shop : undefined),
      shopsOf: async () => [shop],
      pageOf: async () => undefined,
      giftPictureOf: async () => undefined,
      cardTextOf: async () => undefined,
      firstBrand: async () => 1,
      opening: async () => undefined,
      markers: visitMarkers({ clock: () => Date.now(), secret: 'test secret' }),
      hosts,
    })
  })

  it('Answers every route with a page that is revalidated and costs nothing if unchanged', async () => {
    const first = await server.inject({ url: '/storeIndex?shopId=7', headers: { 'accept-encoding': 'br' } })
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    expect(first.headers['vary']).toContain('cookie')
    const again = await server.inject({
      url: '/storeIndex?shopId=7',
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('Uses the language chosen by the guest before the browser’s (ETC-1)', async () => {
    await server.inject({ url: '/home', headers: { cookie: 'a=1; myLocale=zh_CN', 'accept-language': 'ar' } })
    expect(languages.at(-1)).toBe('zh_CN')
    await server.inject({ url: '/home', headers: { 'accept-language': 'ar-KW,en' } })
    // The brand's nearest language is found with the page.
    expect(languages.at(-1)).toBe('ar-KW,en')
    await server.inject({ url: '/home', headers: { 'accept-language': 'fr-CA,fr;q=0.9, en;q=0.8,<script>' } })
    expect(languages.at(-1)).toBe('fr-CA,fr,en')
  })

  it('Answers a share with the page and bytes of its target, and its address in a cookie (NAV-1)', async () => {
    const menu = await server.inject({ url: '/storeIndex?shopId=7' })
    const share = await server.inject({ url: '/shareIndex?shareUrl=%2FstoreIndex%3FshopId%3D7' })
    expect([share.statusCode, share.headers['etag']]).toEqual([200, menu.headers['etag']])
    expect(String(share.headers['set-cookie'])).toContain('arrival=%2FstoreIndex%3FshopId%3D7; Path=/shareIndex')
    const same = await server.inject({
      url: '/shareIndex?shareUrl=%2FstoreIndex%3FshopId%3D7',
      headers: { 'if-none-match': String(menu.headers['etag']) },
    })
    expect([same.statusCode, same.headers['set-cookie']]).toEqual([304, share.headers['set-cookie']])
  })

  it('Shows names and pictures of the first stores in the list of stores', async () => {
    const { body } = await server.inject({ url: '/selectStore', headers: { 'accept-language': 'ar' } })
    expect(body).toContain('<strong>مطبخ &#60;b&#62;</strong>')
    expect(body).toContain('/p1/store@375.webp 375w')
    expect(body).toMatch(/<link rel="preload" as="image" imagesrcset="[^"]*p1\/store@375/)
  })

  it('starts a visit for a table opened within the app, without an address (NAV-7)', async () => {
    const answer = await server.inject({ method: 'HEAD', url: '/storeIndex?shopId=7&tableId=T1' })
    expect(String(answer.headers['set-cookie'])).toMatch(/^ms=[\w.-]+; Path=\/; Max-Age=43200; SameSite=Lax$/)
    const plain = await server.inject({ method: 'HEAD', url: '/storeIndex?shopId=7' })
    expect(plain.headers['set-cookie']).toBeUndefined()
  })

  it('Serves another brand only if there is one', async () => {
    const other = await server.inject({ url: '/home?g=99' })
    expect(other.body).toContain('Tom &#38;')
  })

  it.each([
    '/assets/nope.js',
    '/favicon.ico',
    '/.git/config',
    '/wp-admin/index.php',
    '/assets/../../package.json',
    '/a.b',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('knows no %s', async url => {
    expect((await server.inject({ url })).statusCode).toBe(404)
  })

  it('Answers an unknown route with the page for unknown addresses (NAV-12)', async () => {
    const unknown = await server.inject({ url: '/storeindex' })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('id="startup"')
    const other = await server.inject({ url: '/storeindeX?shopId=7' })
    expect(other.headers['etag']).toBe(unknown.headers['etag'])
  })

  it('Sends the parts of the app compressed, with permanent caching', async () => {
    const part = await server.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'br, gzip' } })
    expect(part.body).toBe('pressed')
    expect(part.headers['content-encoding']).toBe('br')
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.inject({ url: '/icon.svg' })).headers['content-type']).toBe('image/svg+xml')
  })
})
