import { createHash } from 'node:crypto'

/** How a policy names an inline text. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hosts that may take part in a page beside our own. */
export interface OtherHosts {
  /** Of pictures, where they have a host of their own. */
  pictures: readonly string[]
  /** Of the card provider: scripts, frames and calls on the pages where cards are typed. PAY-8 */
  payment: readonly string[]
  /** Of the captcha's provider, where one is configured: codes are asked for on many pages. ETC-5 */
  captcha?: readonly string[]
}

const list = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/**
 * The policy of a page: scripts from here and the one constant inline script, styles from here and the ones written into this very page,
 * no object, no base, no frame around us. The card provider's hosts are let in on its page alone. X3
 */
export function policyOf(
  scripts: readonly string[],
  styles: readonly string[],
  hosts: OtherHosts,
  card: boolean,
): string {
  const payment = [...(card ? hosts.payment : []), ...(hosts.captcha ?? [])]
  return [
    "default-src 'none'",
    `script-src ${list("'self'", "'wasm-unsafe-eval'", ...scripts, ...payment)}`,
    // The provider's own component writes styles; nobody else may.
    `style-src ${card ? list("'self'", "'unsafe-inline'", ...payment) : list("'self'", ...styles, ...(hosts.captcha ?? []))}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...hosts.pictures, ...payment)}`,
    `connect-src ${list("'self'", ...payment)}`,
    `frame-src ${card ? list("'self'", 'https:') : "'none'"}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // 3-D Secure posts to the bank of the guest, whose host nobody knows beforehand.
    `form-action ${list("'self'", card ? 'https:' : '')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
