import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { oidcProvider, personOf } from './oidc.ts'
import type { ProviderPerson, SignInProvider } from './port.ts'

export interface AppleSettings {
  issuer: () => Promise<string>
  /** The Services ID. */
  clientId: string
  teamId: string
  keyId: string
  /** The team's P-256 key: PEM, or its base64 alone. */
  privateKey: string
  insecure: boolean
}

const AUDIENCE = 'https://appleid.apple.com'
const SECRET_LIFE_S = 300
const RELAY = /@privaterelay\.appleid\.com$/

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A private key from PEM, in one line with `\n` too, or from its base64 alone. @throws if it is neither */
export const privateKeyOf = (text: string): KeyObject => {
  const pem = text.replaceAll('\\n', '\n')
  if (pem.includes('-----')) return createPrivateKey(pem)
  const key = Buffer.from(pem, 'base64')
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' })
  }
}

/** The client secret: a JWT of five minutes, signed with the team's key. */
function clientSecret({ clientId, teamId, keyId }: AppleSettings, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: teamId, iat: now, exp: now + SECRET_LIFE_S, aud: AUDIENCE, sub: clientId }
  const text = `${part({ alg: 'ES256', kid: keyId })}.${part(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

/** The name in the form, which Apple sends at the first consent only. */
function nameIn(callback: URLSearchParams): string | undefined {
  try {
    const { name } = JSON.parse(callback.get('user') ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    const parts = [name?.firstName, name?.lastName].filter(one => typeof one === 'string')
    return parts.join(' ').trim() || undefined
  } catch {
    return undefined
  }
}

function applePerson(claims: Readonly<Record<string, unknown>>, callback: URLSearchParams): ProviderPerson {
  const person = personOf(claims)
  const name = nameIn(callback)
  const isPrivate = [true, 'true'].includes(claims['is_private_email'] as boolean | string)
  const relay = isPrivate || RELAY.test(person.email ?? '')
  return { ...person, ...(name !== undefined && { name }), ...(relay && { relay }) }
}

/** Apple: OpenID Connect whose answer is a form that the browser posts, and whose client secret is signed. LOGIN-4 */
export function apple(settings: AppleSettings): SignInProvider {
  const key = privateKeyOf(settings.privateKey)
  return oidcProvider({
    issuer: settings.issuer,
    clientId: settings.clientId,
    authenticate: form => form.set('client_secret', clientSecret(settings, key)),
    scope: 'name email',
    pkce: false,
    extra: { response_mode: 'form_post' },
    returnsBy: 'post',
    cancelled: 'user_cancelled_authorize',
    personOf: applePerson,
    insecure: settings.insecure,
  })
}
