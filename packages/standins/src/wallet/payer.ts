import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, sendPage } from '../loopback.ts'
import { html, page } from '../page.ts'
import type { WalletPayment } from './book.ts'
import type { WalletProvider } from './provider.ts'

const names: Record<string, string> = { OCTOPUS: 'Octopus', MPAY: 'MPay' }

const shownAmount = ({ amount: { value, currency } }: WalletPayment): string => {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(value / 10 ** (digits ?? 2))
}

const back = (returnUrl: string): string => `<p><a href="${html(returnUrl)}">Back to the shop</a></p>`

const askPage = (payment: WalletPayment, action: string): string =>
  page(
    `${names[payment.method] ?? 'Wallet'} (test)`,
    `<h1>${html(names[payment.method] ?? 'Wallet')} — test wallet</h1><p>Pay <b>${html(shownAmount(payment))}</b>?</p>
<form method="post" action="${html(action)}"><button name="answer" value="approve">Approve</button>
<button class="quiet" name="answer" value="refuse">Refuse</button>
<button class="quiet" name="answer" value="wait">Decide in 20 seconds</button></form>${back(payment.returnUrl)}`,
  )

const endPage = (payment: WalletPayment): string =>
  page('Test wallet', `<h1>${html(payment.status.toLowerCase())}</h1>${back(payment.returnUrl)}`)

/** Time in ms until the delayed payer approves. */
const THINKS_MS = 20_000

/** The payer's page `/walletpay/<token>`: approve, refuse, or decide later; then back to the shop. */
export async function handlePayer(
  provider: WalletProvider,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
): Promise<void> {
  const token = url.pathname.split('/')[2] ?? ''
  const payment = provider.byToken(token)
  if (!payment) return sendPage(res, page('Test wallet', '<h1>There is nothing to pay here</h1>'))
  if (req.method !== 'POST')
    return sendPage(res, payment.status === 'WAITING' ? askPage(payment, url.pathname) : endPage(payment))
  const answer = new URLSearchParams(await readBody(req)).get('answer')
  if (answer === 'wait') setTimeout(() => provider.decide(token, true), THINKS_MS).unref()
  else provider.decide(token, answer === 'approve')
  // An own page redirects automatically, because the form's policy forbids an immediate redirect elsewhere.
  sendPage(
    res,
    page(
      'Test wallet',
      `<meta http-equiv="refresh" content="0;url=${html(payment.returnUrl)}">${back(payment.returnUrl)}`,
    ),
  )
}
