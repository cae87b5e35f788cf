import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { accept, openStaffScreen, step } from '../steps/staff-screen.ts'
import { addAsProposed, addPlain, checkOut, chooseWay, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()
const WINDOW_TABLE = '23vWg5fDWhLNGlX2'

test('A guest scans a table code, orders and pays at the venue', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page, faults } = await guestPhone(product.browser)
  await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1100&tableId=${WINDOW_TABLE}`)
  await waitForText(page, /Table A1 · By the window/)
  await shot(page, 'dine-1-menu')
  await addAsProposed(page, 'Shoyu ramen')
  await addPlain(page, 'Edamame', 2)
  await checkOut(page)
  await waitForText(page, 'Table A1')
  await chooseWay(page, 'In person')
  await shot(page, 'dine-2-order', true)
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')

  const card = screen.page.getByRole('article').first()
  await waitForText(card, 'Table A1 · By the window')
  await waitForText(card, 'Pays in person')
  const number = (await card.getAttribute('aria-label')) ?? ''
  await accept(screen, number, 10)
  await waitForText(page, 'Confirmed')
  await step(screen, number, 'Start preparing')
  await step(screen, number, 'Mark as ready')
  await waitForText(page, 'Coming to your table')
  await shot(page, 'dine-3-coming')
  await step(screen, number, 'Take payment and complete')
  await button(sheet(screen.page, /^Payment for order/), /^Record payment/).click()
  await waitForText(page, 'Served')
  await shot(page, 'dine-4-served')
  expect(faults).toEqual([])
  await screen.close()
})

test('An unknown table number is explained; the right one opens the menu', async () => {
  const { page } = await guestPhone(product.browser)
  await page.goto(`${product.url}/selectNum?shopId=101&bizType=1100`)
  await page.getByLabel('Table number').fill('Z9')
  await button(page, 'Go to my table').click()
  await waitForText(page, /There’s no table Z9 at Marigold Kitchen, Nolita/)
  await shot(page, 'dine-5-wrong')
  await page.getByLabel('Table number').fill('a2')
  await button(page, 'Go to my table').click()
  await waitForPath(page, '/storeIndex')
  await waitForText(page, /Table A2 · By the window/)
})

test('Dishes chosen before the table was known are added to its cart once', async () => {
  const { page } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1100)
  await addPlain(page, 'Edamame', 2)
  await checkOut(page)
  await waitForText(page, 'Which table are you at?')
  await page.getByRole('link', { name: 'Scan or enter your table' }).click()
  await waitForPath(page, '/noScan')
  await page.getByRole('link', { name: 'Enter table number' }).click()
  await page.getByLabel('Table number').fill('a2')
  await button(page, 'Go to my table').click()
  await waitForPath(page, '/storeIndex')
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
  await checkOut(page)
  await waitForText(page, 'Table A2')
  await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1100&tableId=`)
  await page
    .getByRole('button', { name: /^(Add one|Choose) / })
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Your cart/ }).count()).toBe(0)
})

test('A code that belongs to no table is explained, with a way to continue', async () => {
  const { page } = await guestPhone(product.browser)
  await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1100&tableId=nowhere`)
  const notice = sheet(page, 'Table not found')
  await waitForText(notice, /This isn’t one of our table codes/)
  await notice.getByRole('link', { name: 'Scan again' }).waitFor()
  await shot(page, 'dine-6-nowhere')
  // After closing, the menu is readable; a link to the table stays on top.
  await page.keyboard.press('Escape')
  await notice.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /This isn’t one of our table codes/ }).waitFor()
  await page.reload()
  await notice.getByRole('link', { name: 'Enter table number' }).click()
  await waitForPath(page, '/selectNum')
})

test('An address without a known store is explained and links to the store list', async () => {
  const { page } = await guestPhone(product.browser)
  for (const path of ['/storeIndex?shopId=999&bizType=1300', '/selectNum?shopId=999&bizType=1100']) {
    await page.goto(`${product.url}${path}`)
    await waitForText(page, 'Restaurant not found')
    expect([path, await accessibilityFaults(page)]).toEqual([path, []])
    await page.getByRole('link', { name: 'Choose a restaurant' }).click()
    await waitForPath(page, '/selectStore')
    await waitForText(page, '5 restaurants')
  }
})
