import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Fault, FaultPlan, RequestLog } from '../control.ts'
import { closeNow, createServer, listenOnLoopback, readBody, sendJson } from '../loopback.ts'
import { AccountingReport } from './accounting-report.ts'
import type { Amount } from './book.ts'
import { handleBrowser } from './browser.ts'
import { StoredBook } from './stored-book.ts'
import { asObject } from './payment-request.ts'
import { Provider, type Trouble } from './provider.ts'
import { ServerApi } from './server-api.ts'
import type { WalletType } from './phone-wallets.ts'
import { type Delivery, faultless, type WebhookBehaviour, Webhooks } from '../webhooks.ts'
import { type NotificationItem, writeMessage } from './sign.ts'

export type { Fault, FaultKind, RecordedRequest } from '../control.ts'
export type { BookPayment } from './book.ts'
export type { WalletType } from './phone-wallets.ts'
export type { NotificationItem } from './sign.ts'
export { signItem } from './sign.ts'
export type { Delivery, WebhookBehaviour } from '../webhooks.ts'

export interface AdyenStandinOptions {
  apiKey: string
  merchantAccount: string
  /** Hex text. */
  hmacKey: string
  /** Target of messages; a function if the address is known later. */
  webhookUrl?: string | (() => string | undefined)
  webhookUser?: string
  webhookPassword?: string
  /** Epoch ms. */
  clock?: () => number
  /** A file that preserves its records across restarts and kills. */
  bookFile?: string
  /** Origin of the browser part; by default mounted at the merchant's origin. */
  browserOrigin?: string
}

/** Commands of `POST /_control`. */
export interface Control {
  reset?: true
  faults?: Fault[]
  webhooks?: Partial<WebhookBehaviour>
  /** Deliver held messages: all in order, or these indexes in this order. */
  release?: true | number[]
  settle?: { reference: string; success: boolean }
  trouble?: Partial<Trouble>
  /** Wallets of phones that the merchant accepts. */
  wallets?: WalletType[]
  /** Send one message of any shape, correctly signed unless configured otherwise. */
  emit?: Partial<NotificationItem> & { eventCode: string; merchantReference: string; amount: Amount }
  live?: string
}

/** A double of the card payment provider on loopback: same paths, fields and signatures; it checks the product's requests. */
export class AdyenStandin {
  readonly faults = new FaultPlan()
  readonly log = new RequestLog()
  readonly webhooks: Webhooks<NotificationItem>
  readonly provider: Provider
  /** Its daily accounting report. */
  readonly report = new AccountingReport()
  private readonly api: ServerApi
  private readonly stored: StoredBook | undefined
  private readonly options: AdyenStandinOptions
  private readonly server = createServer((req, res) => {
    if (!this.handle(req, res)) sendJson(res, 404, { status: 404, message: 'Not found' })
  })
  /** Its address while it listens. */
  address = ''

  constructor(options: AdyenStandinOptions) {
    this.options = options
    const clock = options.clock ?? Date.now
    const { webhookUrl: to, webhookUser, webhookPassword } = options
    const signs = {
      hmacKey: options.hmacKey,
      ...(webhookUser && { user: webhookUser, password: webhookPassword ?? '' }),
    }
    this.webhooks = new Webhooks({
      url: () => (typeof to === 'function' ? to() : to),
      write: (item, how) => writeMessage(item, signs, how),
      falsify: item => ({ ...item, amount: { ...item.amount, value: item.amount.value + 100 } }),
    })
    const { merchantAccount, apiKey } = options
    this.provider = new Provider({
      merchantAccount,
      clock,
      browserBase: origin => `${options.browserOrigin ?? origin ?? this.address}/checkoutshopper/`,
      emit: item => {
        const payment = this.provider.book.payments.get(item.originalReference ?? item.pspReference)
        this.report.enter(item, payment?.merchantReference ?? item.merchantReference)
        this.stored?.news(payment)
        this.webhooks.emit(item)
      },
    })
    this.api = new ServerApi(this.provider, {
      apiKey,
      merchantAccount,
      clock,
      faults: this.faults,
      log: this.log,
      answered: answers => this.stored?.answered(answers),
      removed: owner => this.stored?.removed(owner),
    })
    const { book } = this.provider
    this.stored = options.bookFile
      ? new StoredBook(options.bookFile, { book, report: this.report, api: this.api })
      : undefined
  }

