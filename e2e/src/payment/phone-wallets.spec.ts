import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillCard, PLAIN } from '../steps/card.ts'
import { beginPickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { button, waitForPath, waitForText } from '../steps/screen.ts'

const product = openProduct()

/** Sets the wallets that the merchant accepts at the stand-in provider. */
const accept = (...wallets: string[]) =>
  fetch(`${product.url}/checkoutshopper/_control`, { method: 'POST', body: JSON.stringify({ wallets }) })

/** Google Pay's script on a phone with one card; the holder's name determines the bank's answer. */
const googlePay = `
window.sheets = []
window.google = { payments: { api: { PaymentsClient: class {
  constructor(options) { this.authorized = options.paymentDataCallbacks?.onPaymentAuthorized }
  isReadyToPay(request) { return Promise.resolve({ result: request.allowedPaymentMethods[0].type === 'CARD' }) }
  prefetchPaymentData() {}
  createButton({ onClick }) {
    const button = document.createElement('button')
    button.textContent = 'Buy with Google Pay'
    button.addEventListener('click', onClick)
    return button
  }
  async loadPaymentData(request) {
    const token = { protocolVersion: 'ECv2', signature: 's', signedMessage: JSON.stringify({ encryptedMessage: btoa(window.holder || 'Maya') }) }
    const data = { paymentMethodData: { info: { cardNetwork: 'VISA' }, tokenizationData: { token: JSON.stringify(token) } } }
    const parameters = request.allowedPaymentMethods[0].tokenizationSpecification.parameters
    const result = await this.authorized(data)
    window.sheets.push({ ...request.transactionInfo, ...parameters, state: result.transactionState })
    return data
  }
} } } }`

/** Apple Pay in Safari. */
const applePay = `
window.sheets = []
window.ApplePaySession = class {
  static STATUS_SUCCESS = 0
  static STATUS_FAILURE = 1
  static canMakePayments() { return location.protocol === 'https:' }
  static supportsVersion() { return true }
  constructor(version, request) { this.request = request }
  begin() { setTimeout(() => this.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/' })) }
  completeMerchantValidation(session) {
    this.session = session
    const paymentData = { version: 'EC_v1', data: btoa(window.holder || 'Maya'), signature: 's', header: {} }
    setTimeout(() => this.onpaymentauthorized({ payment: { token: { paymentData } } }))
  }
  completePayment(result) { window.sheets.push({ total: this.request.total.amount, domain: this.session.domainName, status: result.status }) }
  abort() {}
}`

/** Defines Apple's button element, which Apple's own script would provide. */
const appleScript = `customElements.define('apple-pay-button', class extends HTMLElement {
  connectedCallback() { this.setAttribute('role', 'button'); this.tabIndex = 0; this.textContent = 'Pay with Apple Pay' }
})`

const sheetsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { sheets: unknown[] }).sheets)
const decline = (page: Page, holder: string) =>
  page.evaluate(name => Object.assign(globalThis, { holder: name }), holder)

test('Google Pay is offered first, pays the shown amount, and after a decline the card form is right there (PAY-8)', async () => {
  await accept('googlepay')
  const { page, context, faults } = await guestPhone(product.browser)
  await context.addInitScript(googlePay)
  await beginPickup(page, product.url)
  const ways = page.getByRole('radiogroup').or(page.getByRole('group', { name: 'How do you want to pay?' }))
  await shot(page, 'phone-wallet-1-choose', true)
  expect(await ways.getByRole('radio').first().getAttribute('aria-describedby')).not.toBe(null)
  await page.getByRole('radio', { name: /^Google Pay/ }).check()
  await button(page, /^Pay .* with Google Pay$/).click()
  await waitForPath(page, '/adyen')
  await button(page, 'Buy with Google Pay').waitFor()
  await shot(page, 'phone-wallet-2-form', true)
  await decline(page, 'DECLINED')
  await button(page, 'Buy with Google Pay').click()
  await waitForText(page, /Your bank did not allow|declined/)
  await fillCard(page, PLAIN)
  await shot(page, 'phone-wallet-3-declined', true)
  await decline(page, 'Maya')
  await button(page, 'Buy with Google Pay').click()
  await waitForPath(page, '/orderStatus')
  const gateway = { currencyCode: 'USD', gateway: 'adyen', gatewayMerchantId: 'StandIn' }
  expect(await sheetsOf(page)).toMatchObject([
    { ...gateway, state: 'ERROR' },
    { ...gateway, state: 'SUCCESS' },
  ])
  expect(faults).toEqual([])
})

/** Serves the product under https, which Apple Pay requires, by forwarding every request. The update stream is excluded. */
async function serveSecurely(context: BrowserContext, address: string): Promise<void> {
  await context.route('https://applepay.cdn-apple.com/**', route =>
    route.fulfill({
      body: appleScript,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await context.route(`${address}/**`, async route => {
    const url = route.request().url().replace(address, product.url)
    if (route.request().headers()['accept'] === 'text/event-stream') return route.abort()
    const { origin: _, referer: __, ...headers } = route.request().headers()
    // Errors are ignored: a closing page needs no answer.
    await route
      .fetch({ url, headers, maxRedirects: 0 })
      .then(response => route.fulfill({ response }))
      .catch(() => {})
  })
}

test('Apple Pay validates the merchant and pays the shown amount, without a card form (PAY-8)', async () => {
  await accept('applepay')
  // The address exists in this browser context only.
  const { page, context } = await guestPhone(product.browser)
  await context.addInitScript(applePay)
  const address = 'https://eat.example'
  await serveSecurely(context, address)
  await beginPickup(page, address)
  await page.getByRole('radio', { name: /^Apple Pay/ }).check()
  const total = (await button(page, /^Pay .* with Apple Pay$/).textContent())?.match(/[\d.]+/)?.[0]
  await button(page, /^Pay .* with Apple Pay$/).click()
  await waitForPath(page, '/adyen')
  await button(page, 'Pay with Apple Pay').click()
  await waitForPath(page, '/orderStatus')
  await shot(page, 'phone-wallet-4-apple', true)
  expect(await sheetsOf(page)).toEqual([{ total, domain: 'eat.example', status: 0 }])
})
