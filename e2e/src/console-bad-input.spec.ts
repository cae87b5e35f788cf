import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStaffScreen, saved } from './steps/staff-screen.ts'
import { openProduct } from './steps/product.ts'
import { noMotion } from './steps/inspect-screen.ts'
import { button, openView, waitForText } from './steps/screen.ts'

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
    input.setInputFiles({ name, mimeType, buffer }, { timeout: 60_000 })
  await choose('logo.svg', 'image/png', SVG)
  await waitForText(page, 'SVG files aren’t supported. Choose a JPEG, PNG or WebP picture.')
  await choose('logo.heic', 'image/jpeg', HEIC)
  await waitForText(page, /This browser can’t read HEIC photos/)
  await choose('logo.png', 'image/png', Buffer.from('not a picture'))
  await waitForText(page, 'We can’t read this file. Choose a JPEG, PNG or WebP picture.')
  const before = await page.getByAltText('Logo').first().getAttribute('src')
  await choose('logo.png', 'image/png', await pngOf(page, 40 * MB))
  await expect.poll(() => page.getByAltText('Logo').first().getAttribute('src'), { timeout: 20_000 }).not.toBe(before)
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
