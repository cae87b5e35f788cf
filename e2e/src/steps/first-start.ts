import type { Page } from 'playwright-core'

/** Fills the page of the one-time link; the password is not kept over a reload. SETUP-3 */
export async function fillBrand(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ann Owner')
  await page.getByLabel('Email').fill('ann@bistro.example')
  await page.getByLabel('Restaurant name').fill('Bistro Ann')
  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel('Time zone').selectOption('America/New_York')
  await page.getByLabel('Store name').fill('Main Street')
}

/** Fills the address of a store in New York. */
export async function fillAddress(page: Page, street: string): Promise<void> {
  await page.getByLabel('Street and number').fill(street)
  await page.getByLabel('City').fill('New York')
  await page.getByLabel('State or region').fill('NY')
  await page.getByLabel('Postcode').fill('10012')
}

/** Fills the details of a store that prevent its opening: address, tax (`rate` in percent) and seller. SETUP-4 */
export async function fillDetails(page: Page, rate = '8.875'): Promise<void> {
  await fillAddress(page, '12 Mulberry Street')
  await page.getByLabel('Other rate').check()
  await page.getByLabel('Rate (%)').fill(rate)
  await page.getByLabel('Legal name').fill('Bistro Ann LLC')
}
