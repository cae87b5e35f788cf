import { auth as calls } from '@comanda/contract/auth'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '../../platform/i18n/index.ts'
import { Refused, send } from '../../platform/send/index.ts'

type Config = ResponseOf<typeof calls.captchaConfig>

/** Whether the provider's captcha failed to load: the proof of work is used from then on. ETC-5 */
let fallback = false

const failed = (text: string): Refused => new Refused('network', text, { requestId: '' })

/**
 * Computes the proof of work that prevents mass sending of codes: about a second, without interaction. Browsers offer
 * the required crypto on secure origins only. U1
 */
async function work(challenge: object): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const parsed = challenge as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge: parsed, deriveKey })
  return btoa(JSON.stringify({ challenge: parsed, solution }))
}

/**
 * Solves the provider's captcha. A load failure is shown as a network error, and the next attempt uses the proof of
 * work. ETC-5
 */
async function solved(config: Config & { captchaType: 'geetest' }, callType: string): Promise<string> {
  const { geetestProof } = await import('./geetest.ts')
  const proof = await geetestProof({ ...config, callType }).catch(() => {
    fallback = true
    throw failed(t('sys.api.networkExceptionMsg'))
  })
  if (proof === undefined) throw failed(t('auth.captchaClosed'))
  return proof
}

/** Returns the proof required to send a code, from the configured captcha. `callType`: the purpose of the code. U1 */
export async function solveCaptcha(callType: string): Promise<string> {
  if (!globalThis.crypto?.subtle) throw failed(t('auth.notSecure'))
  const config = await send(calls.captchaConfig, { fallback })
  return config.captchaType === 'geetest' ? solved(config, callType) : work(config.challenge)
}
