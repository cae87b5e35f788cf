import { expect, test } from 'vitest'
import { openDesk } from './steps/desk.ts'
import { openHouse } from './steps/house.ts'
import { button, openView, reads } from './steps/words.ts'

const house = openHouse()

test('a view whose code does not come says so, and is there once it is tried again', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const { page } = desk
  let comes = false
  await page.route('**/console/assets/money-*.js', route => (comes ? route.continue() : undefined))
  await page.clock.install()
  await openView(page, 'Programs')
  await page.clock.fastForward(8000)
  await reads(page, 'That did not load')
  comes = true
  await button(page, 'Try again').click()
  await page.getByRole('heading', { name: 'Programs' }).waitFor()
  await desk.close()
})

test('a console whose own code does not come is no blank page', async () => {
  const page = await house.browser.newPage({ viewport: { width: 375, height: 812 } })
  let comes = false
  await page.route('**/console/assets/*.js', route => (comes ? route.continue() : undefined))
  await page.goto(`${house.url}/console`, { waitUntil: 'commit' })
  const again = page.getByRole('link', { name: 'Try again' })
  expect(await again.isVisible()).toBe(false)
  await again.waitFor()
  comes = true
  await again.click()
  await page.getByLabel('Account').waitFor()
  expect(await again.count()).toBe(0)
  await page.close()
})

test('a console whose styles hang says so in time, and is there once they come', async () => {
  const page = await house.browser.newPage({ viewport: { width: 375, height: 812 } })
  let comes = false
  await page.route('**/console/assets/*.css', route => (comes ? route.continue() : undefined))
  await page.goto(`${house.url}/console`, { waitUntil: 'commit' })
  const again = page.getByRole('link', { name: 'Try again' })
  await again.waitFor()
  const painted = await page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))
  expect(painted).toContain('first-contentful-paint')
  comes = true
  await again.click()
  await page.getByLabel('Account').waitFor()
  await page.close()
})
