import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'

const json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export const randomKey = (): { privateKey: KeyObject; publicKey: KeyObject } =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A signed JWT, RS256. */
export function signedToken(claims: object, key: KeyObject, kid: string): string {
  const text = `${json({ alg: 'RS256', typ: 'JWT', kid })}.${json(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** The claims of a JWT signed with ES256; undefined if the signature or the key id is wrong. */
export function readClientSecret(
  token: string,
  { publicKey, keyId }: { publicKey: KeyObject; keyId: string },
): Record<string, unknown> | undefined {
  const [head = '', body = '', signature = ''] = token.split('.')
  const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
  try {
    const header = part(head)
    if (header['alg'] !== 'ES256' || header['kid'] !== keyId) return undefined
    const key = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
    const right = verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))
    return right ? part(body) : undefined
  } catch {
    return undefined
  }
}

/** The code challenge of a PKCE verifier. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
