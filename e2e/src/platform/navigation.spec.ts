import { contract } from '@comanda/contract'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newPhone, type Phone } from '../harness.ts'
import { placePickup } from '../steps/guest.ts'
import { openProduct } from '../steps/product.ts'
import { waitForTitle } from '../steps/screen.ts'

const product = openProduct()
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

describe('Entries', () => {
  test('The root address leads to the home page through the share route (NAV-1)', async () => {
    await visit('/')
    await page.waitForURL('**/home*')
    expect(path()).toBe('/home')
  })

  test.each([
    'https%3A%2F%2Fevil.test',
    '%2F%2Fevil.test',
    '%2F%5Cevil.test',
    'javascript%3Aalert(1)',
    '%252F%252Fevil.test',
  ])('A share with a foreign target opens the home page: %s (NAV-1)', async shareUrl => {
    await visit(`/shareIndex?shareUrl=${shareUrl}`)
    await page.waitForURL('**/home*')
    expect(new URL(page.url()).origin).toBe(product.url)
  })

  test.each(['/shareIndex', '/shareIndex?shareUrl=%2FshareIndex', '%2FshareIndex', '/'])(
    'A share with a share as its target opens the home page: %s (NAV-1)',
    async shareUrl => {
      await visit(`/shareIndex?shareUrl=${encodeURIComponent(shareUrl)}`)
      await page.waitForURL('**/home*')
      expect(query().has('shareUrl')).toBe(false)
    },
  )

  test('A share keeps its channel and opens its target with store and table (NAV-1, NAV-6)', async () => {
    await visit('/shareIndex?shareUrl=%2Fsetting&c=poster7&shopId=1001&tableId=T1')
    await page.waitForURL('**/setting*')
    expect(query().get('shopId')).toBe('1001')
    expect(query().get('tableId')).toBe('T1')
    expect(query().has('shareUrl')).toBe(false)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('channelId'))).toContain('poster7')
  })

  test('A token is removed from the address before any other request, without a history entry (NAV-3)', async () => {
    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    await visit('/setting?token=not-a-real-token&shopId=1001')
    await expect.poll(() => query().has('token')).toBe(false)
    await expect.poll(() => query().get('shopId')).toBe('1001')
    expect(await page.evaluate(() => history.length)).toBe(2)
    const after = requested.filter(url => url.startsWith(`${product.url}/api`))
    expect(after.every(url => !url.includes('not-a-real-token'))).toBe(true)
    await page.reload()
    expect(path()).toBe('/setting')
  })

  test('An unknown path shows the page for unknown addresses (NAV-12)', async () => {
    await visit('/nowhere')
    await expect.poll(() => page.locator('main').innerText()).toContain('Page not found')
  })
})

describe('The error screen shows the action for its type (NAV-13)', () => {
  test.each([
    ['type=1', 'Scan the code again', 'Scan again'],
    ['type=2', 'being processed', 'Refresh'],
    ['type=3', 'Something went wrong', 'Try again'],
    ['', 'Something went wrong', 'Try again'],
    ['code=req-17', 'Error code: req-17', 'Try again'],
  ])('%s', async (type, text, next) => {
    await visit(`/error?${type}`)
    await expect.poll(() => page.locator('main').innerText()).toContain(text)
    await expect.poll(() => page.locator('main').innerText()).toContain(next)
  })
})

