import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withMotion } from '../harness.ts'
import { addPlain, checkOut, chooseWay, giveContact, openDish, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { holdPictures, letGo, type Move, movesOf, recordMotion } from '../steps/record-motion.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'
import { accept, openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()

const flying = (page: Page) => page.locator('img[popover]')
const count = (moves: readonly Move[], what: Move['what']) => moves.filter(move => move.what === what).length

/** A menu whose deferred parts, motion among them, are loaded. */
async function openReadyMenu(page: Page): Promise<void> {
  await openMenu(page, product.url, 101, 1300)
  await page.waitForLoadState('networkidle')
}

test('The picture of a dish grows into its sheet and an added dish flies to the cart, while taps and typing work (DECO-8)', async () => {
  const { page, context, faults } = await guestPhone(product.browser, withMotion)
  await recordMotion(context)
  await openReadyMenu(page)
  await expect
    .poll(async () => {
      await addPlain(page, 'Edamame')
      return count(await movesOf(page), 'picture')
    })
    .toBeGreaterThan(0)
  await holdPictures(page)
  const open = await openDish(page, 'The Marigold burger')
  await flying(page).waitFor()
  // The picture is over the sheet and takes no input: what is below it is tapped.
  const below = await flying(page).evaluate(picture => {
    const { left, top, width, height } = picture.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === picture
  })
  expect(below).toBe(false)
  await open.getByRole('radio', { name: 'Double' }).check()
  await open.getByRole('radio', { name: 'Sesame' }).check()
  await open.getByLabel(/^Note|^Remark|^Special/).fill('No onions')
  expect(await flying(page).count()).toBe(1)
  await letGo(page)
  await flying(page).waitFor({ state: 'detached' })
  await holdPictures(page)
  await button(open, /^Add · /).click()
  await open.waitFor({ state: 'hidden' })
  await flying(page).waitFor()
  await button(page, 'Add one Edamame').first().click()
  await letGo(page)
  await flying(page).first().waitFor({ state: 'detached' })

  const moves = await movesOf(page)
  expect(count(moves, 'number')).toBeGreaterThan(0)
  const moved = new Set(moves.flatMap(({ properties }) => properties))
  expect([...moved].filter(name => name !== 'transform' && name !== 'opacity')).toEqual([])
  expect(faults).toEqual([])
})

async function placeInPerson(page: Page): Promise<void> {
  await openReadyMenu(page)
  await addPlain(page, 'Edamame', 2)
  await openDish(page, 'The Marigold burger')
  await page.keyboard.press('Escape')
  await checkOut(page)
  await giveContact(page)
  await chooseWay(page, 'In person')
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
}

test.each([
  { motion: 'no-preference', advances: true },
  { motion: 'reduce', advances: false },
] as const)('The state of an order moves in unless the device asks for less motion: $motion (DECO-8)', async kind => {
  const screen = await openStaffScreen(product.browser, product.url, 101)
  const { page, context, faults } = await guestPhone(product.browser, withMotion)
  await recordMotion(context)
  await page.emulateMedia({ reducedMotion: kind.motion })
  await placeInPerson(page)
  await waitForText(page, 'Order sent')
  const number = (await screen.page.getByRole('article').first().getAttribute('aria-label')) ?? ''
  await accept(screen, number)
  await waitForText(page, 'Confirmed')
  // "Confirmed" is on the screen before too, as a step that is to come.
  if (kind.advances) await expect.poll(async () => count(await movesOf(page), 'page')).toBeGreaterThan(0)
  else {
    expect(await movesOf(page)).toEqual([])
    expect(await flying(page).count()).toBe(0)
  }
  expect(faults).toEqual([])
  await screen.close()
})
