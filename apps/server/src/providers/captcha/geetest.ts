import { createHmac } from 'node:crypto'
import type { CaptchaProvider } from './port.ts'

interface Account {
  captchaId: string
  captchaKey: string
  /** Where a proof is validated, `https://gcaptcha4.geetest.com`. */
  validateUrl: string
  apiServers: readonly string[]
  staticServers: readonly string[]
}

const PATIENCE_MS = 5000
const FIELDS = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const

/** GeeTest, version 4. The key signs the lot; the id is ours, whatever the phone says. U1 */
export const geetest = ({ captchaId, captchaKey, validateUrl, ...servers }: Account): CaptchaProvider => ({
  captchaId,
  ...servers,
  async check(proof) {
    const lot = proof['lot_number'] ?? ''
    const signToken = createHmac('sha256', captchaKey).update(lot).digest('hex')
    const form = new URLSearchParams(FIELDS.map((name): [string, string] => [name, proof[name] ?? '']))
    form.set('captcha_id', captchaId)
    form.set('sign_token', signToken)
    try {
      const url = `${validateUrl}/validate?captcha_id=${encodeURIComponent(captchaId)}`
      const answer = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(PATIENCE_MS) })
      const said = (await answer.json()) as { status?: unknown; result?: unknown }
      if (said.status !== 'success') return 'down'
      return said.result === 'success' ? 'right' : 'wrong'
    } catch {
      return 'down'
    }
  },
})
