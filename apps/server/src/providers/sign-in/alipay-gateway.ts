import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { senderTo } from '../../platform/outgoing-request.ts'

const send = senderTo('alipay')

export interface Gateway {
  appId: string
  /** The app's key, which signs requests. */
  key: KeyObject
  /** Alipay's key, which signs answers. */
  platformKey: KeyObject
  url: () => Promise<string>
}

/** An answer whose signature is right, or the reason why there is none, without secrets. */
export type GatewayAnswer = { answer: Readonly<Record<string, unknown>> } | { why: string }

const TIMEOUTS = { connectMs: 3000, totalMs: 10_000 }
const CHINA_MS = 8 * 3_600_000

/** Alipay's public key: PEM, or its base64 alone. @throws if it is neither */
export const publicKeyOf = (text: string): KeyObject => {
  const pem = text.replaceAll('\\n', '\n')
  if (pem.includes('-----')) return createPublicKey(pem)
  return createPublicKey({ key: Buffer.from(pem, 'base64'), format: 'der', type: 'spki' })
}

/** Byte order of the names; values are not encoded. */
const signedText = (params: Readonly<Record<string, string>>): string =>
  Object.entries(params)
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** The JSON value of `name` with the exact characters of `body`, which the signature covers. Undefined if there is none. */
export function rawValue(body: string, name: string): string | undefined {
  const at = body.indexOf(`"${name}":`)
  if (at < 0) return undefined
  const from = at + name.length + 3
  let depth = 0
  let quoted = false
  for (let i = from; i < body.length; i += 1) {
    const sign = body[i]
    if (quoted) {
      if (sign === '\\') i += 1
      else if (sign === '"') quoted = false
      continue
    }
    if (sign === '"') quoted = true
    if (sign === '{') depth += 1
    if (sign === '}' && --depth === 0) return body.slice(from, i + 1)
  }
  return undefined
}

function readAnswer(body: string, method: string, platformKey: KeyObject): GatewayAnswer {
  const node = `${method.replaceAll('.', '_')}_response`
  const failed = rawValue(body, 'error_response')
  const raw = failed ?? rawValue(body, node)
  const signature = /"sign"\s*:\s*"([A-Za-z0-9+/=]+)"/.exec(body)?.[1]
  if (raw === undefined || signature === undefined) return { why: 'unreadable' }
  if (!verify('sha256', Buffer.from(raw), platformKey, Buffer.from(signature, 'base64'))) return { why: 'signature' }
  const answer = JSON.parse(raw) as Readonly<Record<string, unknown>>
  const { code = '10000', sub_code: subCode = '' } = answer
  return failed === undefined && code === '10000' ? { answer } : { why: `${String(code)} ${String(subCode)}`.trim() }
}

/** Sends one method to Alipay's gateway, signed with RSA2, and verifies the answer's signature. `now` in epoch ms. */
export async function callGateway(
  { appId, key, platformKey, url }: Gateway,
  method: string,
  own: Readonly<Record<string, string>>,
  now: number,
): Promise<GatewayAnswer> {
  const params = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: new Date(now + CHINA_MS).toISOString().slice(0, 19).replace('T', ' '),
    version: '1.0',
    ...own,
  }
  const signature = sign('sha256', Buffer.from(signedText(params)), key).toString('base64')
  const body = new URLSearchParams({ ...params, sign: signature }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' }
  const result = await send({ method: 'POST', url: await url(), headers, body }, TIMEOUTS)
  if (result.sent !== 'answer' || result.status !== 200) return { why: `http ${result.sent}` }
  try {
    return readAnswer(result.text, method, platformKey)
  } catch {
    return { why: 'unreadable' }
  }
}
