import { expect, test } from 'vitest'
import { proveMail } from './steps/account.ts'
import { until } from './steps/book.ts'
import { changeData } from './steps/database.ts'
import { addPlain, openMenu, placePickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { button, hears, reads } from './steps/words.ts'

const house = openHouse()

test('a guest signs up with a code; cart and order come along; profile, and a log-out that leaves nothing', async () => {
  const phone = await guestPhone(house.browser)
  const { page, context } = phone
  await placePickup(page, house.url)
  await openMenu(page, house.url, 101, 1300)
  await addPlain(page, 'Edamame', 2)
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()

  await page.goto(`${house.url}/login`)
  await shot(page, 'sign-1-login')
  await proveMail(house.url, page, 'new.guest@example.com')
  await reads(page, /Your cart and orders come along/)
  await page.getByLabel('What may we call you?').fill('Robin')
  for (const one of await page.getByRole('checkbox').all()) await one.check()
  await shot(page, 'sign-2-up')
  await button(page, 'Create my account').click()
  await page.waitForURL(url => url.pathname !== '/login')

  await page.goto(`${house.url}/mine`)
  await reads(page, 'Robin')
  await shot(page, 'sign-3-mine')
  await page.goto(`${house.url}/orderList`)
  await reads(page, /Nolita/)
  await openMenu(page, house.url, 101, 1300)
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()

  await page.goto(`${house.url}/editUserInfo`)
  await shot(page, 'sign-4-profile')
  await page.getByLabel('Name you go by').fill('Robin Reed')
  await button(page, 'Save').click()
  await hears(phone, 'Saved.')
  await page.goto(`${house.url}/mine`)
  await reads(page, 'Robin Reed')

  await button(page, 'Sign out').click()
  await reads(page, /Sign in/)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toMatch(/Robin|Maya|2125550187|new\.guest/)
  await page.goto(`${house.url}/orderList`)
  await reads(page, 'No orders yet')
  await context.close()
})

test('a token the server no longer knows makes one reload and no loop', async () => {
  const { page } = await guestPhone(house.browser)
  await openMenu(page, house.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await page.getByRole('button', { name: /^Your cart, 1 dish/ }).waitFor()
  let loads = 0
  let authentications = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    if (request.url().endsWith('/api/user-auth/auth')) authentications += 1
  })
  await changeData(house.server, tx => tx.query({ name: 'journey_out', text: 'delete from session' }, []))
  await house.server.kill()
  await house.server.restart()
  // A tap, and whatever else the page asks by itself, all meet the dead token at the same time.
  await page
    .getByRole('button', { name: 'Add one Edamame', exact: true })
    .click()
    .catch(() => {})
  // Only when the page has loaded anew is it the renewed session's.
  await until(
    async () => ({ authentications, loads }),
    seen => seen.authentications > 0 && seen.loads > 0,
  )
  await page.getByRole('button', { name: /^Your cart, / }).waitFor()
  await page.goto(`${house.url}/orderList`)
  await reads(page, 'No orders yet')
  expect(authentications).toBe(1)
  // The reload it made, and the page this journey went to.
  expect(loads).toBe(2)
})
