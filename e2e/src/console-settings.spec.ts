import { expect, test } from 'vitest'
import { until } from './steps/book.ts'
import { openDesk, saved } from './steps/desk.ts'
import { openHouse } from './steps/house.ts'
import { EDAMAME, newCaller, pickupAsk } from './steps/caller.ts'
import { judge, still } from './steps/judge.ts'
import { button, openView, reads, tab } from './steps/words.ts'

const house = openHouse()

/** The days a guest may choose times on for a pickup in New York. */
async function daysOnOffer(): Promise<string[]> {
  const guest = await newCaller(house.url)
  const { data } = await guest.ask('/api/base/shop/getDinnerTime', { shopId: 101, businessType: 1300 })
  return (data['days'] as { date: string; slots: unknown[] }[])
    .filter(({ slots }) => slots.length > 0)
    .map(day => day.date)
}

test('a holiday that is added takes its day off the guests’ phones; what cannot be says where · ORDER-6', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const { page } = desk
  await page.emulateMedia(still)
  await openView(page, 'Settings')
  await tab(page, 'Special days').click()
  await button(page, 'Add a day').click()
  const date = await page.getByLabel('Day', { exact: true }).first().inputValue()
  expect(await daysOnOffer()).toContain(date)
  await button(page, 'Save').click()
  await page.getByLabel('What guests are told (English)').and(page.locator('[aria-invalid="true"]')).waitFor()
  await page.getByLabel('What guests are told (English)').first().fill('Staff party')
  await judge(page, 'desk-settings-days')
  await button(page, 'Save').click()
  await saved(page)
  expect(await daysOnOffer()).not.toContain(date)
  await desk.close()
})

test('two managers at once: the second is told and chooses · API-3', async () => {
  const [first, second] = [await openDesk(house.browser, house.url, 101), await openDesk(house.browser, house.url, 101)]
  for (const { page } of [first, second]) {
    await openView(page, 'Settings')
    await page.getByLabel('Minutes ahead').first().waitFor()
  }
  await second.page.getByLabel('Minutes ahead').first().fill('70')
  await first.page.getByLabel('Minutes ahead').first().fill('50')
  await button(first.page, 'Save').click()
  await saved(first.page)
  await reads(second.page, 'Somebody else saved this while you were changing it.')
  await judge(second.page, 'desk-settings-moved')
  await button(second.page, 'Keep mine').click()
  await button(second.page, 'Save').click()
  await saved(second.page)
  const shown = () => first.page.getByLabel('Minutes ahead').first().inputValue()
  await until(shown, minutes => minutes === '70')
  for (const desk of [first, second]) await desk.close()
})

test('zones are drawn by keyboard, menus switched, and no part has a fault', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const { page } = desk
  await page.emulateMedia(still)
  await openView(page, 'Settings')
  await judge(page, 'desk-settings-hours')
  await tab(page, 'Delivery zones').click()
  const latitude = page.getByLabel('Latitude of corner 1')
  const before = await latitude.inputValue()
  await button(page, 'Corner 1 of Lower Manhattan').focus()
  await page.keyboard.press('ArrowUp')
  expect(Number(await latitude.inputValue())).toBeGreaterThan(Number(before))
  await judge(page, 'desk-settings-zones')
  await button(page, 'Save').click()
  await saved(page)
  for (const [name, file] of [
    ['Menus', 'menus'],
    ['Bookings', 'bookings'],
    ['Tables', 'tables'],
  ] as const) {
    await tab(page, name).click()
    await page.getByRole('tabpanel').getByRole('switch').first().waitFor()
    await judge(page, `desk-settings-${file}-large`)
  }
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ ...still, colorScheme: 'dark' })
  await judge(page, 'desk-settings-small-dark')
  await tab(page, 'Hours and times').click()
  await judge(page, 'desk-settings-hours-small-dark')
  await desk.close()
})

test('the report of a day is looked at, saved as a file and printed', async () => {
  const guest = await newCaller(house.url)
  await guest.insist('/api/order/or/submit', await pickupAsk(guest, 101, EDAMAME, 'out-line'))
  const desk = await openDesk(house.browser, house.url, 101)
  const { page } = desk
  await page.emulateMedia(still)
  await openView(page, 'Day report')
  await reads(page, '1 order')
  await reads(page, 'Edamame')
  await judge(page, 'desk-report')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d\.csv$/)
  await page.emulateMedia({ ...still, media: 'print' })
  expect(await page.locator('.printed').getByText('Edamame').isVisible()).toBe(true)
  expect(await button(page, 'Save as CSV').isVisible()).toBe(false)
  await page.emulateMedia({ ...still, media: 'screen', colorScheme: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await judge(page, 'desk-report-small-dark')
  await desk.close()
})

test('a label of two lines pushes no input down, and nothing comes out beneath the bar that saves', async () => {
  const desk = await openDesk(house.browser, house.url, 101)
  const { page } = desk
  await page.emulateMedia(still)
  await openView(page, 'Settings')
  await tab(page, 'Bookings').click()
  const topOf = async (label: string) => Math.round((await page.getByLabel(label).first().boundingBox())?.y ?? 0)
  const topOfLabel = async (label: string) =>
    Math.round((await page.getByText(label, { exact: true }).first().boundingBox())?.y ?? 0)
  const [one, two] = ['Days ahead', 'Changes until so many minutes before'] as const
  // Others of that name leave with the tab before.
  await page.getByLabel(two).first().waitFor()
  await page.getByLabel(one).fill('30')
  expect(await topOfLabel(one)).toBeGreaterThan(await topOfLabel(two))
  expect(await topOf(one)).toBe(await topOf(two))
  const beneath = await page
    .getByText('Not saved yet')
    .last()
    .evaluate(words => {
      const { bottom, left } = (words.parentElement ?? words).getBoundingClientRect()
      const there = document.elementFromPoint(left + 20, bottom + 6)
      return there !== null && !there.contains(words.parentElement) ? there.tagName : 'nothing of the form'
    })
  expect(beneath).toBe('nothing of the form')
  await button(page, 'Discard').click()
  await desk.close()
})
