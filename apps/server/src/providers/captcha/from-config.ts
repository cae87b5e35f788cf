import type { Config } from '../../platform/config.ts'
import { geetest } from './geetest.ts'
import type { CaptchaProvider } from './port.ts'

/** The configured captcha provider, if any. */
export function captchaOf(config: Config): CaptchaProvider | undefined {
  const {
    GEETEST_CAPTCHA_ID: captchaId,
    GEETEST_CAPTCHA_KEY: captchaKey,
    GEETEST_URL: validateUrl,
    GEETEST_RISK_TYPE: riskType,
  } = config
  const apiServers = config.GEETEST_API_SERVERS.split(',')
  const staticServers = config.GEETEST_STATIC_SERVERS.split(',')
  return captchaId && captchaKey
    ? geetest({ captchaId, captchaKey, validateUrl, apiServers, staticServers, ...(riskType && { riskType }) })
    : undefined
}

/** Hosts that the captcha's browser part loads from. X3 */
export const captchaHosts = (config: Config): string[] => {
  const provider = captchaOf(config)
  return provider ? [...new Set([...provider.apiServers, ...provider.staticServers])] : []
}
