import type {
  BrowserSide,
  CardProvider,
  ChangeAmount,
  ChangeAnswer,
  ContinuePayment,
  MethodsInput,
  PaymentAnswer,
  StartPayment,
} from '../payment/port.ts'
import { type Expected, type Fields, readObject, readPayment } from './answers.ts'
import { readCardSheet } from './card-sheet.ts'
import { readOffers, readStored } from './offers.ts'
import { fetchBook, type ReportSettings } from './book.ts'
import { adyenExponent, toAdyen } from './exponent.ts'
import { type OutgoingResult, senderTo, type Timeouts } from '../../platform/outgoing-request.ts'
import { verifyWebhook, type WebhookSettings } from './webhook.ts'

const send = senderTo('adyen')

export interface AdyenSettings extends WebhookSettings, ReportSettings {
  apiKey: string
  /** Ends in `/v72`, without a trailing slash. */
  checkoutUrl: string
  browser: BrowserSide
  /** Allows `test_` values: for the stand-in and the provider's test environment. */
  testValues: boolean
  timeouts?: Timeouts
  /** Delays (ms) before each repeat of a payment request without a complete answer. */
  repeatAfterMs?: readonly number[]
}

const DEFAULT_TIMEOUTS: Timeouts = { connectMs: 3000, totalMs: 10_000 }

type Post = (path: string, body: Fields, idempotencyKey?: string) => Promise<OutgoingResult>

/** The card payment provider over its own protocol. Its terms do not leave this folder. */
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
  /** An amount the provider cannot express is refused, never sent as another one. */
  const changeAmount = async (path: string, input: ChangeAmount): Promise<ChangeAnswer> => {
    const value = toAdyen(input.amount, input.currency)
    if (!value || value < 0) return 'refused'
    const { reference, idempotencyKey, providerReference } = input
    const amount = { value, currency: input.currency.currencyCode }
    return change(`payments/${providerReference}/${path}`, { reference, amount }, idempotencyKey)
  }
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
    start: input => pay('payments', startBody(input), input),
    details: input => pay('payments/details', { details: input.details }, input),
    capture: input => changeAmount('captures', input),
    refund: input => changeAmount('refunds', input),
    reverse: input =>
      change(`payments/${input.providerReference}/reversals`, { reference: input.reference }, input.idempotencyKey),
    cancel: input =>
      change('cancels', { paymentReference: input.reference, reference: input.reference }, input.idempotencyKey),
    verifyWebhook: ({ authorization }, body) => verifyWebhook(settings, [authorization].flat()[0], body),
    methods: async input => readOffers(await post('paymentMethods', methodsBody(input))),
    listStored,
    removeStored: async (payerId, id) => {
      // Checked first: only this payer's own card may be removed, even if the provider would allow more.
      if (!(await listStored(payerId))?.some(card => card.id === id)) return false
      const path = `storedPaymentMethods/${encodeURIComponent(id)}?${owner(payerId)}`
      const sent = await send({ method: 'DELETE', url: url(path), headers }, timeouts)
      return sent.sent === 'answer' && sent.status < 300
    },
  }
}

/** Sends a payment request and repeats it under the same key while its outcome is unknown. PAY-9 */
function paying(post: Post, repeatAfterMs: readonly number[]) {
  return async (path: string, body: Fields, input: StartPayment | ContinuePayment): Promise<PaymentAnswer> => {
    const value = toAdyen(input.amount, input.currency)
    if (!value || value < 0) return { outcome: 'failed', because: 'amount' }
    const { reference, idempotencyKey } = input
    const { currencyCode } = input.currency
    const providerReference = 'providerReference' in input ? input.providerReference : undefined
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

function startBody(input: StartPayment): Fields {
  const { reference, returnUrl, origin, sheet, payerId, store, address, countryCode, checkoutId } = input
  const remembered = payerId && {
    shopperReference: payerId,
    shopperInteraction: sheet.byStoredCard ? 'ContAuth' : 'Ecommerce',
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
    // Captured separately once recorded, so that an unrecorded authorisation can always be cancelled. M8
    additionalData: { manualCapture: 'true' },
    ...remembered,
    ...(address && { shopperIP: address }),
    ...(countryCode && { countryCode }),
    ...(checkoutId && { shopperConversionId: checkoutId }),
  }
}

const methodsBody = (input: MethodsInput): Fields => ({
  amount: { value: toAdyen(input.amount, input.currency) ?? 0, currency: input.currency.currencyCode },
  channel: 'Web',
  shopperLocale: input.language.replace('_', '-'),
  ...(input.payerId && { shopperReference: input.payerId }),
  ...(input.countryCode && { countryCode: input.countryCode }),
})

/** Whether a change was accepted or refused; otherwise unknown, and repeated under the same key. */
function readChange(sent: OutgoingResult): ChangeAnswer {
  if (sent.sent !== 'answer') return 'unknown'
  if (sent.status === 201 || sent.status === 200)
    return readObject(sent.text)?.status === 'received' ? 'taken' : 'unknown'
  if (sent.status === 422 && readObject(sent.text)?.errorCode === '704') return 'unknown'
  return sent.status === 400 || sent.status === 422 ? 'refused' : 'unknown'
}
