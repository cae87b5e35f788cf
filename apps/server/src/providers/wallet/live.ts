import type { ChangeAmount, PaymentAnswer, StartWallet, WalletProvider } from '../payment/port.ts'
import { type OutgoingResult, senderTo, type Timeouts } from '../../platform/outgoing-request.ts'
import { type Expected, type Fields, readChange, readQuery, readRefund, readStart } from './answers.ts'
import { readBook } from './book.ts'
import { type NotificationSettings, verifyNotification } from './notification.ts'
import { signatureOver } from './sign.ts'

const send = senderTo('wallet')

export interface WalletSettings extends NotificationSettings {
  /** Ends in `/v1`, without a trailing slash. */
  apiUrl: string
  /** Hex text; signs our requests. */
  apiKey: string
  timeouts?: Timeouts
  /** Delays (ms) before each repeat of a start without a complete answer. */
  repeatAfterMs?: readonly number[]
}

const DEFAULT_TIMEOUTS: Timeouts = { connectMs: 3000, totalMs: 10_000 }
const names: Record<string, string> = { '12_octopus': 'OCTOPUS', '12_mPay': 'MPAY' }

type Input = (method: 'GET' | 'POST', path: string, body?: Fields) => Promise<OutgoingResult>

/** Signs each request over method, path, time and body. */
function requestInput({ apiUrl, apiKey, merchantId, clock, timeouts = DEFAULT_TIMEOUTS }: WalletSettings): Input {
  const base = new URL(apiUrl)
  return (method, path, body) => {
    const url = new URL(`${base.pathname}/${path}`, base)
    const text = body === undefined ? '' : JSON.stringify(body)
    const timestamp = String(clock())
    const signature = signatureOver(apiKey, [method, url.pathname + url.search, timestamp, text])
    const headers = { 'x-merchant': merchantId, 'x-timestamp': timestamp, 'x-signature': signature }
    return body === undefined
      ? send({ method, url: url.href, headers }, timeouts)
      : send(
          { method, url: url.href, headers: { ...headers, 'content-type': 'application/json' }, body: text },
          timeouts,
        )
  }
}

const expectedOf = ({
  reference,
  amount,
  currency,
}: Omit<ChangeAmount, 'providerReference' | 'idempotencyKey'>): Expected => ({
  reference,
  value: amount,
  currencyCode: currency.currencyCode,
})

/** Phone wallets behind one generic protocol: an address or code to open, signed notifications, a query. PAY-5 */
export function walletProvider(settings: WalletSettings): WalletProvider {
  const input = requestInput(settings)
  const start = starting(input, settings)
  return {
    name: 'wallet',
    reversesRest: true,
    canCharge: amount => amount > 0,
    valueOf: amount => amount,
    decimalsOf: code =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2,
    book: async day => readBook(await input('GET', `settlements?date=${day}`)),
    isAmount: (event, amount, currency) =>
      event.currencyCode === currency.currencyCode && event.providerValue === amount,
    start,
    query: async wanted => {
      const search = new URLSearchParams({ merchantReference: wanted.reference })
      return readQuery(await input('GET', `payments?${search.toString()}`), expectedOf(wanted))
    },
    queryRefund: async ({ providerReference, ...wanted }) => {
      const search = new URLSearchParams({ refundReference: wanted.reference })
      const path = `payments/${encodeURIComponent(providerReference)}/refunds?${search.toString()}`
      return readRefund(await input('GET', path), expectedOf(wanted))
    },
    refund: async ({ providerReference, reference, amount, currency }) =>
      readChange(
        await input('POST', `payments/${encodeURIComponent(providerReference)}/refunds`, {
          refundReference: reference,
          amount: { value: amount, currency: currency.currencyCode },
        }),
      ),
    reverse: async ({ providerReference, reference }) =>
      readChange(
        await input('POST', `payments/${encodeURIComponent(providerReference)}/reversals`, {
          reversalReference: reference,
        }),
      ),
    cancel: async ({ reference }) =>
      readChange(await input('POST', 'reversals', { merchantReference: reference, reversalReference: reference })),
    verifyWebhook: (headers, body) => verifyNotification(settings, headers, body),
  }
}

/** Requests a payment and repeats the request under the same reference while its outcome is unknown. PAY-9 */
function starting(input: Input, { live, repeatAfterMs = [300, 1500] }: WalletSettings) {
  return async (wanted: StartWallet): Promise<PaymentAnswer> => {
    const method = names[wanted.paymentMethod]
    if (!method || wanted.amount <= 0) return { outcome: 'failed', because: method ? 'amount' : 'configuration' }
    let everSent = false
    for (const wait of [0, ...repeatAfterMs]) {
      if (wait > 0) await new Promise(done => setTimeout(done, wait))
      const sent = await input('POST', 'payments', {
        merchantReference: wanted.reference,
        method,
        amount: { value: wanted.amount, currency: wanted.currency.currencyCode },
        returnUrl: wanted.returnUrl,
        expiresAt: new Date(wanted.payBefore).toISOString(),
      })
      const read = readStart(sent, expectedOf(wanted), live)
      if (read !== 'again') return read
      everSent ||= sent.sent !== 'unsent'
    }
    return everSent ? { outcome: 'unknown' } : { outcome: 'failed', because: 'unreachable' }
  }
}
