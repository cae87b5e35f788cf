import { createHmac } from 'node:crypto'
import { senderTo } from '../../platform/outgoing-request.ts'
import type { CaptchaProvider } from './port.ts'

const send = senderTo('captcha')

interface Account {
  captchaId: string
  captchaKey: string
  riskType?: string
  /** Where a proof is validated, `https://gcaptcha4.geetest.com`. */
  validateUrl: string
  apiServers: readonly string[]
  staticServers: readonly string[]
}

const TIMEOUTS = { connectMs: 3000, totalMs: 5000 }
const HEADERS = { 'content-type': 'application/x-www-form-urlencoded' }
const FIELDS = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const

/** GeeTest, version 4. The key signs the lot; the captcha id is the configured one, never the phone's. U1 */
export const geetest = ({ captchaId, captchaKey, validateUrl, ...servers }: Account): CaptchaProvider => ({
  captchaId,
  ...servers,
  async check(proof) {
    const lot = proof['lot_number'] ?? ''
    const signToken = createHmac('sha256', captchaKey).update(lot).digest('hex')
    const form = new URLSearchParams(FIELDS.map((name): [string, string] => [name, proof[name] ?? '']))
    form.set('captcha_id', captchaId)
    form.set('sign_token', signToken)
    const url = `${validateUrl}/validate?captcha_id=${encodeURIComponent(captchaId)}`
    const sent = await send({ method: 'POST', url, headers: HEADERS, body: form.toString() }, TIMEOUTS)
    return sent.sent === 'answer' ? verdictIn(sent.text) : 'down'
  },
})

function verdictIn(text: string): 'right' | 'wrong' | 'down' {
  try {
    const { status, result } = JSON.parse(text) as { status?: unknown; result?: unknown }
    if (status !== 'success') return 'down'
    return result === 'success' ? 'right' : 'wrong'
  } catch {
    return 'down'
  }
}
