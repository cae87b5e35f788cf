import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { accept, openDesk, step } from './steps/desk.ts'
import { addAsProposed, addPlain, checkOut, chooseWay, openMenu, placeOrder } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, comesTo, reads, sheet } from './steps/words.ts'

const house = openHouse()
const WINDOW_TABLE = '23vWg5fDWhLNGlX2'

test('a guest scans a table, orders, pays at the venue and is served there', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const { page, faults } = await guestPhone(house.browser)
  await page.goto(`${house.url}/storeIndex?shopId=101&bizType=1100&tableId=${WINDOW_TABLE}`)
  await reads(page, /Table A1 · By the window/)
  await shot(page, 'dine-1-menu')
  await addAsProposed(page, 'Shoyu ramen')
  await addPlain(page, 'Edamame', 2)
  await checkOut(page)
  await reads(page, 'Table A1')
  await chooseWay(page, 'In person')
  await shot(page, 'dine-2-order', true)
  await placeOrder(page)
  await comesTo(page, '/orderStatus')
  await reads(page, 'Sent to the restaurant')

  const card = desk.page.getByRole('article').first()
  await reads(card, 'Table A1 · By the window')
  await reads(card, 'Pays in person')
  const number = (await card.getAttribute('aria-label')) ?? ''
  await accept(desk, number, 10)
  await reads(page, 'Accepted')
  await step(desk, number, 'Start making')
  await step(desk, number, 'Ready: call it out')
  await reads(page, 'Coming to your table')
  await shot(page, 'dine-3-coming')
  await step(desk, number, 'Money taken')
  await reads(desk.order(number), 'Paid')
  await step(desk, number, 'Handed over')
  await reads(page, 'Served')
  await shot(page, 'dine-4-served')
  expect(faults).toEqual([])
  await desk.close()
})

test('a table number that is not there is explained, the right one leads to the menu', async () => {
  const { page } = await guestPhone(house.browser)
  await page.goto(`${house.url}/selectNum?shopId=101&bizType=1100`)
  await page.getByLabel('The number on your table').fill('Z9')
  await button(page, 'Go to my table').click()
  await reads(page, /There is no table Z9 at Marigold Kitchen, Nolita/)
  await shot(page, 'dine-5-wrong')
  await page.getByLabel('The number on your table').fill('a2')
  await button(page, 'Go to my table').click()
  await comesTo(page, '/storeIndex')
  await reads(page, /Table A2 · By the window/)
})

test('dishes that were chosen before the table was known come along to it, once', async () => {
  const { page } = await guestPhone(house.browser)
  await openMenu(page, house.url, 101, 1100)
  await addPlain(page, 'Edamame', 2)
  await checkOut(page)
  await reads(page, 'Which table are you at?')
  await page.getByRole('link', { name: 'Scan or type your table' }).click()
  await comesTo(page, '/noScan')
  await page.getByRole('link', { name: 'Type the table number' }).click()
  await page.getByLabel('The number on your table').fill('a2')
  await button(page, 'Go to my table').click()
  await comesTo(page, '/storeIndex')
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
  await checkOut(page)
  await reads(page, 'Table A2')
  await page.goto(`${house.url}/storeIndex?shopId=101&bizType=1100&tableId=`)
  await page.getByText('Your cart is empty').first().waitFor()
})

test('a code that is of no table says so and how to go on', async () => {
  const { page } = await guestPhone(house.browser)
  await page.goto(`${house.url}/storeIndex?shopId=101&bizType=1100&tableId=nowhere`)
  const told = sheet(page, 'We do not know this table')
  await reads(told, /This code is not of one of our tables/)
  await told.getByRole('link', { name: 'Scan again' }).waitFor()
  await shot(page, 'dine-6-nowhere')
  // Closed, the menu can be read; the way to the table stays over it.
  await page.keyboard.press('Escape')
  await told.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /This code is not/ }).waitFor()
  await page.reload()
  await told.getByRole('link', { name: 'Type the number' }).click()
  await comesTo(page, '/selectNum')
})

test('an address that names no store says so and leads to the others', async () => {
  const { page } = await guestPhone(house.browser)
  for (const path of ['/storeIndex?shopId=999&bizType=1300', '/selectNum?shopId=999&bizType=1100']) {
    await page.goto(`${house.url}${path}`)
    await reads(page, 'We do not know this restaurant')
    expect([path, await accessibilityFaults(page)]).toEqual([path, []])
    await page.getByRole('link', { name: 'Choose a restaurant' }).click()
    await comesTo(page, '/selectStore')
    await reads(page, '5 restaurants')
  }
})
