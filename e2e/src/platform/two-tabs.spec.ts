import { expect, test } from 'vitest'
import { signUp } from '../steps/account.ts'
import { addPlain, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

test('Signing in or out in one tab applies to all tabs, with name and cart (LOGIN-3, CART-10)', async () => {
  const { page, context } = await guestPhone(product.browser)
  const other = await context.newPage()
  await openMenu(other, product.url, 101, 1300)
  await addPlain(other, 'Edamame', 2)
  await other.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()

  await page.goto(`${product.url}/login?back=%2Fmine`)
  await signUp(product.url, page, 'two.tabs@example.com', 'Noor')
  await waitForPath(page, '/mine')
  await waitForText(page, 'Noor')
  // The guest's dishes moved into the account's cart, which both tabs change from now on.
  await other.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
  await addPlain(other, 'Edamame')
  await other.getByRole('button', { name: /^Your cart, 3 dishes/ }).waitFor()
  await other.goto(`${product.url}/mine`)
  await waitForText(other, 'Noor')

  await button(page, 'Sign out').click()
  await waitForText(page, /Sign in/)
  await waitForText(other, /Sign in/)
  expect(await other.getByText('Noor').filter({ visible: true }).count()).toBe(0)
  await openMenu(other, product.url, 101, 1300)
  await expect.poll(() => other.getByRole('button', { name: /^Your cart, / }).count()).toBe(0)
})
