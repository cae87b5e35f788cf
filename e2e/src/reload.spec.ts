import { expect, test } from 'vitest'
import { proveMail } from './steps/account.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openProduct } from './steps/product.ts'
import { button, waitForPath } from './steps/screen.ts'

const product = openProduct()

test('What is typed while signing up and in the profile survives a reload at every step', async () => {
  const { page } = await guestPhone(product.browser)
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email address').fill('reload@example.com')
  await page.reload()
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('reload@example.com')

  await proveMail(product.url, page, 'reload@example.com')
  await page.getByLabel('What should we call you?').fill('Rae')
  await page.reload()
  // The accepted code is not asked for again.
  await expect.poll(() => page.getByLabel('What should we call you?').inputValue()).toBe('Rae')
  await button(page, 'Create account').click()
  await waitForPath(page, '/mine')

  await page.goto(`${product.url}/editUserInfo`)
  await page.getByLabel('First name').fill('Rachel')
  await page.reload()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Rachel')
  await button(page, 'Save').click()
  // Nothing is before the page, so that it goes home.
  await waitForPath(page, '/home')
  await page.goto(`${product.url}/editUserInfo`)
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Rachel')
})
