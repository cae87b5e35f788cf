import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStaffScreen, saved } from './steps/staff-screen.ts'
import { PATIENCE } from './patience.ts'
import { openProduct } from './steps/product.ts'
import { noMotion } from './steps/inspect-screen.ts'
import { button, openView, tab, waitForText } from './steps/screen.ts'

const product = openProduct()
const MB = 1024 * 1024

async function at(view: string) {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  await screen.page.emulateMedia(noMotion)
  await openView(screen.page, view)
  return screen
}

/** A picture drawn by the browser, padded to this size with bytes that image readers ignore. */
async function pngOf(page: Page, size: number): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 2400
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#1b7f5c'
      context.fillRect(0, 0, 2400, 1200)
    }
    return canvas.toDataURL('image/png')
  })
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return Buffer.concat([png, Buffer.alloc(Math.max(0, size - png.length))])
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(2000)])

test('A logo of 40 MB is made smaller and kept; HEIC, SVG with script and other files are refused in words (X5)', async () => {
  const { page, close } = await at('Brand')
  const input = page.locator('input[type=file]').first()
  // 40 MB take a while to reach the browser.
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType, buffer }, { timeout: 2 * PATIENCE })
  await choose('logo.svg', 'image/png', SVG)
  await waitForText(page, 'SVG files aren’t supported. Choose a JPEG, PNG or WebP picture.')
  await choose('logo.heic', 'image/jpeg', HEIC)
  await waitForText(page, /This browser can’t read HEIC photos/)
  await choose('logo.png', 'image/png', Buffer.from('not a picture'))
  await waitForText(page, 'We can’t read this file. Choose a JPEG, PNG or WebP picture.')
  const before = await page.getByAltText('Logo').first().getAttribute('src')
  await choose('logo.png', 'image/png', await pngOf(page, 40 * MB))
  await expect.poll(() => page.getByAltText('Logo').first().getAttribute('src')).not.toBe(before)
  await page.getByText('We can’t read this file.').waitFor({ state: 'detached' })
  await button(page, 'Discard').click()
  await close()
})

test('Input that is being typed survives a reload and a lost connection while it is saved', async () => {
  const { page, close } = await at('Settings')
  const notice = () => page.getByLabel('Minimum notice').first()
  await notice().fill('35')
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await openView(page, 'Settings')
  await expect.poll(() => notice().inputValue()).toBe('35')
  await page.context().setOffline(true)
  await button(page, 'Save').first().click()
  await waitForText(page, 'You’re offline. Check your connection and try again.')
  expect(await notice().inputValue()).toBe('35')
  await page.context().setOffline(false)
  await button(page, 'Save').first().click()
  await saved(page)
  await expect.poll(() => notice().inputValue()).toBe('35')
  await close()
})

/** The place of a form, one of its fields, a value it refuses, and the error that stands below the field. */
const refusals: readonly (readonly [place: string, field: string, value: string, error: string])[] = [
  ['settings/hours', 'Slot length', '', 'Required'],
  ['settings/hours', 'Orders per slot', '99999999999', 'Enter 999 or less.'],
  ['settings/ordering', 'Preparation time', '-5', 'Enter 1 or more.'],
  ['settings/ordering', 'Minimum order ($)', 'abc', 'Enter an amount, e.g. 4.50'],
  ['settings/ordering', 'Minimum order ($)', '-5', 'Enter an amount, e.g. 4.50'],
  ['settings/fees', 'Rate (%)', '', 'Required'],
  ['settings/fees', 'Rate (%)', '101', 'Enter 100 or less.'],
  ['settings/general', 'Email', 'abc', 'Enter a valid email address.'],
  ['settings/taxes', 'Rate (%)', '-5', 'Enter 0 or more.'],
  ['settings/zones', 'Free over ($)', 'free', 'Enter an amount, e.g. 4.50'],
  ['settings/bookings', 'Hold table for late guests', '-5', 'Enter 0 or more.'],
  ['money/points', 'Points expire after (months)', '', 'Required'],
  ['money/coupons/new', 'Name (English)', '', 'Enter a name.'],
  ['money/agreements/new', 'Title (English)', '', 'Enter a name.'],
]

test('Each field shows its own error in words below it, and the first one has the focus and is in view', async () => {
  const { page, close } = await at('Settings')
  for (const [place, label, value, error] of refusals) {
    await page.evaluate(hash => void (location.hash = hash), place)
    const field = page.getByLabel(label).and(page.locator('input, textarea')).first()
    await field.fill(value)
    // A new thing has no unsaved input before its first field is filled in.
    if (!(await button(page, 'Save').first().isVisible())) await page.getByRole('switch').first().click()
    await button(page, 'Save').first().click()
    await page.locator('[aria-invalid="true"]').and(field).waitFor()
    const shown = await field.evaluate(input => {
      const texts = (input.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id))
      return texts.map(text => text?.textContent ?? '')
    })
    expect.soft([place, label, value, shown]).toEqual([place, label, value, expect.arrayContaining([error])])
    await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true)
    const box = await field.boundingBox()
    expect.soft([place, label, box && box.y > 0 && box.y + box.height < 800]).toEqual([place, label, true])
    await button(page, 'Discard').first().click()
  }
  await close()
})

test('An error of a promotion that is not on the screen opens that promotion', async () => {
  const { page, close } = await at('Offers')
  await button(page, 'Dumplings: three for two').click()
  for (const language of ['English', '中文', 'العربية']) {
    await tab(page, language).first().click()
    await page.getByLabel(`Name (${language})`).fill('')
  }
  await button(page, 'Back to list').click()
  await button(page, 'Save').click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await waitForText(page, 'Enter a name.')
  await button(page, 'Discard').click()
  await close()
})

test('The text of a message with a place it gets no value for shows the error at the text, beside its preview (SETUP-7)', async () => {
  const { page, close } = await at('Texts')
  await tab(page, 'Emails and messages').click()
  await page.getByText('Your order is on its way', { exact: true }).first().click()
  const subject = page.getByLabel('Your order is on its way')
  await subject.fill('On its way with {courier}')
  await page.frameLocator('iframe').getByText('On its way with {courier}').first().waitFor()
  await button(page, 'Save').click()
  await waitForText(page, 'This text gets no value for {courier}. Values it gets: –.')
  await expect.poll(() => subject.evaluate(input => input === document.activeElement)).toBe(true)
  await subject.fill('On its way')
  await button(page, 'Save').click()
  await saved(page)
  await close()
})
