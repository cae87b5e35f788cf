import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStaffScreen, saved } from '../steps/staff-screen.ts'
import { PATIENCE } from '../patience.ts'
import { openProduct } from '../steps/product.ts'
import { badForms, leaveForm, openForm, tryValue } from '../steps/bad-input.ts'
import { button, openView, sheet, tab, waitForText } from '../steps/screen.ts'

const product = openProduct()
const MB = 1024 * 1024

async function at(view: string, account?: string) {
  const screen = await openStaffScreen(product.browser, product.url, 101, account)
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

test('Each field shows its own error in words below it, and the first one has the focus and is in view', async () => {
  const { page, close } = await at('Settings', 'office@marigold.example')
  for (const form of badForms) {
    const open = await openForm(page, form)
    for (const bad of form.refuses) {
      const shown = await tryValue(open, form.save ?? 'Save', bad)
      const expected = { errors: expect.arrayContaining([bad[2]]), focused: true, inView: true }
      expect.soft([form.place, bad, shown]).toEqual([form.place, bad, expected])
    }
    await leaveForm(page)
  }
  await close()
})

test('A day that is emptied while an offer is edited leaves the form as it was typed', async () => {
  const { page, close } = await at('Offers')
  await button(page, 'New offer').click()
  await page.getByLabel('Ends on a date').check()
  await page.getByLabel('Last day').fill('')
  await page.getByLabel('Name (English)').fill('Autumn')
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await page.getByLabel('Last day').waitFor()
  expect(await page.getByLabel('Name (English)').inputValue()).toBe('Autumn')
  await button(page, 'Discard').click()
  await close()
})

test('A pause says what it lacks, and keeps its note over a reload', async () => {
  const { page, close } = await at('Orders')
  await button(page, 'Pause ordering').click()
  const open = () => sheet(page, 'Pause ordering')
  await open().getByLabel('Or in your own words').fill('The oven is cold')
  for (const type of ['Dine-in', 'Delivery', 'Pickup']) await button(open(), type).click()
  await waitForText(open(), 'Choose at least one order type.')
  await page.reload()
  await button(page, 'Pause ordering').click()
  expect(await open().getByLabel('Or in your own words').inputValue()).toBe('The oven is cold')
  await waitForText(open(), 'Choose at least one order type.')
  await close()
})

const inLatin1 = (text: string) => Buffer.from(text, 'latin1')

/** Menu files as they come, and what the console says of them. */
const menuFiles: readonly (readonly [name: string, file: Buffer, text: RegExp])[] = [
  ['menu.csv', inLatin1('Group;Dish;Price\nDesserts;Cr\xe8me br\xfbl\xe9e;5,50\n'), /Crème brûlée/],
  ['menu.csv', Buffer.from('\ufeffGroup\tDish\tPrice\nTea\tÇay\t5.50\n', 'utf16le'), /Çay/],
  [
    'menu.csv',
    inLatin1('\xb7\xd6\xc0\xe0,\xb2\xcb\xc6\xb7,\xbc\xdb\xb8\xf1\n\xcc\xc0,\xcb\xe1\xc0\xb1\xcc\xc0,8\n'),
    /酸辣汤/,
  ],
  ['menu.csv', Buffer.from('Group,Dish,Price\nSoup,Pho,much\n'), /“much” is not a price/],
  ['menu.xlsx', Buffer.from('PK\x03\x04 damaged'), /We can’t read this workbook/],
  ['menu.csv', SVG, /We can’t read this file as a menu/],
  ['menu.json', HEIC, /We can’t read this file as a menu/],
  ['menu.csv', Buffer.alloc(9 * MB, 'a'), /too large/],
]

test('A menu file in another encoding or with decimal commas is read as it was written; what cannot be read is refused in words (MENU-1)', async () => {
  const { page, close } = await at('Menu')
  await tab(page, 'Import and export').click()
  for (const [name, buffer, text] of menuFiles) {
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer })
    const changes = page.getByText(/^\d.* added/)
    await changes.or(page.getByText(text)).first().waitFor()
    if (await changes.isVisible()) await changes.click()
    await waitForText(page, text)
    await button(page, 'Cancel').or(page.locator('input[type=file]')).first().waitFor({ state: 'attached' })
  }
  await close()
})

test('Errors of offers that are not on the screen name their offers: the first one opens, the others are one tap away (STORE-2)', async () => {
  const { page, close } = await at('Offers')
  await button(page, 'Dumplings: three for two').click()
  for (const language of ['English', '中文', 'العربية']) {
    await tab(page, language).first().click()
    await page.getByLabel(`Name (${language})`).fill('')
  }
  await button(page, 'Back to list').click()
  await button(page, 'New offer').click()
  await page.getByLabel(/^Name \(/).fill('Autumn')
  await page.getByLabel('Discount (%)').fill('')
  await button(page, 'Back to list').click()
  await button(page, 'Save').click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await waitForText(page, 'Enter a name.')
  await button(page, 'Autumn: Required').click()
  await expect
    .poll(() => page.getByLabel('Discount (%)').evaluate(input => input === document.activeElement))
    .toBe(true)
  await button(page, 'Dumplings: three for two: Required').click()
  await waitForText(page, 'Enter a name.')
  // An error is gone when its text is corrected.
  await page
    .getByLabel(/^Name \(/)
    .first()
    .fill('Dumplings')
  await page.getByText('Enter a name.').waitFor({ state: 'detached' })
  await button(page, 'Discard').click()
  await close()
})

test('The text of a message with a place it gets no value for shows the error at the text, beside its preview (SETUP-7)', async () => {
  const { page, close } = await at('Texts')
  await tab(page, 'Emails and messages').click()
  const search = page.getByPlaceholder('Search texts')
  await search.fill('order is on its way')
  const subject = page.getByLabel('Your order is on its way')
  await subject.fill('On its way with {courier}')
  await page.frameLocator('iframe').getByText('On its way with {courier}').first().waitFor()
  await button(page, 'Save').click()
  await waitForText(page, 'This text gets no value for {courier}. Values it gets: –.')
  await expect.poll(() => subject.evaluate(input => input === document.activeElement)).toBe(true)
  await subject.fill('On its way')
  await button(page, 'Save').click()
  await saved(page)
  await button(page, 'Save').waitFor({ state: 'detached' })
  expect(await search.inputValue()).toBe('notice.orderLeft.subject')
  await subject.waitFor()
  await close()
})
