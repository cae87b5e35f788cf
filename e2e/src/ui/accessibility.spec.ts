import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { accept, openStaffScreen } from '../steps/staff-screen.ts'
import {
  addAsProposed,
  addPlain,
  checkOut,
  giveContact,
  openDish,
  openMenu,
  placeOrder,
  placePickup,
  placeUnpaid,
} from '../steps/guest.ts'
import { guestPhone, newGuestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, openView, orderIdOf, waitForText, sheet, waitForTitle } from '../steps/screen.ts'

const product = openProduct()
/** Screens are checked after their animations. */

/** No requests or drawing are in progress. */
async function settled(page: Page): Promise<void> {
  await waitForTitle(page)
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** Checks the page in its current state; the name identifies it in failures. */
async function judge(page: Page, name: string): Promise<void> {
  await shot(page, `axe-${name.replaceAll(/\W+/g, '-')}`)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}

async function judgeAll(page: Page, paths: readonly string[], kind = ''): Promise<void> {
  for (const path of paths) {
    await page.goto(product.url + path)
    await settled(page)
    await judge(page, `${kind}${path}`)
  }
}

/** Pages in forms that `every-look.spec.ts` does not open in light colours; it checks the others. */
const OPEN_PAGES = [
  '/selectStore?bizType=1200',
  '/selectNum',
  '/selectNum?shopId=101&bizType=1100',
  '/storeIndex?shopId=101&bizType=1100&tableId=23vWg5fDWhLNGlX2',
  '/storeIndex?shopId=103&bizType=1300',
  '/address?shopId=101&bizType=1200',
  '/saveAddress?shopId=101&bizType=1200',
  '/payStatus',
  '/login',
  '/temporaryLogin',
  '/termsOfService',
]

test('Every guest page passes the accessibility check', async () => {
  const { page } = await guestPhone(product.browser)
  await judgeAll(page, OPEN_PAGES)
})

test('Every step of an order and each of its sheets passes the accessibility check', async () => {
  const { page } = await newGuestPhone(product.browser, { locale: 'fr-FR' })
  await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1300`)
  await sheet(page, 'Choose your language').waitFor()
  await judge(page, 'language')
  await button(sheet(page, 'Choose your language'), 'English').click()
  await sheet(page, 'Choose your language').waitFor({ state: 'hidden' })
  await button(page, /^Diet and allergens/)
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await judge(page, 'filter')
  await page.keyboard.press('Escape')
  await button(page, 'Search the menu').click()
  await button(page, 'Close search').waitFor()
  await judge(page, 'search')
  await button(page, 'Close search').click()
  for (const dish of ['The Marigold burger', 'Ramen set']) {
    const open = await openDish(page, dish)
    await judge(page, `dish ${dish}`)
    await button(open, 'Close').click()
    await open.waitFor({ state: 'hidden' })
  }
  await addAsProposed(page, 'Burger meal')
  await addPlain(page, 'Edamame', 2)
  await page.getByRole('button', { name: /^Your cart/ }).click()
  await sheet(page, 'Your cart').waitFor()
  await judge(page, 'cart')
  await button(sheet(page, 'Your cart'), 'Close').click()
  await checkOut(page)
  await settled(page)
  await judge(page, 'order')
  await placeOrder(page)
  await waitForText(page, 'Please fix the highlighted fields.')
  await judge(page, 'order with faults')
  await button(page, 'Change time').click()
  await page.getByRole('dialog').getByRole('radio').nth(1).waitFor()
  await judge(page, 'times')
  await page.keyboard.press('Escape')
  await giveContact(page)
  await placeUnpaid(page)
  await settled(page)
  await judge(page, 'means of payment')
  await button(page, /^Pay .* by card$/).click()
  await waitForPath(page, '/adyen')
  await button(page, /^Pay /).waitFor()
  await page.locator('.adyen-checkout__card-input iframe').first().waitFor()
  await judge(page, 'card')
  const orderId = orderIdOf(page)
  await judgeAll(page, [
    `/payStatus?orderId=${orderId}`,
    `/orderStatus?orderId=${orderId}`,
    `/orderDetail?orderId=${orderId}`,
  ])
  await page.goto(`${product.url}/orderStatus?orderId=${orderId}`)
  await button(page, 'Cancel order').click()
  await sheet(page, 'Cancel this order?').waitFor()
  await judge(page, 'cancel')
  await button(sheet(page, 'Cancel this order?'), 'Yes, cancel').click()
  await waitForText(page, 'Cancelled')
  await judge(page, 'cancelled')
  await judgeAll(page, ['/orderList'])
})

const SOME = [
  '/home',
  '/selectStore',
  '/storeIndex?shopId=101&bizType=1300',
  '/saveAddress?shopId=101&bizType=1200',
  '/orderList',
  '/login',
  '/setting',
]

test('In dark mode all text keeps enough contrast', async () => {
  const { page } = await guestPhone(product.browser, { colorScheme: 'dark' })
  await judgeAll(page, SOME, 'dark ')
  await openMenu(page, product.url, 101, 1300)
  await openDish(page, 'The Marigold burger')
  await judge(page, 'dark dish')
  await page.keyboard.press('Escape')
  await addPlain(page, 'Edamame')
  await checkOut(page)
  await judge(page, 'dark order')
})

test('In a right-to-left language the pages pass the accessibility check', async () => {
  const { page } = await guestPhone(product.browser, { locale: 'ar' }, 'ar')
  await judgeAll(page, SOME, 'ar ')
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBe(0)
})

test('Every console screen passes the accessibility check', async () => {
  const { page: guest } = await guestPhone(product.browser)
  await placePickup(guest, product.url)
  const { page: door } = await guestPhone(product.browser, { viewport: { width: 1280, height: 800 }, isMobile: false })
  await door.goto(`${product.url}/console`)
  await button(door, 'Sign in').waitFor()
  await judge(door, 'desk door')
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  const card = page.getByRole('article').first()
  await card.waitFor()
  await judge(page, 'desk board')
  const number = (await card.getAttribute('aria-label')) ?? ''
  await button(card, /^Choose another time/).click()
  await sheet(page, /^Accept order/).waitFor()
  await judge(page, 'desk accept')
  await page.keyboard.press('Escape')
  await button(card, /^Reject /).click()
  await sheet(page, /^Reject order/).waitFor()
  await judge(page, 'desk reject')
  await page.keyboard.press('Escape')
  await accept(screen, number)
  await judge(page, 'desk accepted')
  await button(page, 'Pause ordering').click()
  await page.getByRole('dialog').waitFor()
  await judge(page, 'desk pause')
  await page.keyboard.press('Escape')
  await openView(page, 'Dishes')
  await page.getByRole('switch').first().waitFor()
  await judge(page, 'desk dishes')
  await page.setViewportSize({ width: 375, height: 812 })
  await judge(page, 'desk dishes small')
  await openView(page, 'Orders')
  await page.emulateMedia({ colorScheme: 'dark' })
  await judge(page, 'desk board small dark')
  await screen.close()
})
