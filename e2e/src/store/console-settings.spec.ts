import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { until } from '../steps/provider-book.ts'
import { accept, openStaffScreen, saved } from '../steps/staff-screen.ts'
import { openProduct } from '../steps/product.ts'
import { EDAMAME, newCaller, pickupInput } from '../steps/caller.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { button, openView, waitForText, tab } from '../steps/screen.ts'

const product = openProduct()

/** The selectable pickup days in New York. */
async function daysOnOffer(): Promise<string[]> {
  const guest = await newCaller(product.url)
  const { data } = await guest.callOnce(contract.store.getDinnerTime, { shopId: 101, businessType: 1300 })
  return data.days.filter(({ slots }) => slots.length > 0).map(day => day.date)
}

test('A new holiday removes its day from the guests’ times; an impossible one shows an error at its field (ORDER-6)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await openView(page, 'Settings')
  await tab(page, 'Special days').click()
  await button(page, 'Add day').click()
  const date = await page.getByLabel('Day', { exact: true }).first().inputValue()
  expect(await daysOnOffer()).toContain(date)
  await button(page, 'Save').click()
  await page.getByLabel('Name shown to guests (English)').and(page.locator('[aria-invalid="true"]')).waitFor()
  await page.getByLabel('Name shown to guests (English)').first().fill('Staff party')
  await inspectScreen(page, 'desk-settings-days')
  await button(page, 'Save').click()
  await saved(page)
  expect(await daysOnOffer()).not.toContain(date)
  await screen.close()
})

test('Of two managers who save at once the second is shown the conflict and chooses (API-3)', async () => {
  const [first, second] = [
    await openStaffScreen(product.browser, product.url, 101),
    await openStaffScreen(product.browser, product.url, 101),
  ]
  for (const { page } of [first, second]) {
    await openView(page, 'Settings')
    await page.getByLabel('Minimum notice').first().waitFor()
  }
  await second.page.getByLabel('Minimum notice').first().fill('70')
  await first.page.getByLabel('Minimum notice').first().fill('50')
  await button(first.page, 'Save').click()
  await saved(first.page)
  await waitForText(second.page, 'Someone else saved changes while you were editing.')
  await inspectScreen(second.page, 'desk-settings-moved')
  await button(second.page, 'Keep mine').click()
  await button(second.page, 'Save').click()
  await saved(second.page)
  const shown = () => first.page.getByLabel('Minimum notice').first().inputValue()
  await until(shown, minutes => minutes === '70')
  for (const screen of [first, second]) await screen.close()
})

test('Delivery zones can be drawn by keyboard and menus switched, without accessibility faults', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await openView(page, 'Settings')
  await inspectScreen(page, 'desk-settings-hours')
  await tab(page, 'Delivery zones').click()
  const corner = button(page, 'Corner 1 of Lower Manhattan')
  const heightOf = async () => (await corner.boundingBox())?.y ?? 0
  await corner.focus()
  const before = await heightOf()
  await page.keyboard.press('ArrowUp')
  await expect.poll(heightOf).toBeLessThan(before)
  await inspectScreen(page, 'desk-settings-zones')
  await button(page, 'Save').click()
  await saved(page)
  for (const [name, file] of [
    ['Menus', 'menus'],
    ['Bookings', 'bookings'],
    ['Tables', 'tables'],
  ] as const) {
    await tab(page, name).click()
    await page.getByRole('tabpanel').getByRole('switch').first().waitFor()
    await inspectScreen(page, `desk-settings-${file}-large`)
  }
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspectScreen(page, 'desk-settings-small-dark')
  await page.getByRole('combobox', { name: 'Settings' }).selectOption('hours')
  await inspectScreen(page, 'desk-settings-hours-small-dark')
  await screen.close()
})

test('The report of a day can be viewed, saved as a file and printed', async () => {
  const guest = await newCaller(product.url)
  const placed = await guest.call(contract.order.submit, await pickupInput(guest, 101, EDAMAME, 'out-line'))
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  // Only accepted orders count as sold.
  await accept(screen, String(placed.data.callNumber))
  await openView(page, 'Day report')
  await waitForText(page, '1 order')
  await waitForText(page, 'Edamame')
  await inspectScreen(page, 'desk-report')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d\.csv$/)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.printed').getByText('Edamame').isVisible()).toBe(true)
  expect(await button(page, 'Export CSV').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await inspectScreen(page, 'desk-report-small-dark')
  await screen.close()
})

test('A label of two lines does not misalign its input, and the save bar covers nothing', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await page.setViewportSize({ width: 1600, height: 900 })
  await openView(page, 'Settings')
  await tab(page, 'Bookings').click()
  const topOf = async (label: string) => Math.round((await page.getByLabel(label).first().boundingBox())?.y ?? 0)
  const topOfLabel = async (label: string) =>
    Math.round((await page.getByText(label, { exact: true }).first().boundingBox())?.y ?? 0)
  const [one, two] = ['Hold table for late guests', 'Changes allowed until (time before)'] as const
  // Remaining elements of that name belong to the previous tab and disappear with it.
  await page.getByLabel(two).first().waitFor()
  await page.getByLabel(one).first().fill('30')
  expect(await topOfLabel(one)).toBeGreaterThan(await topOfLabel(two))
  expect(await topOf(one)).toBe(await topOf(two))
  const beneath = await page
    .getByText('Unsaved changes')
    .last()
    .evaluate(text => {
      const { bottom, left: remaining } = (text.parentElement ?? text).getBoundingClientRect()
      const there = document.elementFromPoint(remaining + 20, bottom + 6)
      return there !== null && !there.contains(text.parentElement) ? there.tagName : 'nothing of the form'
    })
  expect(beneath).toBe('nothing of the form')
  await button(page, 'Discard').click()
  await screen.close()
})
