import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { proveMail, signOut } from '../steps/account.ts'
import { until } from '../steps/provider-book.ts'
import { changeData } from '../steps/database.ts'
import { addPlain, openMenu, placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForAnnouncement, waitForText } from '../steps/screen.ts'

const product = openProduct()

test('Every call of a new guest carries a token, from the first on (LOGIN-3)', async () => {
  const { page } = await guestPhone(product.browser)
  const calls: [path: string, token: string | undefined][] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && /^\/(?:api|open)\//.test(pathname))
      calls.push([pathname, request.headers()['token']])
  })
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await page.getByRole('button', { name: /^Your cart, 1 dish/ }).waitFor()
  expect(calls.map(([path]) => path)).toContain(contract.menu.queryAllMenus.path)
  expect(calls.filter(([, token]) => token === undefined)).toEqual([])
  // The session is opened under the token of the first calls, without delaying them.
  expect(new Set(calls.map(([, token]) => token)).size).toBe(1)
})

test('A guest signs up with a code and keeps cart and order; logging out removes all data', async () => {
  const phone = await guestPhone(product.browser)
  const { page, context } = phone
  await placePickup(page, product.url)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame', 2)
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()

  await page.goto(`${product.url}/login`)
  await shot(page, 'sign-1-login')
  await proveMail(product.url, page, 'new.guest@example.com')
  await waitForText(page, /Your cart and orders come with you/)
  await page.getByLabel('What should we call you?').fill('Robin')
  for (const one of await page.getByRole('checkbox').all()) await one.check()
  await shot(page, 'sign-2-up')
  await button(page, 'Create account').click()
  await page.waitForURL(url => url.pathname !== '/login')

  await page.goto(`${product.url}/mine`)
  await waitForText(page, 'Robin')
  await shot(page, 'sign-3-mine')
  await page.goto(`${product.url}/orderList`)
  await waitForText(page, /Nolita/)
  await openMenu(page, product.url, 101, 1300)
  await page.getByRole('button', { name: /^Your cart, 2 dishes/ }).waitFor()

  await page.goto(`${product.url}/editUserInfo`)
  await shot(page, 'sign-4-profile')
  await page.getByLabel('Display name').fill('Robin Reed')
  await button(page, 'Save').click()
  await waitForAnnouncement(phone, 'Saved.')
  await page.goto(`${product.url}/mine`)
  await waitForText(page, 'Robin Reed')

  await signOut(page)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/Robin|Maya|2125550187|new\.guest/)
  await page.goto(`${product.url}/orderList`)
  await waitForText(page, 'No past orders')
  await context.close()
})

test('A token unknown to the server causes one reload and no loop', async () => {
  const { page } = await guestPhone(product.browser)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await page.getByRole('button', { name: /^Your cart, 1 dish/ }).waitFor()
  // Code files still loading when the server stops would cause an additional reload.
  await page.waitForLoadState('networkidle')
  let loads = 0
  let authentications = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    if (request.url().endsWith(contract.auth.auth.path)) authentications += 1
  })
  await changeData(product.server, tx => tx.query({ name: 'journey_out', text: 'delete from session' }, []))
  await product.server.kill()
  await product.server.restart()
  // A tap and all other requests of the page meet the invalid token at the same time.
  await page
    .getByRole('button', { name: 'Add one Edamame', exact: true })
    .click()
    .catch(() => {})
  // The renewed session applies only after the page has reloaded.
  await until(
    async () => ({ authentications, loads }),
    seen => seen.authentications > 0 && seen.loads > 0,
  )
  await page.getByRole('button', { name: /^Your cart, / }).waitFor()
  await page.goto(`${product.url}/orderList`)
  await waitForText(page, 'No past orders')
  expect(authentications).toBe(1)
  // The page's own reload, and the navigation of this journey.
  expect(loads).toBe(2)
})
