import { contract } from '@comanda/contract'
import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { bankPage, isBank } from '../steps/bank.ts'
import { until } from '../steps/provider-book.ts'
import { openMenu } from '../steps/guest.ts'
import { waitForPath, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

/** The accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map(one => one.innerText).join(' ') : ''
    return (at?.getAttribute('aria-label') ?? (labels || (at instanceof HTMLElement ? at.innerText : ''))).trim()
  })

const MAX_TABS = 150

/** Presses Tab until the matching element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const met: string[] = []
  for (let i = 0; i < MAX_TABS; i++) {
    const now = await focused(page)
    if (name.test(now)) return
    met.push(now)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not reached by Tab, only: ${met.join(' | ')}`)
}

/** Presses Enter on the focused button once it is enabled: it is disabled while its amounts are loading. */
async function pressEnter(page: Page): Promise<void> {
  await page.locator(':focus:not([aria-disabled])').waitFor()
  await page.keyboard.press('Enter')
}

/** Holds the first request of the cart; the result lets it go. */
async function holdCart(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(
    `**${contract.cart.query.path}`,
    async route => {
      await released
      await route.continue()
    },
    { times: 1 },
  )
  return release
}

/** From the menu to the completed order form, up to the choice of the payment method. */
async function orderByKeys(page: Page, way: 'Pay by card' | 'In person'): Promise<void> {
  const letCartLoad = await holdCart(page)
  await openMenu(page, product.url, 101, 1300)
  await tabTo(page, /^Search the menu$/)
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.type('edamame')
  await waitForText(page, /1 dish found|dishes found/)
  await tabTo(page, /^Add one Edamame$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
  await tabTo(page, /^Checkout$/)
  // The button keeps the focus while the cart with the taps replaces the taps.
  letCartLoad()
  await pressEnter(page)
  await waitForPath(page, '/createOrder')
  await page.getByLabel('First name').waitFor()
  await tabTo(page, /^First name/)
  await page.keyboard.type('Maya')
  await tabTo(page, /^Phone number/)
  await page.keyboard.type('2125550187')
  await tabTo(page, /^(Card|In person)/)
  for (let i = 0; i < 3 && !(await focused(page)).startsWith(way === 'Pay by card' ? 'Card' : way); i++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
}

test('An order can be placed with the keyboard alone', async () => {
  const { page } = await guestPhone(product.browser)
  await orderByKeys(page, 'In person')
  await tabTo(page, /^Place order/)
  await pressEnter(page)
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
})

/** The name of the focused provider field; each is a frame of its own. */
const inField = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement instanceof HTMLIFrameElement ? document.activeElement.title : ''))

const providerField = (page: Page, name: string) => page.frameLocator(`iframe[title*="${name}"]`).locator('#field')

/** Tabs to a provider's field. Until its frame has its settings the field is disabled, and the empty frame would take the focus itself. */
async function tabToField(page: Page, name: string): Promise<void> {
  await expect.poll(() => providerField(page, name).isEnabled()).toBe(true)
  for (let i = 0; i < 15 && !(await inField(page)).includes(name); i++) await page.keyboard.press('Tab')
}

/** Types into a provider's field that has the focus or is about to get it, and waits until the text is complete. */
async function typeIntoField(page: Page, name: string, digits: string): Promise<void> {
  const field = providerField(page, name)
  await expect.poll(() => inField(page)).toContain(name)
  await expect.poll(() => field.evaluate(at => at === document.activeElement)).toBe(true)
  await page.keyboard.type(digits)
  await expect.poll(async () => (await field.inputValue()).replaceAll(/\D/g, '')).toBe(digits)
}

/**
 * Presses Pay, and again if the provider's fields had not reported the last digit yet; the component then shows what is missing.
 */
async function payByKeys(page: Page): Promise<Frame> {
  for (let i = 0; i < 4; i++) {
    await tabTo(page, /^Pay /)
    await pressEnter(page)
    const missing = page.getByText(/^Enter the /).first()
    await until(
      async () => (await missing.isVisible()) || page.frames().some(isBank),
      answered => answered,
    )
    if (page.frames().some(isBank)) return bankPage(page)
  }
  throw new Error('The card was never taken')
}

test('A card payment with a bank check can be made with the keyboard alone', async () => {
  const { page } = await guestPhone(product.browser)
  await orderByKeys(page, 'Pay by card')
  await tabTo(page, /^Pay .* by card$/)
  await pressEnter(page)
  await waitForPath(page, '/adyen')
  await page.getByLabel('Name on card').waitFor()
  await tabToField(page, 'Card number')
  await typeIntoField(page, 'Card number', '4212345678910006')
  await tabToField(page, 'Expiry date')
  await typeIntoField(page, 'Expiry date', '0330')
  await tabToField(page, 'Security code')
  await typeIntoField(page, 'Security code', '737')
  await tabTo(page, /^Name on card/)
  await page.keyboard.type('Maya Brooks')
  const bank = await payByKeys(page)
  await expect.poll(() => bank.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.type('password')
  await page.keyboard.press('Enter')
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order sent')
})

test('A sheet traps the focus, closes by Escape, and returns the focus', async () => {
  const { page } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  await tabTo(page, /^(The Marigold burger|Choose The Marigold burger)/)
  const opener = await focused(page)
  await page.keyboard.press('Enter')
  const open = sheet(page, 'The Marigold burger')
  await open.waitFor()
  // Between the last and the first element is the browser's own bar; the page behind the sheet is never reached.
  const inside = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at === document.body || document.querySelector('dialog[open]')?.contains(at)
    })
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab')
    expect([i, await focused(page), await inside()]).toEqual([i, expect.anything(), true])
  }
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe(opener)
})
