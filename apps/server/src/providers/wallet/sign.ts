import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 over the parts, one per line; hex. The key is hex text. */
export const signatureOver = (hexKey: string, parts: readonly string[]): string =>
  createHmac('sha256', Buffer.from(hexKey, 'hex')).update(parts.join('\n'), 'utf8').digest('hex')

/** Whether the current or previous key signed these parts, compared in constant time. W1 */
export function isSignedBy(keys: readonly (string | undefined)[], parts: readonly string[], input: string): boolean {
  const known = keys.filter(key => key !== undefined)
  return known.map(key => same(signatureOver(key, parts), input)).includes(true)
}

function same(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
