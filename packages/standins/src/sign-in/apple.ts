import type { KeyObject } from 'node:crypto'
import { OidcStandin } from './oidc.ts'
import type { ProviderPerson, Return, Served } from './standin.ts'
import { readClientSecret } from './tokens.ts'

export interface AppleAccount {
  clientId: string
  teamId: string
  keyId: string
  /** Verifies client secrets. */
  publicKey: KeyObject
}

const AUDIENCE = 'https://appleid.apple.com'

/** Apple's double: the answer is a posted form, the client secret a signed JWT, the name is sent once per person. */
export class AppleStandin extends OidcStandin {
  protected readonly consentPath = '/auth/authorize'
  protected readonly paths = { authorize: this.consentPath, token: '/auth/token', keys: '/auth/keys' }
  protected readonly clientId: string
  private readonly account: AppleAccount
  private readonly consented = new Set<string>()

  constructor(account: AppleAccount) {
    super()
    this.account = account
    this.clientId = account.clientId
  }

  protected faultOf(requested: URLSearchParams): string | undefined {
    if (requested.get('client_id') !== this.clientId) return 'invalid_client'
    if (requested.get('response_type') !== 'code' || !requested.get('redirect_uri')) return 'invalid_request'
    const isForm = requested.get('response_mode') === 'form_post'
    return requested.get('scope') && !isForm ? 'invalid_request: response_mode must be form_post' : undefined
  }

  protected returnTo(requested: URLSearchParams, code: string | undefined, person: ProviderPerson): Return {
    const url = requested.get('redirect_uri') ?? ''
    const state = requested.get('state') ?? ''
    if (code === undefined) return { url, form: { state, error: 'user_cancelled_authorize' } }
    return { url, form: { state, code, ...this.userOnce(person) } }
  }

  private userOnce({ subject, name, email }: ProviderPerson): { user?: string } {
    if (this.consented.has(subject)) return {}
    this.consented.add(subject)
    const [firstName = '', ...rest] = name.split(' ')
    return { user: JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email }) }
  }

  protected clientFault(body: URLSearchParams, requested: URLSearchParams | undefined): Served | undefined {
    const claims = readClientSecret(body.get('client_secret') ?? '', this.account)
    const now = Date.now() / 1000
    const right =
      body.get('client_id') === this.clientId &&
      claims?.['iss'] === this.account.teamId &&
      claims['sub'] === this.clientId &&
      claims['aud'] === AUDIENCE &&
      Number(claims['exp']) > now &&
      Number(claims['exp']) - Number(claims['iat']) <= 15_777_000
    if (!right) return { status: 400, body: { error: 'invalid_client' } }
    if (requested && requested.get('redirect_uri') !== body.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } }
    return undefined
  }

  /** Apple writes booleans as texts. */
  protected profile({ email, emailVerified = true }: ProviderPerson) {
    if (email === undefined) return {}
    const isPrivate = email.endsWith('@privaterelay.appleid.com')
    return { email, email_verified: String(emailVerified), is_private_email: String(isPrivate) }
  }
}
