import { type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import { type ProviderPerson, type Return, type Served, SignInStandin } from './standin.ts'

export interface AlipayAccount {
  appId: string
  /** Verifies the app's requests. */
  appKey: KeyObject
  /** Signs answers. */
  platformKey: KeyObject
}

/** Alipay's double: authorization, and the gateway that verifies RSA2 signatures and signs its raw answers. */
export class AlipayStandin extends SignInStandin {
  protected readonly consentPath = '/oauth2/publicAppAuthorize.htm'
  private readonly account: AlipayAccount
  private readonly tokens = new Map<string, ProviderPerson>()
  /** Signs answers wrongly. */
  wrongSignature = false

  constructor(account: AlipayAccount) {
    super()
    this.account = account
  }

  protected faultOf(requested: URLSearchParams): string | undefined {
    if (requested.get('app_id') !== this.account.appId) return 'INVALID_APP_ID'
    if (!requested.get('redirect_uri')) return 'INVALID_REDIRECT_URI'
    return ['auth_base', 'auth_user'].includes(requested.get('scope') ?? '') ? undefined : 'INVALID_SCOPE'
  }

  protected override isSilent(requested: URLSearchParams): boolean {
    return requested.get('scope') === 'auth_base'
  }

  protected returnTo(requested: URLSearchParams, code: string | undefined): Return {
    const url = new URL(requested.get('redirect_uri') ?? '')
    url.searchParams.set('app_id', this.account.appId)
    url.searchParams.set('source', 'alipay_wallet')
    url.searchParams.set('scope', requested.get('scope') ?? '')
    url.searchParams.set('state', requested.get('state') ?? '')
    if (code !== undefined) url.searchParams.set('auth_code', code)
    return { url: url.toString() }
  }

  protected serve(path: string, query: URLSearchParams, body: URLSearchParams): Served {
    if (path !== '/gateway.do') return { status: 404, body: {} }
    const params = new URLSearchParams([...query, ...body])
    const fault = this.requestFault(params)
    if (fault) return this.signed('error_response', { code: '40002', msg: 'Invalid Arguments', sub_code: fault })
    const method = params.get('method') ?? ''
    const node = `${method.replaceAll('.', '_')}_response`
    if (method === 'alipay.system.oauth.token') return this.token(node, params)
    if (method === 'alipay.user.info.share') return this.profile(node, params)
    return this.signed('error_response', { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method' })
  }

  private requestFault(params: URLSearchParams): string | undefined {
    if (params.get('app_id') !== this.account.appId) return 'isv.invalid-app-id'
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(params.get('timestamp') ?? '')) return 'isv.invalid-timestamp'
    const text = [...params]
      .filter(([name, value]) => name !== 'sign' && value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
    const signature = Buffer.from(params.get('sign') ?? '', 'base64')
    return verify('sha256', Buffer.from(text), this.account.appKey, signature) ? undefined : 'isv.invalid-signature'
  }

  /** The success answer has no `code`. */
  private token(node: string, params: URLSearchParams): Served {
    const grant = this.takeGrant(params.get('code'))
    if (typeof grant === 'string')
      return this.signed('error_response', { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.code-invalid' })
    const access = randomBytes(24).toString('base64url')
    this.tokens.set(access, grant.person)
    return this.signed(node, {
      open_id: grant.person.subject,
      access_token: access,
      expires_in: '1296000',
      refresh_token: randomBytes(24).toString('base64url'),
    })
  }

  private profile(node: string, params: URLSearchParams): Served {
    const person = this.tokens.get(params.get('auth_token') ?? '')
    if (!person)
      return this.signed(node, {
        code: '20001',
        msg: 'Insufficient Token Permissions',
        sub_code: 'aop.invalid-auth-token',
      })
    return this.signed(node, { code: '10000', msg: 'Success', open_id: person.subject, nick_name: person.name })
  }

  private signed(node: string, value: object): Served {
    const raw = JSON.stringify(value).replaceAll('/', String.raw`\/`)
    const over = this.wrongSignature ? `${raw} ` : raw
    const signature = sign('sha256', Buffer.from(over), this.account.platformKey).toString('base64')
    return { body: `{"${node}":${raw},"sign":"${signature}"}` }
  }
}
