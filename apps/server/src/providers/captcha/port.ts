/** A captcha of a provider outside: what its browser part needs, and whether a proof of it holds. ETC-5 */
export interface CaptchaProvider {
  captchaId: string
  /** Addresses, `https://gcaptcha4.geetest.com`, that are asked one after the other. */
  apiServers: readonly string[]
  staticServers: readonly string[]
  /** `down`: nobody could be asked; it is no yes. */
  check(proof: Readonly<Record<string, string>>): Promise<'right' | 'wrong' | 'down'>
}