  /** Handles the request if it is for the double; false otherwise. */
  handle(req: IncomingMessage, res: ServerResponse): boolean {
    const url = new URL(req.url ?? '/', 'http://localhost')
    const work = this.workFor(req, res, url)
    work?.catch((error: unknown) => {
      if (!res.headersSent) sendJson(res, 500, { status: 500, errorType: 'internal', message: String(error) })
    })
    return work !== undefined
  }

  /** Listens on loopback and returns its address. */
  async listen(port = 0): Promise<string> {
    this.address = await listenOnLoopback(this.server, port)
    return this.address
  }

  async close(): Promise<void> {
    this.webhooks.stop()
    await closeNow(this.server)
    this.stored?.all()
  }

  /** Carries out a command of a test. */
  async control(order: Control): Promise<Delivery<NotificationItem>[]> {
    if (order.reset) this.reset()
    for (const fault of order.faults ?? []) this.faults.add(fault)
    Object.assign(this.webhooks.behaviour, order.webhooks)
    Object.assign(this.provider.trouble, order.trouble)
    if (order.wallets) this.provider.wallets = order.wallets
    if (order.settle) this.provider.settle(order.settle.reference, order.settle.success)
    const deliveries: Delivery<NotificationItem>[] = []
    if (order.emit) {
      const { eventCode, merchantReference, amount } = order.emit
      const plain = this.provider.item(
        eventCode,
        `EVENT${Math.floor(performance.now())}`,
        merchantReference,
        amount,
        true,
      )
      deliveries.push(await this.webhooks.deliver({ ...plain, ...order.emit }, order.live))
    }
    if (order.release)
      deliveries.push(...(await this.webhooks.release(order.release === true ? undefined : order.release)))
    return deliveries
  }

  private reset(): void {
    this.faults.clear()
    this.log.clear()
    this.webhooks.clear()
    this.webhooks.behaviour = { ...faultless }
    Object.assign(this.provider.trouble, { payment: 0, capture: 0, refund: 0 })
    this.provider.wallets = []
    this.provider.book.clear()
    this.report.clear()
    this.api.clear()
    this.stored?.all()
  }

  private workFor(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> | undefined {
    const own = /^(?:\/checkoutshopper)?\/_(control|book|requests)$/.exec(url.pathname)?.[1]
    if (own) return this.backstage(own, req, res)
    const file =
      /^\/reports\/download\/MerchantAccount\/([^/]+)\/payments_accounting_report_(\d{4})_(\d\d)_(\d\d)\.csv$/
    const day = file.exec(url.pathname)
    if (day) return this.sendReport(req, res, day)
    if (url.pathname.startsWith('/v72/')) return this.api.handle(req, res, url)
    return url.pathname.startsWith('/checkoutshopper/') ? handleBrowser(this.provider, req, res, url) : undefined
  }

  private async sendReport(
    req: IncomingMessage,
    res: ServerResponse,
    [, account = '', ...day]: string[],
  ): Promise<void> {
    if (req.headers['x-api-key'] !== this.options.apiKey || account !== this.options.merchantAccount)
      return sendJson(res, 401, { status: 401 })
    if (this.faults.take('reports')) return sendJson(res, 404, { status: 404 })
    res.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' })
    res.end(this.report.file(day.join('-'), account))
  }

  private async backstage(what: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (what === 'book') return sendJson(res, 200, this.provider.book.report())
    if (what === 'requests') return sendJson(res, 200, this.log.all())
    const order = asObject(JSON.parse((await readBody(req)) || '{}')) as Control
    sendJson(res, 200, { deliveries: await this.control(order), pending: this.webhooks.pending() })
  }
}

/** Creates one; inactive until it listens or is mounted. */
export const createAdyenStandin = (options: AdyenStandinOptions): AdyenStandin => new AdyenStandin(options)
