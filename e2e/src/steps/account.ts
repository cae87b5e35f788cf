import type { Page } from 'playwright-core'
import { until } from './book.ts'
import { button, reads } from './words.ts'

interface Message {
  destination: string
  text: string
}

/** What was sent last to an address. */
export async function messageTo(url: string, address: string): Promise<string> {
  const find = async () => {
    const messages = (await (await fetch(`${url}/dev/outbox`)).json()) as Message[]
    return messages.find(({ destination }) => destination === address)?.text
  }
  return (await until(find, text => text !== undefined)) ?? ''
}

/** A new account with a code by e-mail; it goes back to where it came from. */
export async function signUp(url: string, page: Page, email: string, name: string): Promise<void> {
  await page
    .getByRole('tab', { name: 'E-mail' })
    .or(page.getByRole('radio', { name: 'E-mail' }))
    .first()
    .click()
  await page.getByLabel('E-mail address').fill(email)
  await button(page, 'Send me a code').click()
  await reads(page, /We sent a code of six digits/)
  await page
    .getByLabel('Code')
    .first()
    .fill(/\b(\d{6})\b/.exec(await messageTo(url, email))?.[1] ?? '')
  await page.getByLabel('What may we call you?').fill(name)
  for (const one of await page.getByRole('checkbox').all()) await one.check()
  await button(page, 'Create my account').click()
}
