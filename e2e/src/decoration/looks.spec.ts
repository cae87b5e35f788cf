import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { addAsProposed, checkOut, chooseWay, giveContact, openDish, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, sheet, waitForPath, waitForTitle } from '../steps/screen.ts'
import { shot } from '../steps/shot.ts'

const product = openProduct()

/** Demo brands with a theme: brand, store, a dish with options, a phone number of the country. */
const looks = [
  { name: 'Ombra', brand: 2000, shopId: 201, dish: 'Dry-aged duck', phone: '7700900142', font: 'Cormorant Garamond' },
  { name: 'Slurp', brand: 3000, shopId: 301, dish: 'Taro milk', phone: '2125550187', font: 'Anton' },
] as const

async function judge(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await shot(page, `look-${name.replaceAll(/\W+/g, '-')}`)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}

const headingFont = (page: Page): Promise<string> =>
  page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate(heading => getComputedStyle(heading).fontFamily)

describeLooks('light')
describeLooks('dark')

function describeLooks(colorScheme: 'light' | 'dark'): void {
  test.each(looks)(
    `$name has its own look from the menu to the status of an order, and everyone can use it, ${colorScheme} (DECO-2)`,
    async ({ name, brand, shopId, dish, phone, font }) => {
      const { page } = await guestPhone(product.browser, { colorScheme })
      await page.emulateMedia({ colorScheme })
      const brandIs = `&g=${brand}`
      await openMenu(page, product.url, shopId, 1300, brandIs)
      expect(await headingFont(page)).toContain(font)
      await judge(page, `${name} menu ${colorScheme}`)
      const open = await openDish(page, dish)
      await judge(page, `${name} dish ${colorScheme}`)
      await button(open, 'Close').click()
      await sheet(page, dish).waitFor({ state: 'hidden' })
      await addAsProposed(page, dish)
      await checkOut(page)
      await giveContact(page, 'Maya', phone)
      await chooseWay(page, 'In person')
      // On a screen that holds all of it, nothing is half below the bars that stay on the screen.
      const size = page.viewportSize() ?? { width: 375, height: 740 }
      await page.setViewportSize({ ...size, height: 2600 })
      await judge(page, `${name} checkout ${colorScheme}`)
      await page.setViewportSize(size)
      await placeOrder(page)
      await waitForPath(page, '/orderStatus')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await judge(page, `${name} status ${colorScheme}`)
      for (const path of ['/home', '/giftIndex', '/mine']) {
        await page.goto(`${product.url}${path}?g=${brand}`)
        await waitForTitle(page)
        await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
        await judge(page, `${name} ${path} ${colorScheme}`)
      }
    },
  )
}
