import type { Config } from '../../platform/config.ts'
import { geetest } from './geetest.ts'
import type { CaptchaProvider } from './port.ts'

/** The captcha provider of this installation; undefined where none is configured. */
export function captchaOf(config: Config): CaptchaProvider | undefined {
  const { GEETEST_CAPTCHA_ID: captchaId, GEETEST_CAPTCHA_KEY: captchaKey, GEETEST_URL: validateUrl } = config
  return captchaId && captchaKey ? geetest({ captchaId, captchaKey, validateUrl }) : undefined
}

/** Hosts its part in the browser comes from. X3 */
export const captchaHosts = (config: Config): string[] => {
  const provider = captchaOf(config)
  return provider ? [...provider.apiServers, ...provider.staticServers].map(host => `https://${host}`) : []
}
