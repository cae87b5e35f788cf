/** Scripts of the phones' wallets, and what they load: the card provider's component uses them on the card pages. PAY-8 */
const WALLET_HOSTS = [
  'https://applepay.cdn-apple.com',
  'https://pay.google.com',
  'https://google.com',
  'https://www.google.com',
  'https://www.gstatic.com',
]

/** External hosts that a page may use. */
export interface OtherHosts {
  /** Host of pictures, if separate. */
  pictures: readonly string[]
  /** The card provider: scripts, frames and calls on the pages where cards are entered. PAY-8 */
  payment: readonly string[]
  /** The captcha's provider, if configured: many pages send codes. ETC-5 */
  captcha?: readonly string[]
  /** Hosts of the brand's fonts. DECO-2 */
  fonts?: readonly string[]
}

const list = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/**
 * The content security policy of a page: scripts of our origin and the one constant inline script, styles of our origin
 * and those inlined in this page, no object, no base, no framing. The card provider's hosts are allowed on its page
 * only. X3
 */
export function policyOf(
  scripts: readonly string[],
  styles: readonly string[],
  hosts: OtherHosts,
  card: boolean,
): string {
  const payment = [...(card ? [...hosts.payment, ...WALLET_HOSTS] : []), ...(hosts.captcha ?? [])]
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...scripts, ...payment)}`,
    // Only the provider's own component writes styles.
    `style-src ${card ? list("'self'", "'unsafe-inline'", ...payment) : list("'self'", ...styles, ...(hosts.captcha ?? []))}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...hosts.pictures, ...payment)}`,
    `connect-src ${list("'self'", ...payment)}`,
    `frame-src ${card ? list("'self'", 'https:') : "'none'"}`,
    `font-src ${list("'self'", ...(hosts.fonts ?? []))}`,
    `media-src ${list("'self'", ...hosts.pictures)}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // 3-D Secure posts to the guest's bank, whose host is not known in advance.
    `form-action ${list("'self'", card ? 'https:' : '')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
