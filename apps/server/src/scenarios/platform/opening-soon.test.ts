import { startup } from '@comanda/contract/startup'
import { expect, test } from 'vitest'
import { refusedAs, testApp } from '../../testing/index.ts'

const app = testApp({ empty: true, processes: 2 })
const pageAt = (url: string, language = 'en') =>
  app.server.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })

test('Without a brand, pages say that it opens soon and calls are refused in words (SETUP-2)', async () => {
  for (const url of ['/', '/home', '/storeIndex?shopId=101', '/home?g=7', '/storeIndex?g=7&preview=token']) {
    const page = await pageAt(url)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('Opening soon')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  }
  expect((await pageAt('/home', 'zh-CN')).body).toContain('即将开业')
  expect((await pageAt('/home', 'ar')).body).toContain('dir="rtl"')
  expect(refusedAs(await app.anyone().call(startup.info, {}))).toBe('openingSoon')
  expect((await pageAt('/nothing.js')).statusCode).toBe(404)
})

test('A brand created while the server runs is served at once, by every process (SETUP-2)', async () => {
  await app.seed()
  const infos = await Promise.all(Array.from({ length: 4 }, () => app.anyone().must(startup.info, {})))
  for (const info of infos) expect('title' in info && info.title).toBe('Marigold Kitchen')
  expect((await pageAt('/home')).body).not.toContain('Opening soon')
})

test('While all stores of a brand are being prepared, its pages have its look and say that it opens soon (SETUP-2)', async () => {
  await app.changeShop({ state: 'preparing' })
  app.clock.advance(2000)
  const page = await pageAt('/home')
  expect(page.body).toContain('Opening soon')
  // The console's frame shows the menu that is being prepared. MENU-1
  expect((await pageAt('/storeIndex?preview=token')).body).not.toContain('Opening soon')
  expect(page.body).toContain('<h1>Marigold Kitchen</h1>')
  await app.changeShop({ state: 'closed' })
  app.clock.advance(2000)
  expect((await pageAt('/home')).body).not.toContain('Opening soon')
})
