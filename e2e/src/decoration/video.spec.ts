import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, withMotion } from '../harness.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, openView, sheet, waitForText } from '../steps/screen.ts'
import { shot } from '../steps/shot.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()

/** A second of moving colour as WebM, recorded by the browser itself. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
    const brush = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise(done => (recorder.onstop = done))
    recorder.start()
    for (let frame = 0; frame < 12; frame += 1) {
      if (brush) {
        brush.fillStyle = `hsl(${frame * 30} 80% 50%)`
        brush.fillRect(0, 0, 160, 90)
      }
      await new Promise(done => setTimeout(done, 80))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

const video = (page: Page) => page.locator('video')
const isPlaying = (page: Page) =>
  video(page).evaluate((it: HTMLVideoElement) => !it.paused && it.readyState >= 2 && it.currentTime > 0)

test('A video uploaded in the editor plays on the page, and not by itself where that is not wanted (DECO-6)', async () => {
  const { page, close } = await openStaffScreen(product.browser, product.url, 101)
  await openView(page, 'Page design')
  await page.frameLocator('iframe').getByText('What are you hungry for?').waitFor()
  await button(page, 'Add block').click()
  await button(sheet(page, 'Add block'), /^Video/).click()
  await sheet(page, 'Add block').waitFor({ state: 'hidden' })
  const settings = page.getByRole('region', { name: 'Block settings' })
  const buffer = await recordVideo(page)
  await settings
    .locator('input[type=file][accept^="video"]')
    .setInputFiles({ name: 'kitchen.webm', mimeType: 'video/webm', buffer })
  await settings.locator('video').waitFor()
  await settings.getByLabel(/^Starts?/).selectOption({ label: 'While in view' })
  await page.getByRole('status').getByText('Draft saved').waitFor()
  await shot(page, 'video-editor')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Publish').click()
  await button(sheet(page, 'Publish pages'), 'Publish').click()
  await waitForText(page, 'Pages published')

  const { page: phone, faults } = await guestPhone(product.browser, withMotion)
  await phone.goto(`${product.url}/home`)
  await video(phone).scrollIntoViewIfNeeded()
  await expect.poll(() => isPlaying(phone)).toBe(true)
  expect(await video(phone).evaluate((it: HTMLVideoElement) => it.muted)).toBe(true)
  await shot(phone, 'video-playing')
  await button(phone, /^Pause/).click()
  await expect.poll(() => isPlaying(phone)).toBe(false)
  expect(faults).toEqual([])

  for (const kind of ['motion', 'data'] as const) {
    const { page: calm, context } = await guestPhone(product.browser, kind === 'motion' ? {} : withMotion)
    if (kind === 'data')
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
      )
    const loaded: string[] = []
    calm.on('request', request => /\/media\/videos\//.test(request.url()) && loaded.push(request.url()))
    await calm.goto(`${product.url}/home`)
    await video(calm).scrollIntoViewIfNeeded()
    await button(calm, /^Play/).waitFor()
    await calm.waitForLoadState('networkidle')
    expect([kind, loaded]).toEqual([kind, []])
    await button(calm, /^Play/).click()
    await expect.poll(() => isPlaying(calm)).toBe(true)
  }
  await close()
})
