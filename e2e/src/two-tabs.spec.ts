import { expect, test } from 'vitest'
import { signUp } from './steps/account.ts'
import { addPlain, openMenu } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { button, comesTo, reads } from './steps/words.ts'

const house = openHouse()

test('who signs in or out in one tab does so in all: no tab goes on with another’s name or cart · LOGIN-3, CART-10', async () => {
  const { page, context } = await guestPhone(house.browser)
  const other = await context.newPage()
  await openMenu(other, house.url, 101, 1300)
  await addPlain(other, 'Edamame', 2)
  await other.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()

  await page.goto(`${house.url}/login?back=%2Fmine`)
  await signUp(house.url, page, 'two.tabs@example.com', 'Noor')
  await comesTo(page, '/mine')
  await reads(page, 'Noor')
  // The guest's dishes came along into the account, whose cart both tabs change from now on.
  await other.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()
  await addPlain(other, 'Edamame')
  await other.getByRole('button', { name: /^Your cart, 3 dishes/ }).waitFor()
  await other.goto(`${house.url}/mine`)
  await reads(other, 'Noor')

  await button(page, 'Sign out').click()
  await reads(page, /Sign in/)
  await reads(other, /Sign in/)
  expect(await other.getByText('Noor').filter({ visible: true }).count()).toBe(0)
  await openMenu(other, house.url, 101, 1300)
  await expect.poll(() => other.getByRole('button', { name: /^Your cart, / }).count()).toBe(0)
})
