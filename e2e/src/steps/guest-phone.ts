import type { Browser, BrowserContextOptions } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { newPhone, type Phone } from '../harness.ts'
import { shot } from './shot.ts'

/**
 * A phone that has not visited the product before. It is closed when its journey ends; a failed journey saves a picture of it.
 */
export async function newGuestPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const phone = await newPhone(browser, options)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      await shot(phone.page, `failed-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}`).catch(() => {})
    await phone.context.close()
  })
  return phone
}

/** A phone with a stored language, so that the language question does not appear. */
export async function guestPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
  locale: 'en_US' | 'zh_CN' | 'ar' = 'en_US',
): Promise<Phone> {
  const phone = await newGuestPhone(browser, options)
  await phone.context.addInitScript(id => {
    localStorage.setItem('myLocale', JSON.stringify({ value: id }))
  }, locale)
  return phone
}
