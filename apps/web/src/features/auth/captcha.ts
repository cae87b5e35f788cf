import { auth as calls } from '@comanda/contract/auth'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '../../platform/i18n/index.ts'
import { Refused, send } from '../../platform/send/index.ts'

type Config = ResponseOf<typeof calls.captchaConfig>

/** The provider's captcha did not load here: from now on a piece of work is done instead. ETC-5 */
let fallback = false

const failed = (words: string): Refused => new Refused('network', words, { requestId: '' })

/**
 * Does the piece of work that keeps machines from sending codes by the thousand: about a second, nothing to see or to
 * solve. Browsers offer the arithmetic on secure addresses alone. U1
 */
async function work(challenge: object): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const asked = challenge as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return btoa(JSON.stringify({ challenge: asked, solution }))
}

/** The provider's captcha. That it did not load is a failure of the network to the guest; the next try goes the other way. ETC-5 */
async function solved(config: Config & { captchaType: 'geetest' }): Promise<string> {
  const { geetestProof } = await import('./geetest.ts')
  const proof = await geetestProof(config).catch(() => {
    fallback = true
    throw failed(t('sys.api.networkExceptionMsg'))
  })
  if (proof === undefined) throw failed(t('auth.captchaClosed'))
  return proof
}

/** What shows that a person asks for the code, whichever captcha the house uses. U1 */
export async function solveCaptcha(): Promise<string> {
  if (!globalThis.crypto?.subtle) throw failed(t('auth.notSecure'))
  const config = await send(calls.captchaConfig, { fallback })
  return config.captchaType === 'geetest' ? solved(config) : work(config.challenge)
}
