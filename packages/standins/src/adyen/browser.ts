import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, sendJson, sendPage } from '../loopback.ts'
import type { BookPayment } from './book.ts'
import { brandOf, cvcPolicyOf, flowOf } from './cards.ts'
import { fieldScript } from './field-script.ts'
import { acsPage, emptySvg, markSvg, messagePage, methodPage, redirectPage, securedFieldPage } from './pages.ts'
import { asObject, type Json } from './payment-request.ts'
import { merchantSession } from './phone-wallets.ts'
import type { Provider } from './provider.ts'
import { challengeAction, frictionlessResult } from './threeds.ts'

/**
 * The path behind `/checkoutshopper/`. The component allows 3-D Secure without https only if its address contains
 * `http://localhost:8080`; on other ports the address has that text as its first segment.
 */
const within = (pathname: string): string =>
  /^\/checkoutshopper\/(?:http:\/+localhost:8080\/+)?(.*)$/.exec(pathname)?.[1] ?? ''

/** Answers requests of the component's script and the bank's pages in a browser. */
export async function handleBrowser(
  provider: Provider,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
): Promise<void> {
  res.setHeader('access-control-allow-origin', req.headers.origin ?? '*')
  res.setHeader('access-control-allow-headers', 'content-type')
  res.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
  if (req.method === 'OPTIONS') return void res.writeHead(204).end()
  const path = within(url.pathname)
  if (req.method === 'POST') return post(provider, path, await readBody(req), res)
  get(provider, path, url, res)
}

function get(provider: Provider, path: string, url: URL, res: ServerResponse): void {
  if (path.endsWith('/securedFields.html')) return sendPage(res, securedFieldPage('field.js'))
  if (path.endsWith('/field.js')) return sendPage(res, fieldScript, 'text/javascript')
  if (/\.(?:svg|gif)$/.test(path)) return sendPage(res, picture(path), 'image/svg+xml')
  const payment = path === 'redirect' ? byTransaction(provider, url.searchParams.get('id') ?? '') : undefined
  if (payment) return sendPage(res, redirectPage(payment.transactionId, amountOf(payment), 'redirect/answer'))
  sendJson(res, 404, { status: 404, message: 'Not found' })
}

function post(provider: Provider, path: string, text: string, res: ServerResponse): void {
  const known = posts[path]
  if (known) return known(provider, text, res)
  if (path.startsWith('v3/analytics'))
    return sendJson(res, 200, { checkoutAttemptId: `standin-${randomBytes(8).toString('hex')}` })
  sendJson(res, 404, { status: 404, message: 'Not found' })
}

const posts: Record<string, (provider: Provider, text: string, res: ServerResponse) => void> = {
  'v3/bin/binLookup': (_, text, res) => sendJson(res, 200, binLookup(json(text))),
  'v1/applePay/sessions': (_, text, res) => {
    const session = merchantSession(json(text), Date.now())
    if (session) sendJson(res, 200, session)
    else sendJson(res, 422, { status: 422, errorCode: '14_000', errorType: 'validation', message: 'Wrong merchant' })
  },
  'v1/submitThreeDS2Fingerprint': (provider, text, res) => submitFingerprint(provider, json(text), res),
  '3ds/method': (provider, text, res) => {
    const payment = byTransaction(provider, transactionIn(new URLSearchParams(text).get('threeDSMethodData')))
    if (!payment) return sendJson(res, 400, {})
    sendPage(res, methodPage(`${payment.browserBase}3ds/method-notification`, payment.transactionId))
  },
  '3ds/method-notification': (_, text, res) =>
    sendPage(
      res,
      messagePage({
        type: 'fingerPrintResult',
        result: { threeDSCompInd: 'Y' },
        threeDSServerTransID: new URLSearchParams(text).get('id'),
      }),
    ),
  '3ds/acs': (provider, text, res) => {
    const payment = byTransaction(provider, transactionIn(new URLSearchParams(text).get('creq')))
    if (!payment) return sendJson(res, 400, {})
    sendPage(res, acsPage(payment.transactionId, amountOf(payment), 'acs/answer'))
  },
  '3ds/acs/answer': (provider, text, res) => {
    const form = new URLSearchParams(text)
    const payment = byTransaction(provider, form.get('id') ?? '')
    if (!payment) return sendJson(res, 400, {})
    const transStatus = answerChallenge(payment, form)
    sendPage(
      res,
      messagePage({ type: 'challengeResult', result: { transStatus }, threeDSServerTransID: payment.transactionId }),
    )
  },
  'redirect/answer': (provider, text, res) => {
    const form = new URLSearchParams(text)
    const payment = byTransaction(provider, form.get('id') ?? '')
    if (!payment) return sendJson(res, 400, {})
    res.writeHead(303, { location: answerRedirect(payment, form.get('answer') ?? '') }).end()
  },
}

