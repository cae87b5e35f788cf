import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newPhone, type Phone } from '../harness.ts'
import { openProduct } from '../steps/product.ts'
import { waitForTitle } from '../steps/screen.ts'

const product = openProduct()
/** A demo table where guests pay with each order. */
const WINDOW_TABLE = '23vWg5fDWhLNGlX2'
let phone: Phone
let page: Page

beforeEach(async () => {
  phone = await newPhone(product.browser)
  page = phone.page
  await page.addInitScript(() => localStorage.setItem('myLocale', '{"value":"en_US"}'))
})
afterEach(() => phone.context.close())

const path = () => new URL(page.url()).pathname
const query = () => new URL(page.url()).searchParams
const visit = async (target: string) => {
  await page.goto(product.url + target)
  await waitForTitle(page)
}

describe('Visit marker (NAV-7)', () => {
  test('The marker of another visit asks to scan again', async () => {
    await visit('/storeIndex?shopId=1001&bizType=1100&ms=of-another-phone')
    await expect.poll(() => path()).toBe('/error')
    await expect.poll(() => query().get('type')).toBe('1')
    await expect.poll(() => page.locator('main').innerText()).toContain('Scan the code again')
  })

  test('A scan starts a visit, and its marker is sent with calls', async () => {
    await visit('/shareIndex?shareUrl=%2Fsetting&tableId=T1')
    await page.waitForURL('**/setting*')
    const marker = query().get('ms')
    expect(marker).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    await visit('/leftNav?ms=stale')
    await expect.poll(() => path()).toBe('/error')
    await visit('/home?ms=stale')
    expect(query().get('ms')).toBe(marker)
  })

  test('A printed table code opens the menu with a marker, without another document or call before the menu (NAV-7)', async () => {
    const menu = `/storeIndex?shopId=101&bizType=1100&tableId=${WINDOW_TABLE}`
    const documents: string[] = []
    page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
    for (const printed of [menu, `/shareIndex?shareUrl=${encodeURIComponent(menu)}`]) {
      documents.length = 0
      await page.context().clearCookies()
      const early = page.waitForRequest('**/api/menu/**')
      await page.goto(product.url + printed, { waitUntil: 'commit' })
      await early
      await waitForTitle(page)
      expect(path()).toBe('/storeIndex')
      expect(query().get('tableId')).toBe(WINDOW_TABLE)
      expect(query().get('ms')).toBeTruthy()
      expect(documents).toHaveLength(1)
    }
  })

  test('The link of a visit that is over asks to scan again; the printed code starts another one (NAV-7, NAV-13)', async () => {
    const printed = `/storeIndex?shopId=101&bizType=1100&tableId=${WINDOW_TABLE}`
    await visit(printed)
    const link = page.url().slice(product.url.length)
    expect(link).toContain('ms=')
    // The cookie has expired.
    await page.context().clearCookies()
    await visit(link)
    await expect.poll(() => path()).toBe('/error')
    await expect.poll(() => query().get('type')).toBe('1')
    await visit(printed)
    expect(path()).toBe('/storeIndex')
    await visit(link)
    await expect.poll(() => path()).toBe('/error')
  })
})
