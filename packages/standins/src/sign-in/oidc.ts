import { type KeyObject, randomBytes } from 'node:crypto'
import { type ProviderPerson, type Served, SignInStandin } from './standin.ts'
import { randomKey, signedToken } from './tokens.ts'

type Claims = Record<string, unknown>

/** Faults in id tokens, for tests of their verification. */
export interface TokenFaults {
  /** Changes the claims before signing. */
  claims?(claims: Claims): Claims
  /** Signs with a key that is not published. */
  foreignKey?: boolean
}

const KID = 'standin-1'
const LIFE_S = 3600

/** What Google's and Apple's doubles have in common: discovery, published keys, signed id tokens, single-use codes. */
export abstract class OidcStandin extends SignInStandin {
  tokenFaults: TokenFaults = {}
  private keys: { privateKey: KeyObject; publicKey: KeyObject } | undefined
  protected readonly accessTokens = new Map<string, ProviderPerson>()
  protected abstract readonly clientId: string

  protected get key() {
    return (this.keys ??= randomKey())
  }

  /** Paths of the endpoints. */
  protected abstract readonly paths: { authorize: string; token: string; keys: string; userinfo?: string }
  /** Checks the client's authentication and what it sends with the code; the error and its status if it is wrong. */
  protected abstract clientFault(body: URLSearchParams, requested: URLSearchParams | undefined): Served | undefined
  protected abstract profile(person: ProviderPerson): Claims

  protected discovery(): Claims {
    const { authorize, token, keys, userinfo } = this.paths
    return {
      issuer: this.address,
      authorization_endpoint: this.address + authorize,
      token_endpoint: this.address + token,
      jwks_uri: this.address + keys,
      ...(userinfo && { userinfo_endpoint: this.address + userinfo }),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }

  protected serve(path: string, _query: URLSearchParams, body: URLSearchParams): Served {
    if (path === '/.well-known/openid-configuration') return { body: this.discovery() }
    if (path === this.paths.keys)
      return {
        body: { keys: [{ ...this.key.publicKey.export({ format: 'jwk' }), kid: KID, alg: 'RS256', use: 'sig' }] },
      }
    if (path === this.paths.token) return this.token(body)
    return { status: 404, body: { error: 'not_found' } }
  }

  private token(body: URLSearchParams): Served {
    const early = this.clientFault(body, undefined)
    if (early) return early
    if (body.get('grant_type') !== 'authorization_code')
      return { status: 400, body: { error: 'unsupported_grant_type' } }
    const grant = this.takeGrant(body.get('code'))
    if (grant === 'unknown' || grant === 'used') return { status: 400, body: { error: 'invalid_grant' } }
    const wrong = this.clientFault(body, grant.requested)
    if (wrong) return wrong
    const access = randomBytes(24).toString('base64url')
    this.accessTokens.set(access, grant.person)
    const id_token = this.idToken(grant.person, grant.requested.get('nonce'))
    return { body: { access_token: access, expires_in: LIFE_S, token_type: 'Bearer', id_token } }
  }

  private idToken(person: ProviderPerson, nonce: string | null): string {
    const now = Math.floor(Date.now() / 1000)
    const claims: Claims = {
      iss: this.address,
      aud: this.clientId,
      sub: person.subject,
      iat: now,
      exp: now + LIFE_S,
      ...(nonce !== null && { nonce }),
      ...this.profile(person),
    }
    const { claims: change, foreignKey } = this.tokenFaults
    return signedToken(change?.(claims) ?? claims, (foreignKey ? randomKey() : this.key).privateKey, KID)
  }
}
