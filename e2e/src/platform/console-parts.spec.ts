import { expect, test } from 'vitest'
import { openStaffScreen } from '../steps/staff-screen.ts'
import { openProduct } from '../steps/product.ts'
import { button, openView } from '../steps/screen.ts'

const product = openProduct()

test('A console view whose code fails to load shows an error and opens after a retry', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  let comes = false
  await page.route('**/console/assets/programs-view-*.js', route => (comes ? route.continue() : undefined))
  await page.clock.install()
  await openView(page, 'Programs')
  const failed = page.getByText('Couldn’t load', { exact: true })
  await expect
    .poll(async () => {
      // The time to wait starts when the placeholder is shown, shortly after the tap.
      await page.clock.fastForward(8000)
      return failed.isVisible()
    })
    .toBe(true)
  comes = true
  await button(page, 'Try again').click()
  await page.getByRole('heading', { name: 'Programs' }).waitFor()
  await screen.close()
})

test('A console whose code fails to load shows an error instead of a blank page', async () => {
  const page = await product.browser.newPage({ viewport: { width: 375, height: 812 } })
  let comes = false
  await page.route('**/console/assets/*.js', route => (comes ? route.continue() : undefined))
  await page.goto(`${product.url}/console`, { waitUntil: 'commit' })
  const again = page.getByRole('link', { name: 'Try again' })
  expect(await again.isVisible()).toBe(false)
  await again.waitFor()
  comes = true
  await again.click()
  await page.getByLabel('Account').waitFor()
  expect(await again.count()).toBe(0)
  await page.close()
})

test('A console whose style sheet hangs shows an error in time and opens when it arrives', async () => {
  const page = await product.browser.newPage({ viewport: { width: 375, height: 812 } })
  let comes = false
  await page.route('**/console/assets/*.css', route => (comes ? route.continue() : undefined))
  await page.goto(`${product.url}/console`, { waitUntil: 'commit' })
  const again = page.getByRole('link', { name: 'Try again' })
  await again.waitFor()
  const painted = await page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))
  expect(painted).toContain('first-contentful-paint')
  comes = true
  await again.click()
  await page.getByLabel('Account').waitFor()
  await page.close()
})