describe('Navigation', () => {
  test('A new route moves the focus to its heading, sets the document title, and restores the scroll position on return', async () => {
    await visit('/leftNav')
    // The page is shorter until its content has loaded, and what loads above the reader moves the position.
    const position = () => page.evaluate(() => (scrollTo({ top: 120, behavior: 'instant' }), scrollY))
    await expect.poll(position).toBe(120)
    const settings = page.getByRole('link', { name: 'Settings' })
    // In the middle of the screen it is not covered, so that the click does not scroll.
    await settings.evaluate(it => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(100)
    await settings.click()
    await page.waitForURL('**/setting*')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await expect.poll(() => page.title()).toContain('Settings')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.waitForURL('**/leftNav*')
    await page.waitForFunction(at => Math.abs(scrollY - at) < 3, left)
  })

  test('The menu marks the visible category, also after a jump to the top', async () => {
    await visit('/storeIndex?shopId=101&bizType=1300')
    const marked = () => page.locator('nav [aria-current=true]').innerText()
    const noodles = page.getByRole('heading', { name: 'Noodles & soups', exact: true })
    await noodles.waitFor()
    const first = await marked()
    await noodles.evaluate(it => it.scrollIntoView({ block: 'start' }))
    await expect.poll(marked).not.toBe(first)
    await page.keyboard.press('Home')
    await expect.poll(marked).toBe(first)
  })

  test('The current route is not opened again (NAV-2)', async () => {
    await visit('/leftNav?shopId=1001')
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.waitForURL('**/setting*')
    expect(query().get('shopId')).toBe('1001')
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL('**/leftNav*')
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('A tap on the tab of the current route changes nothing (NAV-2)', async () => {
    // The last request of the page, for its link to the bookings.
    await Promise.all([page.waitForResponse('**/api/booking/shopList'), visit('/home')])
    await page.waitForLoadState('networkidle')
    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    const before = await page.evaluate(() => {
      Object.assign(window, { same: true })
      return { entries: history.length, address: location.href }
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
    const after = await page.evaluate(() => ({ entries: history.length, address: location.href }))
    expect(after).toEqual(before)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    expect(requested.filter(url => url.includes('/api/'))).toEqual([])
  })

  test('Initial parameters are loaded at most once, however many routes are opened (NAV-4)', async () => {
    let loads = 0
    page.on('request', request => (loads += Number(request.url().includes('/open/application/info'))))
    await visit('/leftNav?shopId=101')
    const first = loads
    expect(first).toBeLessThanOrEqual(1)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.waitForURL('**/setting*')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL('**/leftNav*')
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(first)
  })

  test('A campaign page shows the brand’s decoration; an ended campaign is explained, with a way to continue (DECO-1)', async () => {
    await visit('/p/ygf')
    await page.getByRole('heading', { name: 'The long table' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /Book a table.*Pick a day/s }).count()).toBe(1)
    await visit('/customDecorateH5?decorationPageId=of-last-year')
    await page.getByText('This page is no longer available').waitFor()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL('**/home*')
  })

  test('A route for accounts sends a visitor to the sign-in (LOGIN-2)', async () => {
    await visit('/editUserInfo?shopId=1001')
    await expect.poll(() => path()).toBe('/login')
    await expect.poll(() => query().get('back')).toContain('/editUserInfo')
  })

  test('A tab named in the address is shown at once and survives a reload', async () => {
    await visit('/orderList')
    const past = page.getByRole('tab', { name: 'Past' })
    // Checked synchronously after the tap, before any timer runs.
    const shown = await past.evaluate(async (tab: HTMLElement) => {
      tab.click()
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
      return tab.getAttribute('aria-selected')
    })
    expect(shown).toBe('true')
    await page.waitForURL('**/orderList?*state=past*')
    await page.reload()
    await page.getByRole('tab', { name: 'Past', selected: true }).waitFor()
  })

  test('A page restored from the back-forward cache reloads if its content would be old (NAV-9)', async () => {
    await visit('/createOrder?shopId=1001&bizType=1300')
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ])
  })
})

describe('Sessions', () => {
  const tokenNow = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('token') ?? '{}') as { value?: string }).value)

  test('Many calls refused at once renew the session once and reload the page once (LOGIN-5)', async () => {
    await visit('/testPage')
    await page.waitForFunction(() => localStorage.getItem('token') !== null)
    await page.evaluate(() => localStorage.setItem('token', '{"value":"gone-and-forgotten"}'))
    const auths: string[] = []
    let loads = 0
    page.on('request', request => request.url().endsWith(contract.auth.auth.path) && auths.push(request.url()))
    page.on('load', () => loads++)
    await visit('/mine')
    await page.waitForFunction(() => !localStorage.getItem('token')?.includes('gone-and-forgotten'))
    await page.waitForLoadState('networkidle')
    expect(auths).toHaveLength(1)
    expect(loads).toBe(2)
    expect(await tokenNow()).toBeTruthy()
  })

  test('A session that the server keeps refusing does not cause a reload loop (LOGIN-5)', async () => {
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/api/user-auth/auth/info', route =>
      route.fulfill({ status: 401, json: { code: 'COM-00-0401', data: null, message: 'User not logged in' } }),
    )
    await visit('/testPage')
    await page.getByText('not working').first().waitFor()
    expect(loads).toBe(2)
  })

  test('A renewed session replaces the old one, and its call is answered (LOGIN-6)', async () => {
    const renewed = { customerId: 0, isMember: false, nick: 'Renewed', avatar: '' }
    let requested = 0
    await page.route('**/api/user-auth/auth/info', route =>
      requested++ === 0
        ? route.fulfill({
            json: { code: 'CRM-00-0000', data: { token: 'fresh-token-1', authorizeInfo: renewed }, message: '' },
          })
        : route.fulfill({ json: { code: '000', data: renewed, message: '' } }),
    )
    await visit('/testPage')
    await page.getByText(/^\d+ ms$/).waitFor()
    expect(await tokenNow()).toBe('fresh-token-1')
  })
})

describe('Calls without an answer', () => {
  test('Are tried five times with one request id, then show an error (API-2, API-3)', async () => {
    const ids: (string | undefined)[] = []
    await page.route('**/api/user-auth/auth/info', route => {
      ids.push(route.request().headers()['x-request-id'])
      return route.abort()
    })
    await visit('/testPage')
    await page.getByText('not working').first().waitFor()
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(1)
  })

  test('A list shows an error at once while offline, and loads by itself when the network is back (API-2)', async () => {
    const orderId = await placePickup(page, product.url)
    await visit('/orderList')
    await page.locator(`a[href*="${orderId}"]`).first().waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Dine in' }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByText('No matching orders').waitFor()
  })

  test('Offline navigation stays on the page with a message and completes when the network is back (API-2)', async () => {
    await visit('/setting')
    // The code of messages is loaded after the page.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Privacy and terms' }).click()
    await page.getByText('This part couldn’t load. We’re still trying.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/setting')
    await page.context().setOffline(false)
    await page.waitForURL(url => url.pathname === '/agreemental')
  })
})
