import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askForCode, MAYA, signIn } from '../steps/account.ts'
import { type GuestForm, guestForms } from '../steps/guest-forms.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { until } from '../steps/provider-book.ts'
import { waitForText } from '../steps/screen.ts'

const product = openProduct()

let stored: BrowserContextOptions['storageState']
/** A phone, signed in for the forms of a member; the code is requested once, because each address receives one a minute. */
async function phoneFor({ asMember }: GuestForm) {
  if (!asMember) return guestPhone(product.browser)
  if (!stored) {
    const { page, context } = await guestPhone(product.browser)
    await signIn(product.url, page, MAYA)
    stored = await context.storageState()
  }
  return guestPhone(product.browser, { storageState: stored })
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label }).first()

/** Request ids of a call, as the server received them. The answers are lost while `lost.answers` is set. */
async function requestsOf(page: Page, path: string) {
  const ids: string[] = []
  const lost = { answers: true, count: 0 }
  await page.route(`**${path}`, async route => {
    ids.push(route.request().headers()['x-request-id'] ?? '')
    if (!lost.answers) return route.continue()
    await route.fetch().catch(() => {})
    // The server has answered; the page gets no answer until its reload.
    lost.count += 1
  })
  return { ids, lost }
}

test.each(guestForms)(
  'A reload at every step of the form of $name loses nothing, shows the same step and sends once (API-3)',
  async form => {
    const { page } = await phoneFor(form)
    await form.open(page, product)
    const typed: Record<string, string> = {}
    const isKept = async () => {
      await form.reveal?.(page)
      for (const [label, value] of Object.entries(typed))
        await expect.poll(() => field(page, label).inputValue(), { message: label }).toBe(value)
    }
    for (const [label, text] of Object.entries(form.texts)) {
      await field(page, label).fill(text)
      // Leaving a field may format its text.
      await field(page, label).blur()
      typed[label] = await field(page, label).inputValue()
      await page.reload()
      await isKept()
    }
    await form.choose?.(page)
    const { ids, lost } = await requestsOf(page, form.call.path)
    await form.send(page)
    await until(
      async () => lost.count,
      count => count > 0,
    )
    const sentAt = page.url()
    await page.reload()
    expect(page.url()).toBe(sentAt)
    lost.answers = false
    if (!form.isOnServer) {
      await isKept()
      await form.send(page)
    }
    await form.next(page)
    expect(new Set(ids).size, 'request ids').toBe(1)

    const sent = ids.length
    await page.reload()
    await form.next(page)
    expect(ids).toHaveLength(sent)
  },
)

test('The typed address and the step of its code survive a reload, without another code (LOGIN-4)', async () => {
  const { page } = await guestPhone(product.browser)
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email address').fill('reload@example.com')
  await page.reload()
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('reload@example.com')
  await askForCode(page, 'reload@example.com')
  await waitForText(page, /We sent a 6-digit code/)
  await page.reload()
  await waitForText(page, /We sent a 6-digit code/)
  await page.getByLabel('Code').first().waitFor()
})
