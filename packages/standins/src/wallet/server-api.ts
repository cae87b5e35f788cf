import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FaultPlan, RequestLog } from '../control.ts'
import { type Answer, sendBroken, sendFaulty } from '../faulty.ts'
import { readBody, sendJson } from '../loopback.ts'
import type { WalletProvider } from './provider.ts'
import { isSigned } from './sign.ts'

type Json = Record<string, unknown>

export interface WalletApiSettings {
  merchantId: string
  /** Hex text: signs the merchant's requests. */
  apiKey: string
  clock: () => number
  faults: FaultPlan
  log: RequestLog
}

const SKEW_MS = 5 * 60_000

/** The wallet company's server API under `/v1`: checks signatures, applies faults. */
export class WalletApi {
  private readonly provider: WalletProvider
  private readonly settings: WalletApiSettings

  constructor(provider: WalletProvider, settings: WalletApiSettings) {
    this.provider = provider
    this.settings = settings
  }

  async handle(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const { faults, log, clock } = this.settings
    const text = await readBody(req)
    const { method = '' } = req
    const fault = faults.take(operationOf(method, url))
    log.add({ at: clock(), method, path: url.pathname, idempotencyKey: undefined, body: parse(text) })
    if (fault?.kind === 'refuseConnection') return void res.destroy()
    if (fault?.kind === 'status') return sendBroken(res, fault.status)
    if (!this.isOurs(req, url, text)) return sendJson(res, 401, { error: 'UNAUTHORIZED' })
    if (url.pathname === '/v1/settlements') return this.sendSettlement(res, url)
    await sendFaulty(res, this.answer(method, url, text), fault, falsify)
  }

  private sendSettlement(res: ServerResponse, url: URL): void {
    res.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' })
    res.end(this.provider.book.settlement(url.searchParams.get('date') ?? ''))
  }

  private isOurs(req: IncomingMessage, url: URL, text: string): boolean {
    const { merchantId, apiKey, clock } = this.settings
    const [merchant, timestamp, signature] = ['x-merchant', 'x-timestamp', 'x-signature'].map(name =>
      String(req.headers[name] ?? ''),
    )
    if (merchant !== merchantId || Math.abs(Number(timestamp) - clock()) > SKEW_MS) return false
    return isSigned(apiKey, [req.method ?? '', url.pathname + url.search, timestamp ?? '', text], signature ?? '')
  }

  private answer(method: string, url: URL, text: string): Answer {
    const [what, id, change] = url.pathname.split('/').slice(2)
    if (method === 'GET' && id && change === 'refunds')
      return this.provider.queryRefund(id, url.searchParams.get('refundReference') ?? '')
    if (method === 'GET') return this.provider.query(url.searchParams.get('merchantReference') ?? '')
    const input = parse(text)
    if (!input) return { status: 400, body: { error: 'INVALID' } }
    if (what === 'reversals')
      return this.provider.reverse({ merchantReference: textOf(input.merchantReference) }, input)
    if (what !== 'payments') return { status: 404, body: { error: 'NOT_FOUND' } }
    if (!id) return this.provider.create(input)
    return change === 'refunds' ? this.provider.refund(id, input) : this.provider.reverse({ paymentId: id }, input)
  }
}

/** The operation for faults: `payments`, `query`, `refunds`, `refundQuery`, `reversals`, `settlements`. */
function operationOf(method: string, url: URL): string {
  const [what = '', , change] = url.pathname.split('/').slice(2)
  if (method === 'GET' && change === 'refunds') return 'refundQuery'
  return change ?? (method === 'GET' && what === 'payments' ? 'query' : what)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const falsify = (body: Json): Json => ({ ...body, merchantReference: 'another-order-1', paymentId: 'anotherpayment' })

function parse(text: string): Json | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Json) : undefined
  } catch {
    return undefined
  }
}
