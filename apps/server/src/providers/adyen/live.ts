import type { Currency, Money } from '@comanda/domain/money'
import type {
  BrowserSide,
  CardProvider,
  ChangeAnswer,
  ContinuePayment,
  MethodsAsk,
  PaymentAnswer,
  StartPayment,
  StoredCard,
} from '../payment/port.ts'
import { type Expected, type Fields, readObject, readPayment } from './answers.ts'
import { readCardSheet } from './card-sheet.ts'
import { fetchBook, type ReportSettings } from './book.ts'
import { adyenExponent, toAdyen } from './exponent.ts'
import { type Sent, send, type Timeouts } from '../../platform/outgoing.ts'
import { verifyWebhook, type WebhookSettings } from './webhook.ts'

export interface AdyenSettings extends WebhookSettings, ReportSettings {
  apiKey: string
  /** Ends in `/v72`, without a slash. */
  checkoutUrl: string
  browser: BrowserSide
  /** Whether `test_` values pass: the stand-in and the provider's test environment. */
  testValues: boolean
  timeouts?: Timeouts
  /** Waits before each repeat of a payment whose answer did not reach us whole, in milliseconds. */
  repeatAfterMs?: readonly number[]
}

const DEFAULT_TIMEOUTS: Timeouts = { connectMs: 3000, totalMs: 10_000 }

type Post = (path: string, body: Fields, idempotencyKey?: string) => Promise<Sent>

