import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withWorker } from '../harness.ts'
import { signUp } from '../steps/account.ts'
import { addPlain, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForText } from '../steps/screen.ts'

const product = openProduct()

/** Waits until the service worker has cached the menu and its files, and the cart is saved, with this dish if one is named. */
async function waitUntilSaved(page: Page, dish = ''): Promise<void> {
  const isSaved = () =>
    page.evaluate(async name => {
      const own = await caches.open('comanda-own-answers-1')
      const carts = await Promise.all((await own.keys()).map(async key => (await (await own.match(key))?.text()) ?? ''))
      if (!carts.some(cart => cart.includes(name))) return false
      const counts: Record<string, number> = {}
      for (const cache of await caches.keys())
        counts[cache.replace(/-[^-]*$/, '')] = (await (await caches.open(cache)).keys()).length
      const least = { 'comanda-pages': 2, 'comanda-files': 6, 'comanda-answers': 3, 'comanda-own-answers': 1 }
      return Object.entries(least).every(([kind, count]) => (counts[kind] ?? 0) >= count)
    }, dish)
  await expect.poll(isSaved).toBe(true)
}

/** Waits until the service worker has cached every part that the menu may load later, which its own file lists. */
async function waitForParts(page: Page) {
  const areSaved = () =>
    page.evaluate(async () => {
      const parts = (await (await fetch('/worker.js')).text()).match(/\/assets\/[\w.-]+/g) ?? []
      const saved = await Promise.all(parts.map(part => caches.match(part, { ignoreVary: true })))
      return saved.length > 0 && !saved.includes(undefined)
    })
  await expect.poll(areSaved).toBe(true)
}

test('The last menu and cart are readable without a connection, and changes arrive when it is back (APP-3, CART-8)', async () => {
  const { page, context, faults } = await guestPhone(product.browser, withWorker)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await waitUntilSaved(page, 'Edamame')
  await context.setOffline(true)
  await page.reload()
  await waitForText(page, 'prices may have changed')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await waitForText(page, 'Your cart is saved on this phone')
  await shot(page, 'offline-menu')
  expect(await button(page, 'Checkout').isDisabled()).toBe(true)
  await context.setOffline(false)
  await expect.poll(() => page.getByText('prices may have changed').count()).toBe(0)
  await expect.poll(() => page.getByText('Your cart is saved on this phone').count()).toBe(0)
  await page.evaluate(() => caches.keys().then(names => Promise.all(names.map(name => caches.delete(name)))))
  await page.reload()
  await button(page, /^Your cart, 2 dishes/).waitFor()
  expect(faults.filter(fault => !/net::|Failed to load resource/.test(fault))).toEqual([])
  await context.close()
})

test('A page that is not saved opens an offline page in the guest’s language, and by itself once the phone is online (APP-3)', async () => {
  const { page, context } = await guestPhone(product.browser, withWorker)
  await openMenu(page, product.url, 101, 1300)
  await waitUntilSaved(page)
  await waitForParts(page)
  await context.setOffline(true)
  await page.goto(`${product.url}/setting`)
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await shot(page, 'offline-page')
  await page.getByRole('link', { name: 'See the saved menu' }).click()
  await waitForText(page, 'prices may have changed')
  await page.goBack()
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await context.setOffline(false)
  await page.locator('h1', { hasText: 'Settings' }).waitFor()
  await context.close()
})

test('Own answers are erased at sign-out (APP-3, U3)', async () => {
  const { page, context } = await guestPhone(product.browser, withWorker)
  await page.goto(`${product.url}/login?back=%2Fhome`)
  await signUp(product.url, page, 'offline@example.com', 'Ola')
  await page.waitForURL('**/home*')
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await waitUntilSaved(page, 'Edamame')
  await page.goto(`${product.url}/mine`)
  await button(page, 'Sign out').click()
  const own = () => page.evaluate(async () => (await caches.keys()).filter(name => name.includes('-own-')))
  await expect.poll(own).toEqual([])
  await context.close()
})

test('The member number opens without a connection once it was shown, and not after signing out (APP-6)', async () => {
  const { page, context } = await guestPhone(product.browser, withWorker)
  await page.goto(`${product.url}/vip`)
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await signUp(product.url, page, 'number@example.com', 'Nour')
  await page.waitForURL('**/mine*')
  await page.goto(`${product.url}/myQrCode`)
  const code = page.getByRole('img', { name: 'Member code' })
  await code.waitFor()
  const isSaved = () =>
    page.evaluate(async () => (await caches.match('/myQrCode', { ignoreSearch: true, ignoreVary: true })) !== undefined)
  await expect.poll(isSaved, { timeout: 30_000 }).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await code.waitFor()
  await shot(page, 'offline-member-number')
  await context.setOffline(false)
  await page.goto(`${product.url}/mine`)
  await button(page, 'Sign out').click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('memberNumber'))).toBeNull()
  await context.close()
})

test('A new version takes over while a cart and typed text are open and the former one saves files, without a reload (APP-2)', async () => {
  const { page, context } = await guestPhone(product.browser, withWorker)
  const requests: string[] = []
  // A picture that is never answered: the former version is still saving it.
  await context.route('**/never.webp', route => void requests.push(route.request().url()))
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  await waitUntilSaved(page, 'Edamame')
  await button(page, 'Search the menu').first().click()
  await page.getByRole('searchbox').fill('soup')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const save = { page: location.pathname + location.search, offlinePage: '/setting', files: ['/media/never.webp'] }
    active?.postMessage({ save })
  })
  await expect.poll(() => requests).toHaveLength(1)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  // A changed worker script is a new version to the browser.
  await page.evaluate(async () => {
    const changed = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await navigator.serviceWorker.register('/worker.js?next')
    await changed
  })
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?next$/)
  expect(await page.getByRole('searchbox').inputValue()).toBe('soup')
  expect(loads).toEqual([])
  await page.reload()
  await button(page, /^Your cart, 1 dish/).waitFor()
  await context.close()
})

test('A message shows although the connection was lost before the code of messages had loaded (API-2)', async () => {
  const { page, context } = await guestPhone(product.browser)
  const address = `${product.url}/storeIndex?shopId=101&bizType=1300`
  const html = await (await fetch(address)).text()
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  // Only the scripts that the first page names arrive.
  await context.route(/\.js$/, async route => {
    if (html.includes(new URL(route.request().url()).pathname)) return route.continue()
    await lost
    return route.abort()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await button(page, 'Back').waitFor()
  await context.setOffline(true)
  lose()
  await button(page, 'Back').click()
  await page.getByRole('alert').filter({ hasText: 'We’re still trying.' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/storeIndex')
})
