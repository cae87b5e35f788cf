import type { Payload } from 'altcha-lib'
import { randomInt } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Limits } from '../../../platform/limits.ts'
import type { CaptchaProvider } from '../../../providers/captcha/port.ts'

interface Deps {
  secret: string
  clock: Clock
  limits: Limits
  /** A provider's captcha, checked before our own. */
  provider?: CaptchaProvider
}

export interface Captcha {
  /** A proof of work for the phone, about a second long, bound to a session and valid for five minutes. */
  challenge(owner: string): Promise<Record<string, unknown>>
  /** Whether the work was done, for this session, and not submitted before. U1 */
  passes(corporationId: number, owner: string, proof: string): Promise<boolean>
}

const library = () => import('altcha-lib')
const hashing = () => import('altcha-lib/algorithms/pbkdf2')

const LIFE_SECONDS = 300
const COST = 2000

/** With a provider, our own proof of work is only the fallback, with a low limit. */
const FALLBACKS = { max: 5, windowSeconds: 3600 }

type ProviderProof = Record<string, string>

/** The proof of a provider's captcha; undefined if it is none. */
function providerProof(proof: string): ProviderProof | undefined {
  try {
    const read: unknown = JSON.parse(proof)
    const whole = typeof read === 'object' && read !== null && 'lot_number' in read
    return whole && Object.values(read).every(value => typeof value === 'string') ? (read as ProviderProof) : undefined
  } catch {
    return undefined
  }
}

const readProof = (proof: string): Payload | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    const whole = typeof read === 'object' && read !== null && 'challenge' in read && 'solution' in read
    return whole ? (read as Payload) : undefined
  } catch {
    return undefined
  }
}

/** Proof of work by ALTCHA: no puzzle to see or hear, no third party. */
export function createCaptcha({ secret, clock, limits, provider }: Deps): Captcha {
  const keys = { hmacSignatureSecret: `${secret}:captcha`, hmacKeySignatureSecret: `${secret}:captcha-key` }
  return {
    async challenge(owner) {
      const expiresAt = new Date(clock() + LIFE_SECONDS * 1000)
      const counter = randomInt(150, 400)
      const [{ createChallenge }, { deriveKey }] = await Promise.all([library(), hashing()])
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter,
        data: { owner },
        deriveKey,
        expiresAt,
        ...keys,
      })
      return { ...challenge }
    },
    async passes(corporationId, owner, proof) {
      const providerAnswer = provider && providerProof(proof)
      if (providerAnswer) return (await provider.check(providerAnswer)) === 'right'
      const payload = readProof(proof)
      if (payload?.challenge.signature === undefined || payload.challenge.parameters?.data?.['owner'] !== owner)
        return false
      const [{ verifySolution }, { deriveKey }] = await Promise.all([library(), hashing()])
      const result = await verifySolution({ ...payload, deriveKey, ...keys }).catch(() => undefined)
      if (result?.verified !== true) return false
      // The library accepts the same proof twice: the counter accepts only the first.
      const key = `captcha:${payload.challenge.signature}`
      const once = { key, max: 1, windowSeconds: 86_400 }
      return limits.tryUse(
        corporationId,
        provider ? [once, { key: `captcha:fallback:${owner}`, ...FALLBACKS }] : [once],
      )
    },
  }
}
