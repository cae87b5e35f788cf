import { auth as calls } from '@comanda/contract/auth'
import { t } from '../../platform/i18n/index.ts'
import { Refused, send } from '../../platform/send/index.ts'

/**
 * Does the piece of work that keeps machines from sending codes by the thousand: about a second, nothing to see or to
 * solve. Browsers offer the arithmetic on secure addresses alone. TF11
 */
export async function solveCaptcha(): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new Refused('network', t('auth.notSecure'), { requestId: '' })
  const [{ solveChallenge }, { deriveKey }, { challenge }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    send(calls.captchaConfig, {}),
  ])
  const work = challenge as unknown as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge: work, deriveKey })
  return btoa(JSON.stringify({ challenge: work, solution }))
}
