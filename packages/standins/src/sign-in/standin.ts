import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { FaultPlan, RequestLog } from '../control.ts'
import { sendBroken } from '../faulty.ts'
import { closeNow, listenOnLoopback, readBody, sendJson, sendPage } from '../loopback.ts'
import { html, page } from '../page.ts'

/** A person with an account at a provider. */
export interface ProviderPerson {
  subject: string
  name: string
  email?: string
  /** Default: true. */
  emailVerified?: boolean
}

/** What the guest approved, stored under its code. */
export interface Grant {
  person: ProviderPerson
  /** Parameters of the authorization request. */
  requested: URLSearchParams
  used: boolean
}

/** The return of the guest's browser after the decision: an address, or a form posted to it. */
export interface Return {
  url: string
  form?: Record<string, string>
}

/** People the consent page of a stand-in offers. */
const PEOPLE: readonly ProviderPerson[] = [
  { subject: '1001', name: 'Maya Chen', email: 'maya@example.com' },
  { subject: '1002', name: 'Robin Reed', email: 'robin.reed@example.com' },
]

/**
 * A provider's double on loopback: its consent page and its endpoints. Operations for faults are named by the endpoints
 * (`token`, `userinfo`, ...); the fault `status` answers with an error page, `never` with nothing.
 */
export abstract class SignInStandin {
  readonly faults = new FaultPlan()
  readonly requests = new RequestLog()
  protected readonly grants = new Map<string, Grant>()
  private readonly server = createServer((req, res) => {
    this.answer(req, res).catch((error: unknown) => {
      if (!res.headersSent) sendJson(res, 500, { error: String(error) })
    })
  })
  address = ''

  /** Path of the page on which the guest decides. */
  protected abstract readonly consentPath: string
  /** Path of another such page. */
  protected readonly otherConsentPath: string | undefined = undefined
  /** The reason for which the provider's page refuses an authorization request. */
  protected abstract faultOf(requested: URLSearchParams): string | undefined
  /** Whether the provider decides without showing a page. */
  protected isSilent(_asked: URLSearchParams): boolean {
    return false
  }

  /** Where the guest goes with a code, or without one after refusing. */
  protected abstract returnTo(requested: URLSearchParams, code: string | undefined, person: ProviderPerson): Return
  /** Answers one of the other endpoints; undefined if there is none of this name. */
  protected abstract serve(path: string, query: URLSearchParams, body: URLSearchParams): Promise<Served> | Served

  async listen(port = 0): Promise<string> {
    this.address = await listenOnLoopback(this.server, port)
    return this.address
  }

  close(): Promise<void> {
    return closeNow(this.server)
  }

  /** The guest's decision about a request for authorization. @throws if the provider would refuse the request itself */
  decide(authorizationUrl: string, person: ProviderPerson | undefined): Return {
    const requested = new URL(authorizationUrl).searchParams
    const fault = this.faultOf(requested)
    if (fault) throw new Error(fault)
    return this.decided(requested, person)
  }

  private decided(requested: URLSearchParams, person: ProviderPerson | undefined): Return {
    if (!person) return this.returnTo(requested, undefined, { subject: '', name: '' })
    const code = randomBytes(24).toString('base64url')
    this.grants.set(code, { person, requested, used: false })
    return this.returnTo(requested, code, person)
  }

  /** The grant of a code, once; `used` says that it was exchanged before. */
  protected takeGrant(code: string | null): Grant | 'unknown' | 'used' {
    const grant = this.grants.get(code ?? '')
    if (!grant) return 'unknown'
    if (grant.used) return 'used'
    grant.used = true
    return grant
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', this.address)
    const body = new URLSearchParams(req.method === 'POST' ? await readBody(req) : '')
    if ([this.consentPath, this.otherConsentPath].includes(url.pathname)) return this.consent(res, url, body)
    const operation = url.pathname.split('/').at(-1) ?? ''
    this.requests.add({
      at: Date.now(),
      method: req.method ?? 'GET',
      path: url.pathname,
      idempotencyKey: undefined,
      body: Object.fromEntries([...url.searchParams, ...body]),
    })
    const fault = this.faults.take(operation)
    if (fault?.kind === 'never') return
    if (fault) return sendBroken(res, fault.status)
    const served = await this.serve(url.pathname, url.searchParams, body)
    if (typeof served.body === 'string') return sendPage(res, served.body, 'text/plain')
    sendJson(res, served.status ?? 200, served.body)
  }

  private consent(res: ServerResponse, url: URL, body: URLSearchParams): void {
    const fault = this.faultOf(url.searchParams)
    if (fault) return sendPage(res, page('Error', `<h1>400</h1><p>${html(fault)}</p>`))
    const silent = this.isSilent(url.searchParams)
    if (!silent && !body.has('decision')) return sendPage(res, this.consentPage(url))
    const person = silent ? PEOPLE[0] : PEOPLE.find(({ subject }) => subject === body.get('decision'))
    const { url: to, form } = this.decided(url.searchParams, person)
    if (form) return sendPage(res, formPage(to, form))
    res.writeHead(302, { location: to }).end()
  }

  private consentPage({ pathname, search }: URL): string {
    const buttons = PEOPLE.map(
      ({ subject, name, email }) =>
        `<p><button name="decision" value="${subject}">Continue as ${html(name)}</button><br>${html(email ?? '')}</p>`,
    )
    const cancel = '<p><button class="quiet" name="decision" value="cancel">Cancel</button></p>'
    const title = `${this.constructor.name.replace('Standin', '')} (test double)`
    return page(
      title,
      `<h1>${html(title)}</h1><form method="post" action="${html(pathname + search)}">${buttons.join('')}${cancel}</form>`,
    )
  }
}

/** A page that posts a form at once, as `response_mode=form_post` does. */
const formPage = (action: string, fields: Record<string, string>): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${html(name)}" value="${html(value)}">`,
  )
  return page(
    'Back',
    `<form method="post" action="${html(action)}">${inputs.join('')}<button>Continue</button></form><script>document.forms[0].submit()</script>`,
  )
}

/** The answer of an endpoint; a text is sent as `text/plain`. */
export interface Served {
  status?: number
  body: unknown
}
