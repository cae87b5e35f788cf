import type { auth as calls } from '@comanda/contract/auth'
import type { Handler } from '../../../platform/http/handler.ts'
import type { CaptchaProvider } from '../../../providers/captcha/port.ts'
import type { Captcha } from './captcha.ts'

/** The captcha a phone gets: the provider's if configured and loadable there, else a proof of work. ETC-5 */
export const captchaConfig =
  (captcha: Captcha, provider: CaptchaProvider | undefined): Handler<typeof calls.captchaConfig> =>
  async (caller, { fallback }) => {
    if (!provider || fallback)
      return { captchaType: 'altcha', challenge: await captcha.challenge(caller.session.owner) }
    const { captchaId, riskType, apiServers, staticServers } = provider
    const servers = { apiServers: [...apiServers], staticServers: [...staticServers] }
    return { captchaType: 'geetest', captchaId, ...(riskType && { riskType }), ...servers }
  }
