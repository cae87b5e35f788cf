import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookAt, charges, until } from '../steps/provider-book.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'
import {
  addPlain,
  beginPickup,
  checkOut,
  chooseWay,
  giveContact,
  openMenu,
  orderButton,
  placeOrder,
} from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, orderIdOf, waitForText } from '../steps/screen.ts'

const product = openProduct()

const HOSTILE = [
  '<img src=x onerror="window.canary=1">',
  '"><svg/onload="window.canary=1">',
  '</script><script>window.canary=1</script>',
  '{{constructor.constructor("window.canary=1")()}}',
  '\u202Etxet sdrawkcab',
].join(' ')

const canary = (page: Page): Promise<unknown> => page.evaluate(() => (globalThis as { canary?: unknown }).canary)

/** The card form of an order that waits for payment. */
async function atTheCard(page: Page): Promise<string> {
  await beginPickup(page, product.url)
  await chooseWay(page, 'Pay by card')
  await placeOrder(page)
  await goToCard(page)
  return orderIdOf(page)
}

test('Text typed by a guest is never executed, on the phone or in the console (X2)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await giveContact(page, '<img src=x onerror="window.canary=1">')
  await page.getByText('Note for the kitchen').click()
  await button(page, 'Write a note').click()
  await page.getByRole('textbox', { name: 'Note for the kitchen' }).fill(HOSTILE.slice(0, 200))
  await chooseWay(page, 'In person')
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  const card = screen.page.getByRole('article').first()
  await waitForText(card, /onerror="window\.canary=1"/)
  expect(await canary(screen.page)).toBeUndefined()
  await page.goto(`${product.url}/orderDetail?orderId=${orderIdOf(page)}`)
  await waitForText(page, /onerror="window\.canary=1"/)
  expect(await canary(page)).toBeUndefined()
  await page.goto(`${product.url}/orderList`)
  await page.getByRole('searchbox').or(page.getByLabel('Search orders')).first().fill(HOSTILE.slice(0, 60))
  await waitForText(page, 'No matching orders')
  expect(await canary(page)).toBeUndefined()
  await screen.close()
})

test('Parameters of an address are never executed or shown (X2)', async () => {
  const { page } = await guestPhone(product.browser)
  const text = encodeURIComponent(HOSTILE)
  const views = [`svgView?qr=${text}`, `svgView?picture=${text}`, 'scanQr']
  for (const path of ['selectStore', 'storeIndex?shopId=101&bizType=1300', 'error?type=1', ...views, 'login']) {
    const join = path.includes('?') ? '&' : '?'
    await page.goto(`${product.url}/${path}${join}search=${text}&orderId=${text}&url=${text}&back=${text}&id=${text}`)
    await page.getByRole('heading').first().waitFor()
    expect(await canary(page)).toBeUndefined()
  }
})

test('Every page and every error page has the content security policy (X3)', async () => {
  const paths = [
    '/',
    '/home',
    '/storeIndex?shopId=101&bizType=1300',
    '/adyen',
    '/no/such/page',
    '/console',
    '/api/nothing',
  ]
  for (const path of [...paths, '/assets/none.js', '/%00', '/dev/outbox']) {
    const answer = await fetch(product.url + path, { redirect: 'manual' })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect.soft([path, policy]).toEqual([path, expect.stringMatching(/(object|default)-src 'none'/)])
    expect.soft([path, policy]).toEqual([path, expect.stringMatching(/base-uri 'none'/)])
    expect.soft([path, policy]).toEqual([path, expect.stringMatching(/frame-ancestors/)])
    expect.soft([path, policy]).toEqual([path, expect.not.stringMatching(/script-src[^;]*'unsafe-(inline|eval)'/)])
    expect.soft([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
  }
})

test('A share opens addresses of the app only (NAV-1, X1)', async () => {
  const { page } = await guestPhone(product.browser)
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  const targets = [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    'https://localhost@evil.test',
    'javascript:window.canary=1',
    'JaVaScRiPt:window.canary=1',
    'java\nscript:window.canary=1',
    'data:text/html,<script>window.canary=1</script>',
    '%2F%2Fevil.test',
    'blob:https://evil.test/1',
  ]
  for (const target of targets) {
    await page.goto(`${product.url}/shareIndex?shareUrl=${encodeURIComponent(target)}`)
    await waitForPath(page, '/home')
    expect(await canary(page)).toBeUndefined()
  }
  expect(requested.filter(url => !url.startsWith(product.url) && !/^(data|blob):/.test(url))).toEqual([])
})

test('A token is removed from address and history, and opens nothing else (NAV-3, U4)', async () => {
  const { page } = await guestPhone(product.browser)
  await page.goto(`${product.url}/selectStore?token=0123456789abcdef0123456789abcdef`)
  await page.getByRole('heading').first().waitFor()
  await until(
    async () => page.url(),
    url => !url.includes('token='),
  )
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(`${product.url}/home`)
  await page.goBack()
  expect(page.url()).not.toContain('0123456789abcdef')
  expect(sent.join(' ')).not.toContain('0123456789abcdef')
})

test('Repeated taps on Pay charge once (M7)', async () => {
  const { page } = await guestPhone(product.browser)
  const orderId = await atTheCard(page)
  await fillCard(page, PLAIN)
  const pay = button(page, /^Pay /)
  await Promise.all(Array.from({ length: 5 }, () => pay.click({ force: true, noWaitAfter: true }).catch(() => {})))
  await waitForPath(page, '/orderStatus')
  const book = await until(
    () => bookAt(product.url),
    now => charges(now, orderId).some(one => one.state === 'captured'),
  )
  expect(charges(book, orderId)).toHaveLength(1)
})

test('Two tabs that pay the same order charge it once, and both show it as paid (M7)', async () => {
  const { page, context } = await guestPhone(product.browser)
  const orderId = await atTheCard(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await fillCard(page, PLAIN)
  await fillCard(other, PLAIN)
  await Promise.all([payNow(page), payNow(other)])
  for (const tab of [page, other]) await waitForPath(tab, '/orderStatus')
  const book = await until(
    () => bookAt(product.url),
    now => charges(now, orderId).every(one => one.state === 'captured'),
  )
  expect(charges(book, orderId)).toHaveLength(1)
})

test('An order form restored from the back-forward cache is loaded again (NAV-9)', async () => {
  const { page } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await Promise.all([
    page.waitForRequest(request => request.isNavigationRequest() && request.url().includes('/createOrder')),
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  ])
  await orderButton(page).waitFor()
})
