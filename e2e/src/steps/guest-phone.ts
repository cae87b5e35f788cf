import type { Browser, BrowserContextOptions } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { newPhone, type Phone } from '../harness.ts'
import { shot } from './shot.ts'

/** A phone on which nobody has been here. It is put away when its journey ends; one that failed leaves its picture. */
export async function newGuestPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const phone = await newPhone(browser, options)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      await shot(phone.page, `failed-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}`).catch(() => {})
    await phone.context.close()
  })
  return phone
}

/** A phone whose owner has chosen a language before, so that nobody asks. */
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
