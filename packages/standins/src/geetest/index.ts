import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Fault, FaultPlan } from '../control.ts'
import { type Answer, sendBroken, sendFaulty } from '../faulty.ts'
import { closeNow, listenOnLoopback, readBody, sendJson, sendPage } from '../loopback.ts'
import { captchaScript } from './captcha-script.ts'

export interface CaptchaStandinOptions {
  captchaId: string
  /** Signs the lot number of a proof; known to the merchant's server and this double only. */
  captchaKey: string
}

const GCT = '/v4/gct/gct4.js'
const STATIC = '/v4/static'
const SCRIPT = '/js/captcha4.js'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A double of GeeTest version 4 on loopback: the browser script, the box in which a guest passes, and the server check.
 * Operations for faults: `load`, `gct`, `script`, `verify`, `validate`.
 */
export class CaptchaStandin {
  readonly faults = new FaultPlan()
  /** Passed lots with their tokens; each is valid once. */
  private readonly lots = new Map<string, string>()
  private readonly used = new Set<string>()
  private readonly options: CaptchaStandinOptions
  private readonly server = createServer((req, res) => {
    this.answer(req, res).catch((error: unknown) => {
      if (!res.headersSent) sendJson(res, 500, { error: String(error) })
    })
  })
  address = ''

  constructor(options: CaptchaStandinOptions) {
    this.options = options
  }

  async listen(port = 0): Promise<string> {
    this.address = await listenOnLoopback(this.server, port)
    return this.address
  }

  close(): Promise<void> {
    return closeNow(this.server)
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', this.address)
    // Pages of any origin may use it.
    res.setHeader('access-control-allow-origin', '*')
    switch (url.pathname) {
      case '/load':
        return this.script(res, 'load', this.loaded(url.searchParams))
      case GCT:
        return this.script(res, 'gct', 'window._gct = {}')
      case STATIC + SCRIPT:
        return this.script(res, 'script', captchaScript(this.address))
      case '/verify':
        return this.send(res, 'verify', this.verified(url.searchParams))
      case '/validate':
        return this.send(res, 'validate', this.validated(url.searchParams, new URLSearchParams(await readBody(req))))
      default:
        return sendJson(res, 404, { status: 'error' })
    }
  }

  private async script(res: ServerResponse, on: string, text: string): Promise<void> {
    const fault = this.faults.take(on)
    if (fault?.kind === 'never') return
    if (fault) return sendBroken(res, fault.status)
    sendPage(res, text, 'text/javascript')
  }

  private async send(res: ServerResponse, on: string, body: object): Promise<void> {
    const answer: Answer = { status: 200, body: { ...body } }
    const fault: Fault | undefined = this.faults.take(on)
    if (fault?.kind === 'status') return sendBroken(res, fault.status)
    await sendFaulty(res, answer, fault, given => ({ ...given, result: 'fail' }))
  }

  /** The loader's instructions; only for a complete request. */
  private loaded(query: URLSearchParams): string {
    const callback = query.get('callback') ?? ''
    if (!/^geetest_\w{1,60}$/.test(callback)) return ''
    const right =
      query.get('captcha_id') === this.options.captchaId &&
      UUID.test(query.get('challenge') ?? '') &&
      ['h5', 'web'].includes(query.get('client_type') ?? '') &&
      query.has('user_info') &&
      query.has('call_type')
    const data = {
      type: 'slide',
      static_servers: [new URL(this.address).host],
      static_path: STATIC,
      js: SCRIPT,
      gct_path: GCT,
    }
    const body = right ? { status: 'success', data } : { status: 'error', code: '-50101', msg: 'captcha_id' }
    return `${callback}(${JSON.stringify(body)})`
  }

  /** A new passed lot with its token. */
  private verified(query: URLSearchParams): object {
    if (query.get('captcha_id') !== this.options.captchaId) return { status: 'error', code: '-50101' }
    const lot = randomUUID().replaceAll('-', '')
    const passToken = randomUUID()
    this.lots.set(lot, passToken)
    const seccode = { lot_number: lot, pass_token: passToken, gen_time: String(Math.floor(Date.now() / 1000)) }
    return { status: 'success', seccode: { ...seccode, captcha_output: 'standin' } }
  }

  private validated(query: URLSearchParams, form: URLSearchParams): object {
    const lot = form.get('lot_number') ?? ''
    const refused = (code: string, msg: string) => ({ status: 'error', code, msg })
    if (query.get('captcha_id') !== this.options.captchaId) return refused('-50101', 'captcha_id')
    if (!this.isSigned(lot, form.get('sign_token') ?? '')) return refused('-50005', 'illegal sign_token')
    if (this.used.has(lot)) return refused('-50003', 'already used')
    const right = this.lots.has(lot) && this.lots.get(lot) === form.get('pass_token')
    this.used.add(lot)
    return { status: 'success', result: right ? 'success' : 'fail', reason: '', captcha_args: { lot_number: lot } }
  }

  private isSigned(lot: string, token: string): boolean {
    const own = Buffer.from(createHmac('sha256', this.options.captchaKey).update(lot).digest('hex'))
    const bytes = Buffer.from(token)
    return own.length === bytes.length && timingSafeEqual(own, bytes)
  }
}

/** Creates one; inactive until it listens. */
export const createCaptchaStandin = (options: CaptchaStandinOptions): CaptchaStandin => new CaptchaStandin(options)
