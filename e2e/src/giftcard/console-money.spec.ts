import { contract } from '@comanda/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quietPages } from '../harness.ts'
import { newCaller } from '../steps/caller.ts'
import { openStaffScreen, saved } from '../steps/staff-screen.ts'
import { openProduct } from '../steps/product.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, openView, waitForText, tab } from '../steps/screen.ts'

const product = openProduct()

async function atPrograms() {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  await openView(screen.page, 'Programs')
  await screen.page.getByRole('heading', { name: 'Programs' }).waitFor()
  return screen
}

/** Opens the form of a row in the list. */
const open = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('button', { name, exact: true }).click()

test('A new gift card amount is offered to guests at once; an impossible one shows an error at its field (CARD-5)', async () => {
  const screen = await atPrograms()
  const { page } = screen
  await tab(page, 'Gift cards').click()
  await open(page, 'Marigold gift card in $')
  await waitForText(page, /cards? issued/)
  await page.getByLabel('Amount 1 ($)').fill('50')
  await button(page, 'Save').click()
  await page.getByLabel('Amount 2 ($)').and(page.locator('[aria-invalid="true"]')).waitFor()
  await inspectScreen(page, 'money-gifts-fault')
  await page.getByLabel('Amount 1 ($)').fill('35')
  await button(page, 'Save').click()
  await saved(page)
  const guest = await newCaller(product.url)
  const { data } = await guest.callOnce(contract.giftcard.programList, {})
  const { programs } = data
  expect(programs.find(({ programId }) => programId === 'marigold-usd')?.amountInfo[0]).toBe(3500)
  await screen.close()
})

test('A gift card’s picture is uploaded from the device, and guests buy cards with it (CARD-5, X5)', async () => {
  const screen = await atPrograms()
  const { page } = screen
  await tab(page, 'Gift cards').click()
  await open(page, 'Marigold gift card in $')
  const first = page
    .locator('section')
    .filter({ has: button(page, 'Change picture') })
    .first()
  const choose = first.getByLabel('Change picture')
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await first.getByRole('alert').filter({ hasText: 'We can’t read this file' }).waitFor()
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 400 } })
  await choose.setInputFiles({ name: 'birthday.png', mimeType: 'image/png', buffer: png })
  const shown = first.locator('img[src^="/uploads/"]')
  await shown.waitFor()
  const src = await shown.getAttribute('src')
  await inspectScreen(page, 'money-gifts-picture')
  await button(page, 'Save').click()
  await saved(page)
  const guest = await product.browser.newPage({ viewport: { width: 375, height: 812 }, ...quietPages })
  await guest.addInitScript(() => localStorage.setItem('myLocale', '{"value":"en_US"}'))
  for (const path of ['/giftIndex', '/giftBuy?programId=marigold-usd']) {
    await guest.goto(product.url + path)
    const face = guest.locator(`img[src$="${src}"]`).first()
    await face.waitFor()
    await expect.poll(() => face.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
    await inspectScreen(guest, `gift-picture-${path.slice(1, 8)}`)
  }
  await guest.close()
  await screen.close()
})

test('All settings of the brand’s programs are usable and accessible, on a phone and in dark mode too', async () => {
  const screen = await atPrograms()
  const { page } = screen
  const lists = ['Card programs', 'Top-ups', 'Gift cards', 'Coupons', 'Coupon codes', 'Agreements', 'Review questions']
  for (const [at, name] of lists.entries()) {
    await tab(page, name).click()
    await page.getByRole('table').or(page.getByText('Nothing here yet')).first().waitFor()
    await inspectScreen(page, `money-list-${at}`)
  }
  for (const name of ['Points', 'Levels']) {
    await tab(page, name).click()
    await page.getByRole('tabpanel').getByRole('textbox').or(page.getByRole('spinbutton')).first().waitFor()
    await inspectScreen(page, `money-${name.toLowerCase()}`)
  }
  await tab(page, 'Card programs').click()
  await open(page, 'Lunch Card')
  await page.getByLabel('Valid for (months)').waitFor()
  await inspectScreen(page, 'money-card-form')
  await tab(page, 'Coupons').click()
  await button(page, 'New coupon').click()
  await page.getByLabel('Name (English)').fill('Late lunch')
  await button(page, 'Save').click()
  await waitForText(page, 'Saved. New coupons have these terms.')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspectScreen(page, 'money-coupons-small-dark')
  await tab(page, 'Top-ups').click()
  await open(page, 'Top up and get more')
  await page.getByLabel('Amount ($)').first().waitFor()
  await inspectScreen(page, 'money-stored-small-dark')
  await tab(page, 'Gift cards').click()
  await open(page, 'Marigold gift card in $')
  await page.getByLabel('Amount 1 ($)').waitFor()
  await inspectScreen(page, 'money-gifts-small-dark')
  await screen.close()
})

test('A promotion for the second dish at half price is created beside member prices, and is on until it is switched off (PRICE-2, LOGIN-10)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await openView(page, 'Offers')
  await page.getByText('Member prices').waitFor()
  await inspectScreen(page, 'promotions')
  await button(page, 'New offer').click()
  await page.getByLabel('Name (English)').fill('Edamame for two')
  // An offer that is not saved yet is in the list too, so that it can be opened again.
  await button(page, 'Back to list').click()
  await waitForText(page.getByRole('row', { name: /Edamame for two/ }), 'Not saved')
  await open(page, 'Edamame for two')
  await button(page, 'Second at half price').click()
  const isOn = page.getByRole('switch', { name: 'On', exact: true })
  const isAlone = page.getByRole('switch', { name: 'Cannot be combined with other offers' })
  expect([await isOn.isChecked(), await isAlone.isChecked()]).toEqual([true, false])
  for (const one of [isOn, isAlone, isAlone]) await one.click()
  expect([await isOn.isChecked(), await isAlone.isChecked()]).toEqual([false, false])
  await isOn.click()
  expect(await isOn.isChecked()).toBe(true)
  await button(page, 'Save').first().click()
  await saved(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspectScreen(page, 'promotions-small-dark')
  await screen.close()
})

test('Text typed into one coupon is kept while another coupon is viewed', async () => {
  const screen = await atPrograms()
  const { page } = screen
  await tab(page, 'Coupons').click()
  const names = page.getByRole('table', { name: 'Coupons' }).getByRole('rowheader').getByRole('button')
  const name = page.getByLabel('Name (English)')
  const back = button(page, 'Back to list')
  await names.nth(0).click()
  await name.fill('A coffee from us')
  await back.click()
  await names.nth(1).click()
  await expect.poll(() => name.inputValue()).not.toBe('A coffee from us')
  await back.click()
  await names.nth(0).click()
  await expect.poll(() => name.inputValue()).toBe('A coffee from us')
  await waitForText(page, 'Unsaved changes')
  await button(page, 'Save').click()
  await waitForText(page, 'Saved. New coupons have these terms.')
  await back.click()
  await open(page, 'A coffee from us')
  await expect.poll(() => name.inputValue()).toBe('A coffee from us')
  expect(await page.getByText('Unsaved changes').count()).toBe(0)
  await screen.close()
})
