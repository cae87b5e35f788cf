import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStaffScreen, saved } from '../steps/staff-screen.ts'
import { openProduct } from '../steps/product.ts'
import { button, openView, tab, waitForText } from '../steps/screen.ts'

const product = openProduct()

async function at(view: string) {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  await openView(screen.page, view)
  return screen
}

/** Whether the browser asks before leaving the page; the dialog is answered with staying. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  const requested = new Promise<boolean>(resolve => {
    page.once('dialog', dialog => {
      resolve(dialog.type() === 'beforeunload')
      void dialog.dismiss()
    })
    // The page is left without a question.
    page.once('load', () => resolve(false))
  })
  await page.evaluate(() => setTimeout(() => location.reload()))
  return requested
}

const chosen = (page: Page, name: string) => page.getByLabel(name).first()

test('Unsaved input survives a change of section, view and store, and the page asks before it is closed', async () => {
  const { page, close } = await at('Settings')
  await chosen(page, 'Minimum notice').fill('35')
  await tab(page, 'Special days').click()
  await button(page, 'Add day').click()
  await page.getByLabel('Name shown to guests (English)').first().fill('Inventory')
  await openView(page, 'Offers')
  await button(page, 'Dumplings: three for two').click()
  await chosen(page, 'Name (English)').fill('Early birds')
  await page.getByLabel('Store').selectOption('102')
  await page.getByRole('heading', { name: 'Early birds' }).waitFor({ state: 'detached' })
  await page.getByLabel('Store').selectOption('101')
  await expect.poll(() => chosen(page, 'Name (English)').inputValue()).toBe('Early birds')
  await openView(page, 'Settings')
  await expect.poll(() => chosen(page, 'Minimum notice').inputValue()).toBe('35')
  await tab(page, 'Special days').click()
  await expect.poll(() => chosen(page, 'Name shown to guests (English)').inputValue()).toBe('Inventory')
  expect(await asksBeforeLeaving(page)).toBe(true)
  for (const part of ['Special days', 'Hours and times']) {
    await tab(page, part).click()
    await button(page, 'Discard').click()
  }
  await openView(page, 'Offers')
  await button(page, 'Discard').click()
  expect(await asksBeforeLeaving(page)).toBe(false)
  await close()
})

test('A new dish keeps its input while its options are created, and over a reload', async () => {
  const { page, close } = await at('Menu')
  const open = () =>
    button(page, /^Add dish to /)
      .first()
      .click()
  const name = () => page.getByLabel('Name (English)')
  await open()
  await name().fill('Deluxe pizza')
  await page.getByText('Options', { exact: true }).last().click()
  await button(page, 'Create options').click()
  await page.getByRole('heading', { name: 'New options' }).waitFor()
  await open()
  await expect.poll(() => name().inputValue()).toBe('Deluxe pizza')
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect.poll(() => name().inputValue()).toBe('Deluxe pizza')
  await button(page, 'Discard').click()
  await expect.poll(() => name().inputValue()).toBe('')
  await close()
})

test('A closed sheet opens again with its input, which can be discarded', async () => {
  const { page, close } = await at('Settings')
  await tab(page, 'Tables').click()
  await button(page, 'Add table').click()
  await page.getByLabel('Number or name').fill('Terrace 9')
  await page.keyboard.press('Escape')
  await page.getByLabel('Number or name').waitFor({ state: 'detached' })
  await button(page, 'Add table').click()
  await expect.poll(() => page.getByLabel('Number or name').inputValue()).toBe('Terrace 9')
  await page.keyboard.press('Escape')
  await button(page, 'Account and language').click()
  await button(page, 'Sign out').click()
  const requested = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await button(requested, 'Back').click()
  await page.keyboard.press('Escape')
  await button(page, 'Add table').click()
  await button(page, 'Discard').click()
  await expect.poll(() => page.getByLabel('Number or name').inputValue()).toBe('')
  await close()
})

test('An amount stays as typed in another currency; an amount the currency cannot express shows an error at its field (PRICE-4)', async () => {
  const { page, close } = await at('Programs')
  await tab(page, 'Coupons').click()
  await button(page, 'New coupon').click()
  await page.getByLabel('Name (English)').fill('A fixed sum')
  await button(page, 'Fixed amount off').click()
  const currency = page.getByLabel('Currency')
  await currency.selectOption('USD')
  await page.getByLabel('Discount amount ($)').fill('12.50')
  await page.getByLabel('Minimum order ($)').fill('40')
  await currency.selectOption('KWD')
  await expect.poll(() => page.getByLabel('Discount amount (KD)').inputValue()).toBe('12.50')
  await currency.selectOption('JPY')
  const yen = page.getByLabel('Discount amount (¥)')
  await waitForText(page, 'JPY has no decimals. Enter a whole amount.')
  expect(Number(await yen.inputValue())).toBe(12.5)
  expect(await page.getByLabel('Minimum order (¥)').inputValue()).toBe('40')
  await button(page, 'Save').click()
  await waitForText(page, 'Please fix the highlighted fields.')
  await currency.selectOption('')
  await currency.selectOption('USD')
  await expect.poll(async () => Number(await page.getByLabel('Discount amount ($)').inputValue())).toBe(12.5)
  await currency.selectOption('JPY')
  await yen.fill('13')
  await button(page, 'Save').click()
  await waitForText(page, 'Saved. New coupons have these terms.')
  expect(await yen.inputValue()).toBe('13')
  await close()
})

test('A member program sets whether card and points can be combined (PAY-1, PAY-4)', async () => {
  const { page, close } = await at('Programs')
  await tab(page, 'Points').click()
  const alone = page.getByRole('switch', { name: 'Card and points can’t be combined' }).first()
  await alone.click()
  await button(page, 'Save').click()
  await saved(page)
  await page.reload()
  await expect.poll(() => alone.isChecked()).toBe(true)
  expect(await page.getByRole('switch', { name: 'Use card balance before points' }).first().isChecked()).toBe(false)
  await close()
})
