import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPlain } from '../steps/guest.ts'
import { newGuestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { sheet } from '../steps/screen.ts'

const product = openProduct()

/** Makes a code file unavailable, as after a deployment, while `gone` returns true. */
async function takeAway(page: Page, part: string, gone: () => boolean): Promise<void> {
  await page.route(new RegExp(`/assets/${part}-[^/]*\\.js`), route =>
    gone() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
}

const chooseBurger = (page: Page) => page.getByRole('button', { name: 'Choose The Marigold burger' }).first()

describe('A new version deployed while a page is open', () => {
  let page: Page
  let loads: number
  let gone: boolean

  beforeEach(async () => {
    ;({ page } = await newGuestPhone(product.browser))
    await page.addInitScript(() => localStorage.setItem('myLocale', '{"value":"en_US"}'))
    loads = 0
    gone = true
    page.on('load', () => {
      loads += 1
    })
    await takeAway(page, 'dish-sheet', () => gone)
    await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1300`)
    await addPlain(page, 'Edamame')
  })

  test('A missing code file reloads the page once, at the same place and with its cart', async () => {
    await chooseBurger(page).scrollIntoViewIfNeeded()
    expect(loads).toBe(1)
    await Promise.all([page.waitForEvent('load'), chooseBurger(page).click()])
    gone = false
    await page.getByRole('button', { name: /^Your cart, 1 dish/ }).waitFor()
    await chooseBurger(page).click()
    await sheet(page, 'The Marigold burger').waitFor()
    expect(loads).toBe(2)
  })

  test('If the code file stays missing, the page stays usable and shows an error', async () => {
    await Promise.all([page.waitForEvent('load'), chooseBurger(page).click()])
    await chooseBurger(page).click()
    await page.getByText('This part couldn’t load. We’re still trying.').waitFor()
    await addPlain(page, 'Edamame')
    await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
    expect(loads).toBe(2)
  })
})
