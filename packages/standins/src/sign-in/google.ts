import { OidcStandin } from './oidc.ts'
import type { ProviderPerson, Return, Served } from './standin.ts'
import { challengeOf } from './tokens.ts'

export interface GoogleAccount {
  clientId: string
  clientSecret: string
}

/** Google's double: discovery, consent, codes with PKCE, keys. */
export class GoogleStandin extends OidcStandin {
  protected readonly consentPath = '/o/oauth2/v2/auth'
  protected readonly paths = {
    authorize: this.consentPath,
    token: '/token',
    keys: '/oauth2/v3/certs',
    userinfo: '/v1/userinfo',
  }
  protected readonly clientId: string
  private readonly clientSecret: string

  constructor({ clientId, clientSecret }: GoogleAccount) {
    super()
    this.clientId = clientId
    this.clientSecret = clientSecret
  }

  protected faultOf(requested: URLSearchParams): string | undefined {
    if (requested.get('client_id') !== this.clientId) return 'invalid_client'
    if (requested.get('response_type') !== 'code' || !requested.get('redirect_uri')) return 'invalid_request'
    if (!requested.get('scope')?.split(' ').includes('openid')) return 'invalid_scope'
    return requested.get('code_challenge_method') === 'S256' ? undefined : 'invalid_request: code_challenge_method'
  }

  protected returnTo(requested: URLSearchParams, code: string | undefined): Return {
    const url = new URL(requested.get('redirect_uri') ?? '')
    url.searchParams.set('state', requested.get('state') ?? '')
    if (code === undefined) url.searchParams.set('error', 'access_denied')
    else url.searchParams.set('code', code)
    return { url: String(url) }
  }

  protected clientFault(body: URLSearchParams, requested: URLSearchParams | undefined): Served | undefined {
    if (body.get('client_id') !== this.clientId || body.get('client_secret') !== this.clientSecret)
      return { status: 401, body: { error: 'invalid_client' } }
    if (!requested) return undefined
    const right =
      body.get('redirect_uri') === requested.get('redirect_uri') &&
      challengeOf(body.get('code_verifier') ?? '') === requested.get('code_challenge')
    return right ? undefined : { status: 400, body: { error: 'invalid_grant' } }
  }

  protected profile({ name, email, emailVerified = true }: ProviderPerson) {
    return { name, ...(email !== undefined && { email, email_verified: emailVerified }) }
  }
}
