import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, leaveBrowser, openBrowser, startServer } from '../harness.ts'
import { fillCard, goToCard, PLAIN, payNow } from '../steps/card.ts'
import { addPlain, checkOut, chooseWay, giveContact, placeOrder, takeTimeOfTomorrow } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { reopenedOnRetry } from '../steps/reopened-on-retry.ts'
import { button, openView, waitForPath, waitForText } from '../steps/screen.ts'
import { fillBrand, fillDetails } from '../steps/first-start.ts'
import { shot } from '../steps/shot.ts'

const product = reopenedOnRetry(
  async () => {
    const [server, browser] = await Promise.all([startServer({}, ['--empty']), openBrowser()])
    return { server, browser }
  },
  async ({ server, browser }) => {
    await leaveBrowser(browser)
    await server.stop()
  },
)
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false }

/** Saves a picture of a step and reports accessibility faults. */
async function inspect(page: Page, name: string): Promise<void> {
  await shot(page, `first-start-${name}`, true)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
}

test('From an empty server a link leads to an open store and a test order paid by card (SETUP-3, SETUP-4, SETUP-5)', async () => {
  const { server, browser } = product()
  const link = /http:\S+\/console\/welcome#\S+/.exec(server.output())?.[0] ?? ''
  const guest = await guestPhone(browser)
  await guest.page.goto(`${server.url}/home`)
  await waitForText(guest.page, 'Opening soon')

  const { page } = await guestPhone(browser, desktop)
  await page.goto(link)
  await button(page, 'Create restaurant').click()
  await waitForText(page, 'Required')
  await fillBrand(page)
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect.poll(() => page.getByLabel('Restaurant name').inputValue()).toBe('Bistro Ann')
  await page.getByLabel('New password').fill('noodles at noon')
  await inspect(page, '1-welcome')
  await button(page, 'Create restaurant').click()
  await waitForText(page, 'Complete the steps in any order.')
  await inspect(page, '2-steps')
  await guest.page.goto(`${server.url}/home`)
  await waitForText(guest.page, 'Bistro Ann')
  await waitForText(guest.page, 'Opening soon')
  await inspect(guest.page, 'opening-soon')

  await button(page, 'Open store').click()
  await waitForText(page, /Missing: .*address/i)
  await button(page, /^Set up.*Address$/).click()
  await fillDetails(page)
  // An address that was typed by hand is located. STORE-2
  await button(page, 'Pin on the entrance').waitFor()
  await inspect(page, '3-details')
  await button(page, 'Save').click()
  await waitForText(page, 'Saved')
  await button(page, 'Back to all steps').click()
  await button(page, /^Set up.*Menu$/).click()
  await inspect(page, '4-menu')
  await button(page, /^Use this menu.*Pizzeria$/).click()
  await waitForText(page, 'Your menu has dishes on sale.')
  await button(page, /^Next: Legal texts$/).click()
  await button(page, 'Use these texts').click()
  await waitForText(page, 'Your terms and privacy notice are in effect.')
  await button(page, 'Back to all steps').click()
  await waitForText(page, 'Everything is set up.')
  await button(page, /^Set up.*Team$/).click()
  await button(page, 'Invite team member').waitFor()
  // A second person decides only in a brand with two owners. L2
  await waitForText(page, /^This is you\.$/)
  expect(await page.getByText(/another owner’s approval/).count()).toBe(0)
  await button(page, 'Back to all steps').click()
  await button(page, 'Open store').click()
  await waitForText(page, 'Place a test order')
  await inspect(page, '5-open')

  await guest.page.goto(`${server.url}/home`)
  await waitForText(guest.page, 'Start your order')
  // Only the order types that the store takes have a tile. DECO-1
  await guest.page.getByRole('link', { name: /^Pickup Ready/ }).waitFor()
  expect(await guest.page.getByRole('link', { name: /^(Delivery|Dine in)/ }).count()).toBe(0)
  await shot(guest.page, 'first-start-home')
  await guest.page.goto(`${server.url}/storeIndex?shopId=101&bizType=1300`)
  await addPlain(guest.page, 'Edamame')
  await checkOut(guest.page)
  await giveContact(guest.page)
  await button(guest.page, /^(Change|Choose a) time$/)
    .first()
    .click()
  await takeTimeOfTomorrow(guest.page.getByRole('dialog').filter({ visible: true }), 2)
  await chooseWay(guest.page, 'Pay by card')
  await placeOrder(guest.page)
  await goToCard(guest.page)
  await fillCard(guest.page, PLAIN)
  await payNow(guest.page)
  await waitForPath(guest.page, '/orderStatus')
  await openView(page, 'Orders')
  await waitForText(page, /Edamame/)
  await shot(page, 'first-start-6-order')
})
