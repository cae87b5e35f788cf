import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 over the parts, one per line; hex. The key is hex text. */
export const sign = (hexKey: string, parts: readonly string[]): string =>
  createHmac('sha256', Buffer.from(hexKey, 'hex')).update(parts.join('\n'), 'utf8').digest('hex')

/** Whether a signature matches these parts, compared in constant time. */
export function isSigned(hexKey: string, parts: readonly string[], given: string): boolean {
  const [a, b] = [Buffer.from(sign(hexKey, parts)), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
