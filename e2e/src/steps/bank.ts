import type { Frame, Page } from 'playwright-core'
import { until } from './provider-book.ts'

/** Whether it is the page of a guest's bank. */
export const isBank = (frame: Frame): boolean => /3ds\/acs/.test(frame.url())

/** The page of the guest's bank, inside the card form, once it has come. */
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

/** Tells the guest's bank a password; only `password` is theirs. */
export async function answerBank(bank: Frame, password: string): Promise<void> {
  await bank.getByLabel('Password').fill(password)
  await bank.getByRole('button', { name: 'Confirm' }).click()
}