const picture = (path: string): string =>
  path.includes('/logos/') ? markSvg(path.split('/').at(-1)?.replace('.svg', '') ?? '') : emptySvg

const byTransaction = (provider: Provider, id: string): BookPayment | undefined =>
  provider.book.find(({ transactionId }) => transactionId === id)

const decimals: Record<string, number> = { JPY: 0, KRW: 0, KWD: 3, BHD: 3, OMR: 3 }

/** The amount of a payment, as the bank's page displays it. */
function amountOf({ amount }: BookPayment): string {
  const digits = decimals[amount.currency] ?? 2
  return `${(amount.value / 10 ** digits).toFixed(digits)} ${amount.currency}`
}

function json(text: string): Json {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The transaction id in the base64url JSON that the browser posts for a step. */
function transactionIn(data: string | null): string {
  const read = json(Buffer.from(data ?? '', 'base64url').toString('utf8'))
  return String(read.threeDSServerTransID)
}

function binLookup(input: Json): Json {
  const bin = String(input.encryptedBin).replace('test_', '')
  const brand = brandOf(bin)
  const detected = brand && {
    brand,
    paymentMethodVariant: brand,
    enableLuhnCheck: true,
    supported: (Array.isArray(input.supportedBrands) ? input.supportedBrands : []).includes(brand),
    cvcPolicy: cvcPolicyOf(brand),
    expiryDatePolicy: 'required',
  }
  return { requestId: input.requestId, issuingCountryCode: 'US', brands: detected ? [detected] : [] }
}

function submitFingerprint(provider: Provider, input: Json, res: ServerResponse): void {
  const payment = provider.book.find(({ authorisationToken }) => authorisationToken === input.paymentData)
  if (!payment)
    return sendJson(res, 422, { status: 422, errorCode: '14_012', errorType: 'validation', message: 'Unknown payment' })
  if (flowOf(payment.number) !== 'fingerprint')
    return sendJson(res, 200, { type: 'action', action: challengeAction(payment) })
  payment.authenticated = 'passed'
  sendJson(res, 200, { type: 'completed', details: { threeDSResult: frictionlessResult(payment) } })
}

function answerChallenge(payment: BookPayment, form: URLSearchParams): 'Y' | 'N' | 'U' {
  const right = form.get('password') === 'password'
  payment.authenticated = form.get('answer') === 'cancel' ? 'abandoned' : right ? 'passed' : 'failed'
  return payment.authenticated === 'passed' ? 'Y' : payment.authenticated === 'failed' ? 'N' : 'U'
}

function answerRedirect(payment: BookPayment, answer: string): string {
  const outcome = answer === 'approve' || answer === 'decline' ? answer : 'cancel'
  payment.authenticated = outcome === 'approve' ? 'passed' : outcome === 'decline' ? 'failed' : 'abandoned'
  const redirectResult = randomBytes(24).toString('base64url')
  payment.redirectResults.set(redirectResult, outcome)
  const back = new URL(payment.returnUrl)
  back.searchParams.set('redirectResult', redirectResult)
  return back.href
}