/** The card payment provider over its own protocol. What it answers with never leaves this folder in its own words. */
export function adyenProvider(settings: AdyenSettings): CardProvider {
  const { merchantAccount, browser, testValues } = settings
  const timeouts = settings.timeouts ?? DEFAULT_TIMEOUTS
  const headers = { 'x-api-key': settings.apiKey, 'content-type': 'application/json' }
  const url = (path: string) => `${settings.checkoutUrl}/${path}`
  const post: Post = (path, body, idempotencyKey) =>
    send(
      {
        method: 'POST',
        url: url(path),
        headers: { ...headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
        body: JSON.stringify({ merchantAccount, ...body }),
      },
      timeouts,
    )
  const pay = paying(post, settings.repeatAfterMs ?? [300, 1500])
  const change = async (path: string, body: Fields, key: string) => readChange(await post(path, body, key))
  const owner = (payerId: string) => new URLSearchParams({ merchantAccount, shopperReference: payerId }).toString()
  const listStored = async (payerId: string) =>
    readStored(await send({ method: 'GET', url: url(`storedPaymentMethods?${owner(payerId)}`), headers }, timeouts))

  return {
    name: 'card',
    reversesRest: false,
    browser,
    accepts: data => readCardSheet(data, testValues),
    canCharge: (amount, currency) => (toAdyen(amount, currency) ?? 0) > 0,
    valueOf: (amount, currency) => toAdyen(amount, currency) ?? 0,
    decimalsOf: adyenExponent,
    book: fetchBook(settings, timeouts),
    isAmount: (event, amount, currency) =>
      event.currencyCode === currency.currencyCode && event.providerValue === toAdyen(amount, currency),
    start: ask => pay('payments', startBody(ask), ask),
    details: ask => pay('payments/details', { details: ask.details }, ask),
    capture: ask => change(`payments/${ask.providerReference}/captures`, amountBody(ask), ask.idempotencyKey),
    refund: ask => change(`payments/${ask.providerReference}/refunds`, amountBody(ask), ask.idempotencyKey),
    reverse: ask =>
      change(`payments/${ask.providerReference}/reversals`, { reference: ask.reference }, ask.idempotencyKey),
    cancel: ask => change('cancels', { paymentReference: ask.reference, reference: ask.reference }, ask.idempotencyKey),
    verifyWebhook: ({ authorization }, body) => verifyWebhook(settings, [authorization].flat()[0], body),
    methods: async ask => readMethods(await post('paymentMethods', methodsBody(ask))),
    listStored,
    removeStored: async (payerId, id) => {
      // Asked first: only a card of this very payer may go, whatever the provider would allow.
      if (!(await listStored(payerId))?.some(card => card.id === id)) return false
      const path = `storedPaymentMethods/${encodeURIComponent(id)}?${owner(payerId)}`
      const sent = await send({ method: 'DELETE', url: url(path), headers }, timeouts)
      return sent.sent === 'answer' && sent.status < 300
    },
  }
}

/** Sends a payment request, and again under the same key while nobody knows how it ended. PAY-9 */
function paying(post: Post, repeatAfterMs: readonly number[]) {
  return async (path: string, body: Fields, ask: StartPayment | ContinuePayment): Promise<PaymentAnswer> => {
    const value = toAdyen(ask.amount, ask.currency)
    if (!value || value < 0) return { outcome: 'failed', because: 'amount' }
    const { reference, idempotencyKey } = ask
    const { currencyCode } = ask.currency
    const providerReference = 'providerReference' in ask ? ask.providerReference : undefined
    const expected: Expected = { reference, value, currencyCode, providerReference }
    const amount = path === 'payments' ? { amount: { value, currency: currencyCode } } : {}
    let everSent = false
    for (const wait of [0, ...repeatAfterMs]) {
      if (wait > 0) await new Promise(done => setTimeout(done, wait))
      const sent = await post(path, { ...body, ...amount }, idempotencyKey)
      const read = readPayment(sent, expected)
      if (read !== 'again') return read
      everSent ||= sent.sent !== 'unsent'
    }
    return everSent ? { outcome: 'unknown' } : { outcome: 'failed', because: 'unreachable' }
  }
}

function startBody(ask: StartPayment): Fields {
  const { reference, returnUrl, origin, sheet, payerId, store, address, countryCode } = ask
  const remembered = payerId && {
    shopperReference: payerId,
    shopperInteraction: 'Ecommerce',
    recurringProcessingModel: 'CardOnFile',
    storePaymentMethod: store,
  }
  return {
    ...sheet.opaque,
    reference,
    returnUrl,
    origin,
    channel: 'Web',
    redirectFromIssuerMethod: 'GET',
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    // Captured by us once we know of it: what nobody knows of can then always be cancelled. M8
    additionalData: { manualCapture: 'true' },
    ...remembered,
    ...(address && { shopperIP: address }),
    ...(countryCode && { countryCode }),
  }
}

function amountBody(ask: { amount: Money; currency: Currency; reference: string }): Fields {
  return {
    reference: ask.reference,
    amount: { value: toAdyen(ask.amount, ask.currency) ?? 0, currency: ask.currency.currencyCode },
  }
}

const methodsBody = (ask: MethodsAsk): Fields => ({
  amount: { value: toAdyen(ask.amount, ask.currency) ?? 0, currency: ask.currency.currencyCode },
  channel: 'Web',
  shopperLocale: ask.language.replace('_', '-'),
  ...(ask.payerId && { shopperReference: ask.payerId }),
  ...(ask.countryCode && { countryCode: ask.countryCode }),
})

/** A change was taken, refused for good, or nobody knows (then it is asked again under the same key). */
function readChange(sent: Sent): ChangeAnswer {
  if (sent.sent !== 'answer') return 'unknown'
  if (sent.status === 201 || sent.status === 200)
    return readObject(sent.text)?.status === 'received' ? 'taken' : 'unknown'
  if (sent.status === 422 && readObject(sent.text)?.errorCode === '704') return 'unknown'
  return sent.status === 400 || sent.status === 422 ? 'refused' : 'unknown'
}

const readMethods = (sent: Sent): unknown =>
  sent.sent === 'answer' && sent.status === 200 ? readObject(sent.text) : undefined

function readStored(sent: Sent): StoredCard[] | undefined {
  if (sent.sent !== 'answer' || sent.status >= 500) return undefined
  const read = sent.status === 200 ? readObject(sent.text) : undefined
  const list = Array.isArray(read?.storedPaymentMethods) ? (read.storedPaymentMethods as Fields[]) : []
  return list.flatMap(({ id, brand, lastFour, expiryMonth, expiryYear }) =>
    typeof id === 'string'
      ? [
          {
            id,
            brand: String(brand),
            lastFour: String(lastFour),
            expiryMonth: String(expiryMonth),
            expiryYear: String(expiryYear),
          },
        ]
      : [],
  )
}
