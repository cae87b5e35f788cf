import { expect, test } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { openProduct } from '../steps/product.ts'
import { button, openView } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()

test('Sales of any days are shown by dish, sorted, and saved as CSV and XLSX (PAY-13)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await openView(page, 'Reports')
  await button(page, 'Last week').click()
  await page.getByRole('heading', { name: 'Net sales by day' }).waitFor()
  await page.getByText('Show as table').click()
  expect(await page.getByRole('rowheader').count()).toBeGreaterThan(3)
  await inspectScreen(page, 'desk-sales')

  await page.getByLabel('Break down by').selectOption({ label: 'Category' })
  const table = page.getByRole('table', { name: 'Category' })
  await table.waitFor()
  await table.getByRole('button', { name: 'Quantity' }).click()
  const quantities = (await table.locator('tbody td:nth-child(2)').allInnerTexts()).map(Number)
  expect(quantities.length).toBeGreaterThan(1)
  expect(quantities).toEqual(quantities.toSorted((a, b) => b - a))

  for (const ending of ['CSV', 'XLSX']) {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, `Export ${ending}`).click()])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^sales-by-group-.*\\.${ending.toLowerCase()}$`))
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await inspectScreen(page, 'desk-sales-small-dark')
  await screen.close()
})

test('A manager turns the daily e-mail on, and a reload shows it so (PAY-14)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page } = screen
  await openView(page, 'Reports')
  const mail = page.getByRole('switch', { name: /Amara Okafor/ })
  await mail.click()
  await expect.poll(() => mail.isChecked()).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await mail.waitFor()
  await expect.poll(() => mail.isChecked()).toBe(true)
  await screen.close()
})

test('What the brand owes its guests is shown by kind and currency, and saved as CSV and XLSX (PAY-17)', async () => {
  const screen = await openStaffScreen(product.browser, product.url, 101, 'office@marigold.example')
  const { page } = screen
  await openView(page, 'Reports')
  const table = page.getByRole('table', { name: 'Outstanding value' })
  await table.getByRole('row').filter({ hasText: 'Gift cards' }).first().waitFor()
  await table.getByRole('row').filter({ hasText: 'Points' }).waitFor()
  for (const ending of ['CSV', 'XLSX']) {
    const save = button(page, `Outstanding value: Export ${ending}`)
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^outstanding-.*\\.${ending.toLowerCase()}$`))
  }
  await inspectScreen(page, 'desk-outstanding')
  await screen.close()
})
