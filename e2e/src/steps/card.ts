import type { Page } from 'playwright-core'
import { until } from './provider-book.ts'
import { button, waitForPath } from './screen.ts'

/** A test card of the provider; the holder's name determines the bank's answer. */
export interface TestCard {
  readonly number: string
  readonly holder: string
}

export const PLAIN: TestCard = { number: '4111111111111111', holder: 'Maya Brooks' }
export const REFUSED: TestCard = { number: '4111111111111111', holder: 'DECLINED' }
/** Requires the bank's password. */
export const WITH_CHALLENGE: TestCard = { number: '4212345678910006', holder: 'Maya Brooks' }

/** Types a card into the provider's fields, each in its own frame. */
export async function fillCard(page: Page, { number, holder }: TestCard): Promise<void> {
  await button(page, /^Pay /).waitFor()
  const fields = page.locator('.adyen-checkout__card-input')
  const typed = [
    ['cardNumber', number],
    ['expiryDate', '0330'],
    ['securityCode', '737'],
  ] as const
  for (const [name, value] of typed)
    await fields
      .locator(`[data-cse="encrypted${name[0]?.toUpperCase()}${name.slice(1)}"] iframe`)
      .contentFrame()
      .locator('#field')
      .fill(value)
  await page.getByLabel('Name on card').fill(holder)
}

/** Opens the card form from an order's payment page; for a new order it opens automatically. */
export async function goToCard(page: Page): Promise<void> {
  const byCard = button(page, /^Pay .* by card$/)
  const path = () => new URL(page.url()).pathname
  await until(
    async () => path() === '/adyen' || (path() === '/orderConfirmPay' && (await byCard.isVisible())),
    isThere => isThere,
  )
  if (path() === '/orderConfirmPay') await byCard.click()
  await waitForPath(page, '/adyen')
}

/** Pays with the entered card. */
export const payNow = (page: Page): Promise<void> => button(page, /^Pay /).click()
