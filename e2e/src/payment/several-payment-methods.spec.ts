import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { MAYA, signIn } from '../steps/account.ts'
import { newCaller } from '../steps/caller.ts'
import { fillCard, goToCard, payNow, PLAIN } from '../steps/card.ts'
import { readData, setShop } from '../steps/database.ts'
import { openStaffScreen, unfoldAll } from '../steps/staff-screen.ts'
import { addPlain, beginPickup, checkOut, openMenu, placeOrder, placeUnpaid } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { badRefunds, tryValue } from '../steps/bad-input.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, orderIdOf, sheet, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

test('A member pays with points, member card and bank card, and each keeps its part', async () => {
  const { page, context, faults } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  await openMenu(page, product.url, 101, 1300)
  await addPlain(page, 'Edamame')
  await checkOut(page)
  // The account says who takes it.
  await waitForText(page, 'Maya Brooks')
  await waitForText(page, /Earn .* with this order/)
  // The card covers the total, so that it is chosen already.
  expect(await page.getByRole('checkbox', { name: /Circle/ }).isChecked()).toBe(true)
  await button(page, /^Other balances/).click()
  await page.getByRole('checkbox', { name: /^Points/ }).check()
  await shot(page, 'means-1-choose', true)
  for (const most of ['3.00', '1.50']) {
    await button(page, 'Change amount').first().click()
    await page.getByLabel('Use up to').last().fill(most)
  }
  await waitForText(page, '−$3.00')
  await waitForText(page, '−$1.50')
  await waitForText(page, 'Left to pay')
  // In person uses no own methods; the choice before it is made again after a reload. PAY-3
  const points = page.getByRole('checkbox', { name: /^Points/ })
  await page.getByRole('radio', { name: 'In person' }).check()
  await expect.poll(() => points.isChecked()).toBe(false)
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: 'In person' }).isChecked()).toBe(true)
  // The bank card pays the rest beside the other two.
  await page.getByRole('radio', { name: /^(Card|New card)(?!\w)/ }).check()
  await expect.poll(() => points.isChecked()).toBe(true)
  await waitForText(page, '−$1.50')
  await shot(page, 'means-2-chosen', true)
  await placeOrder(page)
  await goToCard(page)
  await fillCard(page, PLAIN)
  await payNow(page)
  await waitForPath(page, '/orderStatus')
  await shot(page, 'means-3-paid')

  const screen = await openStaffScreen(product.browser, product.url, 101)
  await unfoldAll(screen.page)
  await button(screen.page, /^Refund /)
    .first()
    .click()
  await waitForText(screen.page, 'Points')
  await button(screen.page, 'By amount').click()
  const refund = sheet(screen.page, /^Refund /)
  for (const bad of badRefunds) {
    const { errors, focused } = await tryValue(refund, /^Refund(?: \$|$)/, bad)
    expect([bad, errors, focused]).toEqual([bad, expect.arrayContaining([expect.stringContaining(bad[2])]), true])
  }
  await screen.page.getByLabel('Refund amount').fill('3.00')
  await screen.page.getByLabel('Reason (shown to the guest)').fill('One portion was missing')
  await shot(screen.page, 'means-desk-1-refund')
  await button(screen.page, 'Refund $3.00').click()
  await waitForText(screen.page, 'Refunded')
  await shot(screen.page, 'means-desk-2-given')
  await page.goto(`${product.url}/refundDetail?orderId=${orderIdOf(page)}`)
  await waitForText(page, /Member card/)
  await shot(page, 'means-4-refund', true)
  expect(faults).toEqual([])
  await context.close()
})

test('A payment method that was removed is shown as gone, and the others can be chosen (PAY-5)', async () => {
  const { page, context } = await guestPhone(product.browser)
  await beginPickup(page, product.url)
  await placeUnpaid(page)
  const venue = page.getByRole('radio', { name: 'In person' })
  await venue.check()
  const text = "select config->'paymentMethods' as methods from shop where shop_id = $1"
  const [shop] = await readData<{ methods: Record<string, string[]> }>(product.server, text, [101])
  const methods = shop?.methods ?? {}
  const byCard = { ...methods, 1300: (methods['1300'] ?? []).filter(method => method !== 'out-line') }
  await setShop(product.server, 101, { paymentMethods: byCard })
  // A server shows a store as it was a second ago at most.
  const guest = await newCaller(product.url)
  const shown = async () => (await guest.call(contract.store.getShopConfig, { shopId: 101 })).data.paymentMethods
  await expect
    .poll(async () => (await shown()).find(({ bizType }) => bizType === 1300)?.methods)
    .not.toContain('out-line')
  await button(page, 'Pay in person').click()
  await waitForText(page, 'This payment method isn’t available here. Choose another one.')
  await venue.waitFor({ state: 'detached' })
  await goToCard(page)
  await setShop(product.server, 101, { paymentMethods: methods })
  await context.close()
})
