import type { Frame, Page } from 'playwright-core'
import { until } from './provider-book.ts'

/** Whether the frame is the bank's page. */
export const isBank = (frame: Frame): boolean => /3ds\/acs/.test(frame.url())

/** Waits for the bank's page inside the card form. */
export async function bankPage(page: Page): Promise<Frame> {
  const find = () => page.frames().find(isBank)
  await until(
    async () => find() !== undefined,
    match => match,
  )
  const frame = find()
  if (frame === undefined) throw new Error('The bank’s page has gone')
  await frame.getByLabel('Password').waitFor()
  return frame
}

/** Enters a password on the bank's page; only `password` is accepted. */
export async function answerBank(bank: Frame, password: string): Promise<void> {
  await bank.getByLabel('Password').fill(password)
  await bank.getByRole('button', { name: 'Confirm' }).click()
}
