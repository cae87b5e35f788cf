import { contract } from '@comanda/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ clock: Date.now() })
const chief = app.staff('brand')
const shop = { shopId: SHOP }

interface Icon {
  src: string
  sizes: string
  purpose: string
}
interface Manifest {
  id: string
  name: string
  lang: string
  start_url: string
  theme_color: string
  icons: Icon[]
  shortcuts: { name: string; url: string }[]
}

const get = (url: string) => app.server.inject({ url })
const manifestIn = async (query: string) => (await get(`/manifest.webmanifest?${query}`)).json<Manifest>()

/** A tile of one colour, as most logos of apps are. */
const tile = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

async function setLogo(file: Buffer): Promise<void> {
  const { path } = await chief.must(contract.upload.brandFile, shop, { file })
  const settings = await chief.must(contract.brand.brandSettings, shop)
  const logo = path.replace(/^\//, '').replace(/\.webp$/, '')
  await chief.must(contract.brand.saveBrandSettings, { ...shop, ...settings, logo })
  app.clock.advance(2000)
}

/** Colour of the top left pixel and size of a served icon. */
async function drawn(path: string) {
  const reply = await get(path)
  const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true })
  return { reply, corner: [...data.subarray(0, 3)], size: `${info.width}x${info.height}`, channels: info.channels }
}

test('The manifest has name, colours, start and shortcuts of the brand in the language of the page (APP-1)', async () => {
  const [english, chinese] = [await manifestIn('lang=en_US'), await manifestIn('lang=zh_CN')]
  const info = await app.anyone().must(contract.startup.info, {})
  expect(english.name).toBe('title' in info && info.title)
  expect(english.lang).toBe('en-US')
  expect(english.theme_color).toMatch(/^#[0-9a-f]{6}$/)
  expect(english.id).toMatch(/^\/\?g=\d+$/)
  expect(english.start_url).toMatch(/^\/home\?g=\d+$/)
  expect(english.shortcuts.map(({ name }) => name)).toEqual(['Menu', 'Orders'])
  expect(english.shortcuts.map(({ url }) => url.split('?')[0])).toEqual(['/selectStore', '/orderList'])
  expect(chinese.id).toBe(english.id)
})

test('Icons are drawn from the logo of the brand, opaque, in every size of the manifest (APP-1)', async () => {
  await setLogo(await tile('#205080'))
  const { icons } = await manifestIn('')
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of icons) {
    const icon = await drawn(src)
    expect([icon.size, icon.channels]).toEqual([sizes, 3])
    for (const [at, wanted] of [0x20, 0x50, 0x80].entries())
      expect(Math.abs((icon.corner[at] ?? 0) - wanted)).toBeLessThan(6)
    expect(icon.reply.headers['cache-control']).toContain('immutable')
  }
})

test('A new logo gets new addresses of its icons, and old ones are not kept permanently (APP-1)', async () => {
  const [{ src: before = '' } = {}] = (await manifestIn('')).icons
  await setLogo(await tile('#104020'))
  const [{ src: after = '' } = {}] = (await manifestIn('')).icons
  expect(after).not.toBe(before)
  const old = await get(before)
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
})

test('An unknown brand or icon is not found (APP-1)', async () => {
  for (const url of [
    '/icons/99999/any-192.png',
    '/icons/1/any-193.png',
    '/icons/x/any-192.png',
    '/icons/1/any-192.svg',
  ])
    expect((await get(url)).statusCode, url).toBe(404)
})

test('The offline page is in the language asked for and has the look of the brand (APP-3)', async () => {
  const page = await get('/offline?lang=en_US')
  expect(page.body).toContain('You’re offline')
  expect(page.body).toContain('lang="en-US"')
  expect(page.body).toContain('/icons/')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect((await get('/offline?g=99999')).statusCode).toBe(200)
})
