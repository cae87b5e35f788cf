import { createCaptchaStandin } from '@comanda/standins/geetest'
import { afterAll, expect, test } from 'vitest'
import { askForCode, messageTo } from '../steps/account.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForText } from '../steps/screen.ts'

const account = { captchaId: 'c'.repeat(32), captchaKey: 'k'.repeat(32) }
const standin = createCaptchaStandin(account)
const address = await standin.listen()
afterAll(() => standin.close())

const product = openProduct({
  GEETEST_CAPTCHA_ID: account.captchaId,
  GEETEST_CAPTCHA_KEY: account.captchaKey,
  GEETEST_URL: address,
  GEETEST_API_SERVERS: `http://localhost:1,${address}`,
  GEETEST_STATIC_SERVERS: address,
})

test('A code is sent after the captcha is solved, and not after it is closed (ETC-5)', async () => {
  const { page, context } = await guestPhone(product.browser)
  const refusedByPolicy: string[] = []
  page.on('console', line => line.text().includes('Content Security Policy') && refusedByPolicy.push(line.text()))
  await page.goto(`${product.url}/login`)
  await askForCode(page, 'captcha@example.com')
  await button(page, 'Close').click()
  await waitForText(page, /Security check closed/)
  await button(page, 'Send code').click()
  await button(page, 'I am a person').click()
  await waitForText(page, /We sent a 6-digit code/)
  expect(await messageTo(product.url, 'captcha@example.com')).toMatch(/\b\d{6}\b/)
  expect(refusedByPolicy).toEqual([])
  await context.close()
})

test('A captcha that does not load is shown as a network error, and the next try skips it (ETC-5)', async () => {
  const { page, context } = await guestPhone(product.browser)
  standin.faults.add({ on: 'script', kind: 'status', status: 500 })
  await page.goto(`${product.url}/login`)
  await askForCode(page, 'without@example.com')
  await waitForText(page, /You’re offline/)
  await button(page, 'Send code').click()
  await waitForText(page, /We sent a 6-digit code/)
  await context.close()
})
