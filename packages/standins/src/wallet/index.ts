import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Fault, FaultPlan, RequestLog } from '../control.ts'
import { closeNow, createServer, listenOnLoopback, readBody, sendJson } from '../loopback.ts'
import { type Delivery, faultless, type WebhookBehaviour, Webhooks, type Signing } from '../webhooks.ts'
import { WalletProvider, type WalletNews } from './provider.ts'
import { handlePayer } from './payer.ts'
import { WalletApi } from './server-api.ts'
import { sign } from './sign.ts'

export type { WalletPayment } from './book.ts'
export type { WalletNews } from './provider.ts'

export interface WalletStandinOptions {
  merchantId: string
  /** Hex text: signs the merchant's requests. */
  apiKey: string
  /** Hex text: signs the company's messages. */
  notifyKey: string
  notifyUrl?: string | (() => string | undefined)
  /** Epoch ms. */
  clock?: () => number
  /** The payer's page is at the merchant's origin, not at the double's. */
  atMerchant?: boolean
  /** A file that preserves its records across restarts and kills. */
  bookFile?: string
}

/** Commands of `POST /_control`. */
export interface WalletControl {
  reset?: true
  faults?: Fault[]
  webhooks?: Partial<WebhookBehaviour>
  release?: true | number[]
  /** The payer's decision about a payment. */
  decide?: { merchantReference: string; approve: boolean }
  refundsToFail?: number
}

const falsify = (news: WalletNews): WalletNews => {
  const other = (amount: WalletNews['payment']['amount']) => ({ ...amount, value: amount.value + 100 })
  const payment = { ...news.payment, amount: other(news.payment.amount) }
  return { ...news, payment, ...(news.change && { change: { ...news.change, amount: other(news.change.amount) } }) }
}

/** A double of a phone wallet company on loopback: checks the product's signatures, and has its own records. */
export class WalletStandin {
  readonly faults = new FaultPlan()
  readonly log = new RequestLog()
  readonly webhooks: Webhooks<WalletNews>
  readonly provider: WalletProvider
  private readonly api: WalletApi
  private readonly server = createServer((req, res) => {
    if (!this.handle(req, res)) sendJson(res, 404, { error: 'NOT_FOUND' })
  })
  /** Its address while it listens. */
  address = ''

  constructor(options: WalletStandinOptions) {
    const { merchantId, apiKey, notifyKey, notifyUrl: to, atMerchant } = options
    const clock = options.clock ?? Date.now
    this.webhooks = new Webhooks({
      url: () => (typeof to === 'function' ? to() : to),
      write: (news, how) => this.write(news, how, notifyKey, clock()),
      falsify,
    })
    this.provider = new WalletProvider({
      merchantId,
      clock,
      payAt: (returnUrl, token) => `${atMerchant ? new URL(returnUrl).origin : this.address}/walletpay/${token}`,
      emit: news => this.webhooks.emit(news),
      ...(options.bookFile !== undefined && { bookFile: options.bookFile }),
    })
    this.api = new WalletApi(this.provider, { merchantId, apiKey, clock, faults: this.faults, log: this.log })
  }

  /** Handles the request if it is for the double; false otherwise. */
  handle(req: IncomingMessage, res: ServerResponse): boolean {
    const url = new URL(req.url ?? '/', 'http://localhost')
    const work = this.workFor(req, res, url)
    work?.catch((error: unknown) => {
      if (!res.headersSent) sendJson(res, 500, { error: String(error) })
    })
    return work !== undefined
  }

  async listen(port = 0): Promise<string> {
    this.address = await listenOnLoopback(this.server, port)
    return this.address
  }

  async close(): Promise<void> {
    this.webhooks.stop()
    await closeNow(this.server)
  }

  /** Carries out a command of a test. */
  async control(order: WalletControl): Promise<Delivery<WalletNews>[]> {
    if (order.reset) this.reset()
    for (const fault of order.faults ?? []) this.faults.add(fault)
    Object.assign(this.webhooks.behaviour, order.webhooks)
    if (order.refundsToFail !== undefined) this.provider.refundsToFail = order.refundsToFail
    const { decide } = order
    const payment = decide && this.provider.book.find(one => one.merchantReference === decide.merchantReference)
    if (decide && payment) this.provider.decide(payment.token, decide.approve)
    return order.release ? this.webhooks.release(order.release === true ? undefined : order.release) : []
  }

  private reset(): void {
    this.faults.clear()
    this.log.clear()
    this.webhooks.clear()
    this.webhooks.behaviour = { ...faultless }
    this.provider.clear()
  }

  private write(news: WalletNews, how: Signing, key: string, now: number) {
    const body = JSON.stringify({ ...news, live: how.live === 'true' })
    const timestamp = String(now)
    const signature = sign(how.signature === 'wrong' ? '00'.repeat(32) : key, [timestamp, body])
    const headers: Record<string, string> = { 'content-type': 'application/json', 'x-timestamp': timestamp }
    if (how.signature !== 'missing') headers['x-signature'] = signature
    return { headers, body }
  }

  private workFor(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> | undefined {
    const own = /^(?:\/walletpay)?\/_(control|book|requests)$/.exec(url.pathname)?.[1]
    if (own) return this.backstage(own, req, res)
    if (url.pathname.startsWith('/v1/')) return this.api.handle(req, res, url)
    return url.pathname.startsWith('/walletpay/') ? handlePayer(this.provider, req, res, url) : undefined
  }

  private async backstage(what: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (what === 'book') return sendJson(res, 200, this.provider.book.report())
    if (what === 'requests') return sendJson(res, 200, this.log.all())
    const order = JSON.parse((await readBody(req)) || '{}') as WalletControl
    sendJson(res, 200, { deliveries: await this.control(order), pending: this.webhooks.pending() })
  }
}

/** Creates one; inactive until it listens or is mounted. */
export const createWalletStandin = (options: WalletStandinOptions): WalletStandin => new WalletStandin(options)
