import { contract } from '@comanda/contract'
import type { CallSpec } from '@comanda/contract/core'
import { addDays } from '@comanda/domain/store'
import type { Page } from 'playwright-core'
import { proveMail } from './account.ts'
import { changeData, readData, setShop } from './database.ts'
import {
  addAsProposed,
  addPlain,
  checkOut,
  chooseWay,
  openMenu,
  orderButton,
  placeOrder,
  placePickup,
} from './guest.ts'
import type { Product } from './product.ts'
import { button, orderIdOf, sheet, waitForPath, waitForText } from './screen.ts'

/** A form of a guest, with a typed text for each of its fields. */
export interface GuestForm {
  readonly name: string
  /** Whether the guest is the demo's member. */
  readonly asMember?: true
  /** Opens the form, ready to be filled. */
  readonly open: (page: Page, product: Product) => Promise<unknown>
  /** Texts by the label of their field, in the order they are typed. */
  readonly texts: Readonly<Record<string, string>>
  /** Choices beside the texts, which a reload keeps too. */
  readonly choose?: (page: Page) => Promise<unknown>
  /** Shows the fields again after a reload, which replaced complete ones by their texts. */
  readonly reveal?: (page: Page) => Promise<unknown>
  /** Whether the page itself shows after a reload that the server has it, even if the answer was lost. */
  readonly isOnServer?: true
  /** The button that sends the form, and its call. */
  readonly send: (page: Page) => Promise<unknown>
  readonly call: CallSpec
  /** The next screen, which a reload shows again. */
  readonly next: (page: Page) => Promise<unknown>
}

const TOKYO = 103
const SERVED = {
  name: 'journey_served_form',
  text: `update customer_order set state = 'completed', ended_at = now(), watch_at = null, version = version + 1
    where order_id = $1`,
}
const CONTACT = { 'First name': 'Mio', 'Last name': 'Sato', Phone: '2125550123' }

/** Serves the order on the page and opens its details. */
async function openServed(page: Page, { server, url }: Product): Promise<void> {
  const orderId = orderIdOf(page)
  await changeData(server, tx => tx.query(SERVED, [orderId]))
  await page.goto(`${url}/orderDetail?orderId=${orderId}`)
}

/** The waiting list is open all day, with no bookable time in the next hours. */
async function openWaitingList({ server }: Product): Promise<void> {
  const [shop] = await readData<{ config: { booking: object } }>(
    server,
    `select config from shop where shop_id = ${TOKYO}`,
  )
  const always = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }]
  const hours = { 1100: always, 1200: always, 1300: always }
  await setShop(server, TOKYO, { booking: { ...shop?.config.booking, leadMinutes: 300 }, hours })
}

const toPath = (path: string) => (page: Page) => waitForPath(page, path)
const toText = (text: string | RegExp) => (page: Page) => waitForText(page, text)
const press = (name: string | RegExp) => (page: Page) => button(page, name).click()

