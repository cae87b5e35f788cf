import type { ClientAuth, Configuration } from 'openid-client'
import { observed } from '../../platform/outgoing-request.ts'
import type { ProviderPerson, ProviderResult, SignInProvider } from './port.ts'

type Claims = Readonly<Record<string, unknown>>

interface OidcSettings {
  /** The issuer's address; its metadata is read from there once. */
  issuer: () => Promise<string>
  clientId: string
  /** Authenticates this client at the token endpoint. */
  authenticate: (form: URLSearchParams) => void
  scope: string
  /** Sends a PKCE challenge. */
  pkce: boolean
  /** Further parameters of the authorization request. */
  extra?: Record<string, string>
  returnsBy: SignInProvider['returnsBy']
  /** The error code of a person cancelling. */
  cancelled: string
  personOf: (claims: Claims, callback: URLSearchParams) => ProviderPerson
  /** Allows `http:`; for stand-ins only. */
  insecure: boolean
}

const TIMEOUT_S = 10
/** Difference allowed between the provider's clock and ours, in seconds. */
const TOLERANCE_S = 60

/** Not imported at the start: only a sign-in through a provider uses it. */
const library = () => import('openid-client')

async function configure(settings: OidcSettings): Promise<Configuration> {
  const client = await library()
  const authenticate: ClientAuth = (_issuer, _client, body) => {
    body.set('client_id', settings.clientId)
    settings.authenticate(body)
  }
  const configuration = await client.discovery(
    new URL(await settings.issuer()),
    settings.clientId,
    { id_token_signed_response_alg: 'RS256', [client.clockTolerance]: TOLERANCE_S },
    authenticate,
    { timeout: TIMEOUT_S, execute: settings.insecure ? [client.allowInsecureRequests] : [] },
  )
  // Otherwise the signature of a token received over TLS is not verified.
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

/** The reason of a failure without anything secret: the library's code, and the provider's error name. */
function reasonOf(error: unknown): string {
  const { code, error: name, message } = (error ?? {}) as { code?: unknown; error?: unknown; message?: unknown }
  return [code, name].filter(part => typeof part === 'string').join(' ') || String(message ?? error)
}

/** A provider of OpenID Connect: discovery, code flow with state, nonce and PKCE, verified id token. LOGIN-4 */
export function oidcProvider(settings: OidcSettings): SignInProvider {
  let configured: Promise<Configuration> | undefined
  const configuration = () => {
    configured ??= configure(settings).catch((error: unknown) => {
      configured = undefined
      throw error
    })
    return configured
  }

  return {
    returnsBy: settings.returnsBy,
    async authorizationUrl({ state, nonce, verifier, redirectUri }) {
      const client = await library()
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: settings.scope,
        state,
        nonce,
        ...(settings.pkce && {
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
        ...settings.extra,
      })
      return String(url)
    },
    async identify(callback, { state, nonce, verifier, redirectUri }): Promise<ProviderResult> {
      const error = callback.get('error')
      if (error === settings.cancelled) return { kind: 'refused' }
      if (error !== null) return { kind: 'failed', why: error.slice(0, 60) }
      try {
        const client = await library()
        const answer = new URL(redirectUri)
        answer.search = String(callback)
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(settings.pkce && { pkceCodeVerifier: verifier }),
        }
        const tokens = await observed('openid', 'token', async () =>
          client.authorizationCodeGrant(await configuration(), answer, checks),
        )
        const claims = tokens.claims()
        return claims
          ? { kind: 'person', person: settings.personOf(claims, callback) }
          : { kind: 'failed', why: 'no id token' }
      } catch (failure) {
        return { kind: 'failed', why: reasonOf(failure) }
      }
    },
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Name and address of an id token. Apple writes booleans as texts. */
export function personOf(claims: Claims): ProviderPerson {
  const [name, email] = [text(claims['name']), text(claims['email'])?.toLowerCase()]
  const verified = [true, 'true'].includes(claims['email_verified'] as boolean | string)
  return {
    subject: String(claims['sub']),
    emailVerified: email !== undefined && verified,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
  }
}
