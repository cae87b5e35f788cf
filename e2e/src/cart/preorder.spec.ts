import { expect, test } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { addPlain, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForAnnouncement, waitForText, sheet } from '../steps/screen.ts'

const product = openProduct()

test('Dishes chosen ahead are stored and added to the table’s cart when the guest sits down (CART-12)', async () => {
  const phone = await guestPhone(product.browser)
  const { page, faults } = phone
  await openMenu(page, product.url, 101, 1100)
  await page.getByRole('link', { name: 'Not here yet? Choose your dishes ahead' }).click()
  await waitForText(page, 'Choosing ahead')
  await expect.poll(() => new URL(page.url()).searchParams.get('fun')).toBe('1')
  await addPlain(page, 'Edamame', 2)
  await shot(page, 'ahead-1-choosing')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Done').first().click()
  await waitForPath(page, '/createOrder')
  await waitForText(page, 'Saved for your visit')
  await shot(page, 'ahead-2-kept')

  await page.getByRole('link', { name: 'Find my table' }).click()
  await waitForPath(page, '/selectNum')
  await page.getByLabel('Table number').fill('A1')
  await button(page, 'Go to my table').click()
  await waitForPath(page, '/storeIndex')
  await waitForText(page, 'You chose 2 dishes ahead')
  await shot(page, 'ahead-3-table')
  await button(page, 'Add to table').click()
  await waitForAnnouncement(phone, '1 dish added to the cart.')
  await button(page, /^Your cart, 2 dishes/).click()
  await waitForText(sheet(page, 'Your cart'), 'Edamame')
  await page.keyboard.press('Escape')
  // The sheet closes through the history; reloading during that would fail.
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor({ state: 'hidden' })
  await page.reload()
  await button(page, /^Your cart, 2 dishes/).waitFor()
  await expect.poll(() => page.getByText(/ahead/).filter({ visible: true }).count()).toBe(0)
  expect(faults).toEqual([])
})