/** All forms in which a guest types. */
export const guestForms: readonly GuestForm[] = [
  {
    name: 'sign-up',
    open: async (page, { url }) => {
      await page.goto(`${url}/login`)
      await proveMail(url, page, 'form.signs.up@example.com')
    },
    texts: { 'What should we call you?': 'Rae' },
    send: press('Create account'),
    call: contract.auth.signup,
    next: toPath('/mine'),
  },
  {
    name: 'profile',
    asMember: true,
    open: (page, { url }) => page.goto(`${url}/editUserInfo`),
    texts: { 'First name': 'Maia', 'Last name': 'Brook' },
    send: press('Save'),
    call: contract.member.update,
    // Nothing is before the page, so that it goes home.
    next: toPath('/home'),
  },
  {
    name: 'booking',
    open: async (page, { url }) => {
      const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
      await page.goto(`${url}/bookIndex?shopId=101&partySize=2&date=${tomorrow}`)
      await page.getByRole('radio', { name: /^(?:6:30|18:30)/ }).check()
      await button(page, /^Continue/).click()
      await waitForPath(page, '/bookEdit')
    },
    texts: { ...CONTACT, Email: 'mio@example.com', 'Special requests': 'By the window' },
    send: press(/^Book/),
    call: contract.booking.create,
    next: toPath('/bookDetail'),
  },
  {
    name: 'waiting list',
    open: async (page, product) => {
      await openWaitingList(product)
      await page.goto(`${product.url}/bookIndex?shopId=${TOKYO}`)
      await button(page, 'Join the waiting list').click()
    },
    texts: { ...CONTACT, Phone: '312345678' },
    send: page => button(sheet(page, 'Waiting list'), 'Join the waiting list').click(),
    call: contract.booking.joinWaitlist,
    isOnServer: true,
    next: toText('You’re next'),
  },
  {
    name: 'address',
    open: async (page, { url }) => {
      await page.goto(`${url}/saveAddress?shopId=101&bizType=1200`)
      await page.getByRole('region', { name: 'Map around Marigold Kitchen, Nolita' }).press('Enter')
      await waitForText(page, /^Pin set/)
    },
    texts: {
      'Street and number': '3 Chapel Street',
      City: 'New York',
      State: 'NY',
      'ZIP code': '10012',
      'First name': 'Mio',
      'Last name': 'Sato',
      Phone: '2125550123',
    },
    choose: page => waitForText(page, /^Pin set/),
    send: press('Save'),
    call: contract.address.create,
    next: toPath('/storeIndex'),
  },
  {
    name: 'contact of an order',
    open: async (page, { url }) => {
      await openMenu(page, url, 101, 1300)
      await addPlain(page, 'Edamame')
      await checkOut(page)
    },
    texts: { 'First name': 'Mio', 'Last name': 'Sato', 'Phone number': '2125550123' },
    choose: page => chooseWay(page, 'In person'),
    reveal: async page => {
      const change = button(page, 'Change contact')
      await page.getByLabel('First name').or(change).first().waitFor()
      if (await change.isVisible()) await change.click()
    },
    send: page => orderButton(page).click(),
    call: contract.order.submit,
    // The form without a cart shows the order.
    isOnServer: true,
    next: toText('Order sent'),
  },
  {
    name: 'review',
    open: async (page, product) => {
      await placePickup(page, product.url)
      await openServed(page, product)
      await page.getByRole('region', { name: 'How was it?' }).getByRole('radio').nth(4).check()
    },
    texts: { 'Anything else?': 'Crisp and green' },
    choose: page =>
      page.getByRole('region', { name: 'How was it?' }).getByRole('radio', { checked: true }).first().waitFor(),
    send: press('Send review'),
    call: contract.evaluation.submit,
    isOnServer: true,
    next: toText('Thanks for your review'),
  },
  {
    name: 'gift purchase',
    open: (page, { url }) => page.goto(`${url}/giftBuy?programId=marigold-usd&designId=birthday`),
    texts: {
      'Friend’s name': 'Ann',
      'Friend’s email': 'form.friend@example.com',
      'Your name': 'Bob',
      Message: 'Dinner is on me!',
    },
    choose: press('$25.00'),
    send: press('Pay $25.62'),
    call: contract.giftcard.checkout,
    next: toPath('/adyen'),
  },
  {
    name: 'top-up',
    asMember: true,
    open: (page, { url }) => page.goto(`${url}/cardRecharge`),
    texts: {},
    choose: page => page.getByRole('radio').first().check(),
    send: press(/^Pay \$/),
    call: contract.storedvalue.submit,
    next: toPath('/adyen'),
  },
  {
    name: 'transfer',
    asMember: true,
    open: (page, { url }) => page.goto(`${url}/balanceTransfer`),
    texts: { 'Amount (USD)': '1.50', Message: 'Lunch is on me' },
    send: press('Create link'),
    call: contract.card.createTransfer,
    next: toText('Share link'),
  },
  {
    name: 'refund request',
    asMember: true,
    open: async (page, product) => {
      await openMenu(page, product.url, 101, 1300)
      await addAsProposed(page, 'Shoyu ramen')
      await checkOut(page)
      await placeOrder(page)
      await waitForPath(page, '/orderStatus')
      await openServed(page, product)
      await button(page, 'Request a refund').click()
      await button(sheet(page, 'Request a refund'), /^Add one /).click()
    },
    texts: { 'What was wrong?': 'It was cold' },
    send: press(/^Request \$/),
    call: contract.order.refundApply,
    isOnServer: true,
    next: toText(/^Pending$|^Request sent/),
  },
]
