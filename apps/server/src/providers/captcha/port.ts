/** An external captcha: the settings of its browser part, and the verification of its proof. ETC-5 */
export interface CaptchaProvider {
  captchaId: string
  /** The kind of puzzle; left out, the provider chooses. */
  riskType?: string
  /** Verification addresses (`https://gcaptcha4.geetest.com`), tried in order. */
  apiServers: readonly string[]
  staticServers: readonly string[]
  /** `down`: no address answered, which does not count as passed. */
  check(proof: Readonly<Record<string, string>>): Promise<'right' | 'wrong' | 'down'>
}
