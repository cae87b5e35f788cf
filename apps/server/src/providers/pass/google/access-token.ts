import { importPKCS8, SignJWT } from 'jose'
import type { Clock } from '../../../platform/clock.ts'
import { senderTo } from '../../../platform/outgoing-request.ts'

const send = senderTo('googleWallet')

/** A service account that may issue passes. */
export interface GoogleAccount {
  issuerId: string
  /** E-mail address of the service account. */
  email: string
  /** Its private key, PKCS#8 PEM. */
  key: string
  apiUrl: string
  tokenUrl: string
  saveUrl: string
}

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
export const TIMEOUTS = { connectMs: 3000, totalMs: 8000 }
const SPARE_MS = 60_000

/** Signs claims with the account's key. */
export async function signed(account: GoogleAccount, claims: Record<string, unknown>): Promise<string> {
  const key = await importPKCS8(account.key, 'RS256')
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(key)
}

/** Access tokens of a service account, each used until a minute before it expires; undefined if none was granted. */
export function accessTokens(account: () => Promise<GoogleAccount>, clock: Clock) {
  let current: { token: string; until: number } | undefined
  const grant = async (): Promise<string | undefined> => {
    const own = await account()
    const now = Math.floor(clock() / 1000)
    const claims = { iss: own.email, scope: SCOPE, aud: own.tokenUrl, iat: now, exp: now + 3600 }
    const body = String(new URLSearchParams({ grant_type: GRANT, assertion: await signed(own, claims) }))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await send({ method: 'POST', url: own.tokenUrl, headers, body }, TIMEOUTS)
    if (answer.sent !== 'answer' || answer.status !== 200) return undefined
    const { access_token: token, expires_in: seconds } = JSON.parse(answer.text) as Record<string, unknown>
    if (typeof token !== 'string' || typeof seconds !== 'number') return undefined
    current = { token, until: clock() + seconds * 1000 - SPARE_MS }
    return token
  }
  return async (): Promise<string | undefined> => (current && clock() < current.until ? current.token : grant())
}
