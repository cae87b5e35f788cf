import { randomBytes, type KeyObject, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { closeNow, createServer, listenOnLoopback, readBody, sendJson, sendPage } from '../loopback.ts'
import { page } from '../page.ts'
import { randomKey } from '../sign-in/tokens.ts'

type Resource = Record<string, unknown> & { id: string }

const TYPES = new Set(['loyaltyClass', 'loyaltyObject', 'giftCardClass', 'giftCardObject', 'offerClass', 'offerObject'])
const GENERIC = new Set(['genericClass', 'genericObject'])

const part = (text: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString() || '{}') as Record<string, unknown>

/** The claims of a JWT signed with RS256; undefined if its signature is wrong. */
export function readSigned(token: string, key: KeyObject): Record<string, unknown> | undefined {
  const [head = '', body = '', signature = ''] = token.split('.')
  const text = Buffer.from(`${head}.${body}`)
  return verify('sha256', text, key, Buffer.from(signature, 'base64url')) ? part(body) : undefined
}

/** Google Wallet's double: access tokens of a service account, classes and objects, and the page of save links. */
export class GoogleWalletStandin {
  readonly issuerId = '3388000000012345678'
  readonly email = 'passes@standin.iam.gserviceaccount.com'
  readonly resources = new Map<string, Resource>()
  /** Objects that a person saved, by id. */
  readonly saved = new Set<string>()
  /** Method and path of every request, in order. */
  readonly requests: string[] = []
  /** The number of following API requests that are answered 503. */
  failures = 0
  private readonly keys = randomKey()
  private readonly tokens = new Set<string>()
  private readonly server = createServer((req, res) => {
    this.answer(req, res).catch((error: unknown) => {
      if (!res.headersSent) sendJson(res, 500, { error: { code: 500, message: String(error) } })
    })
  })
  private address = ''

  /** The service account's private key, PKCS#8 PEM. */
  get key(): string {
    return this.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  }

  /** What a save link contains. @throws if its signature is wrong */
  readLink(link: string): Record<string, unknown> {
    const claims = readSigned(link.slice(link.lastIndexOf('/') + 1), this.keys.publicKey)
    if (!claims) throw new Error('the save link is not signed by the service account')
    return claims
  }

  async listen(): Promise<string> {
    this.address = await listenOnLoopback(this.server)
    return this.address
  }

  close(): Promise<void> {
    return closeNow(this.server)
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', url = '' } = req
    const { pathname } = new URL(url, this.address)
    const text = await readBody(req)
    this.requests.push(`${method} ${pathname.startsWith('/gp/') ? '/gp/v/save' : pathname}`)
    if (pathname === '/token') return this.grant(res, new URLSearchParams(text))
    if (pathname.startsWith('/gp/v/save/')) return this.save(res, pathname)
    return this.answerApi(req, res, { method, pathname, text })
  }

  private answerApi(
    req: IncomingMessage,
    res: ServerResponse,
    { method, pathname, text }: { method: string; pathname: string; text: string },
  ): void {
    const [, type, id] = /^\/walletobjects\/v1\/(\w+)(?:\/([\w.-]+))?$/.exec(pathname) ?? []
    if (type === undefined || !(TYPES.has(type) || GENERIC.has(type))) return fail(res, 404, 'NOT_FOUND')
    if (!this.tokens.has(req.headers.authorization?.replace(/^Bearer /, '') ?? ''))
      return fail(res, 401, 'UNAUTHENTICATED')
    if (this.failures > 0) {
      this.failures -= 1
      return fail(res, 503, 'UNAVAILABLE')
    }
    return this.resource(res, { method, type, id, body: part(Buffer.from(text).toString('base64url')) })
  }

  private resource(
    res: ServerResponse,
    { method, type, id, body }: { method: string; type: string; id: string | undefined; body: Record<string, unknown> },
  ): void {
    if (method === 'POST' && id === undefined) {
      const own = typeof body['id'] === 'string' ? body['id'] : ''
      const classKey = `${type.replace(/Object$/, 'Class')}/${String(body['classId'])}`
      if (!own.startsWith(`${this.issuerId}.`)) return fail(res, 403, 'PERMISSION_DENIED')
      if (type.endsWith('Object') && !this.resources.has(classKey)) return fail(res, 400, 'INVALID_ARGUMENT')
      if (this.resources.has(`${type}/${own}`)) return fail(res, 409, 'ALREADY_EXISTS')
      this.resources.set(`${type}/${own}`, { ...body, id: own })
      return sendJson(res, 200, body)
    }
    const known = this.resources.get(`${type}/${id}`)
    if (!known) return fail(res, 404, 'NOT_FOUND')
    if (method === 'PATCH') this.resources.set(`${type}/${id}`, { ...known, ...body, id: known.id })
    return sendJson(res, 200, this.resources.get(`${type}/${id}`))
  }

  private grant(res: ServerResponse, requested: URLSearchParams): void {
    const claims = readSigned(requested.get('assertion') ?? '', this.keys.publicKey)
    if (claims?.['iss'] !== this.email || claims['aud'] !== `${this.address}/token`)
      return sendJson(res, 400, { error: 'invalid_grant' })
    const token = randomBytes(24).toString('hex')
    this.tokens.add(token)
    return sendJson(res, 200, { access_token: token, expires_in: 3599, token_type: 'Bearer' })
  }

  private save(res: ServerResponse, pathname: string): void {
    const claims = readSigned(pathname.slice('/gp/v/save/'.length), this.keys.publicKey)
    const payload = (claims?.['payload'] ?? {}) as Record<string, { id: string }[]>
    for (const { id } of Object.values(payload).flat()) this.saved.add(id)
    sendPage(res, page('Google Wallet', `<p>${claims ? 'The pass is saved.' : 'This link is not valid.'}</p>`))
  }
}

function fail(res: ServerResponse, code: number, status: string): void {
  sendJson(res, code, { error: { code, message: status, status } })
}
