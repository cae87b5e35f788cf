/** A wallet of a phone or browser that pays through the card provider. */
export type WalletType = 'applepay' | 'googlepay'

const names: Readonly<Record<WalletType, string>> = { applepay: 'Apple Pay', googlepay: 'Google Pay' }

/** The entry of a wallet in the list of payment methods, with what the browser's part needs of it. */
export const walletMethod = (type: WalletType, merchantAccount: string) => ({
  type,
  name: names[type],
  brands: ['visa', 'mc', 'amex'],
  configuration:
    type === 'applepay'
      ? { merchantId: 'merchant.standin', merchantName: merchantAccount }
      : { merchantId: 'standin', gatewayMerchantId: merchantAccount, merchantName: merchantAccount },
})

const json = (text: string): Record<string, unknown> => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const decoded = (text: unknown): string => Buffer.from(typeof text === 'string' ? text : '', 'base64').toString('utf8')

/**
 * Checks that a token has the fields of the wallet's format, and reads the name of the card's holder in its encrypted part, which
 * tests write in base64. Undefined for a token of another format.
 */
export function holderInToken(wallet: WalletType, token: string): string | undefined {
  if (wallet === 'applepay') {
    const { version, data, signature, header } = json(decoded(token))
    const complete = version === 'EC_v1' && typeof signature === 'string' && typeof header === 'object'
    return complete && typeof data === 'string' ? decoded(data) : undefined
  }
  const { protocolVersion, signature, signedMessage } = json(token)
  const complete = /^ECv[12]/.test(String(protocolVersion)) && typeof signature === 'string'
  return complete && typeof signedMessage === 'string' ? decoded(json(signedMessage)['encryptedMessage']) : undefined
}

/** A merchant session of Apple Pay as the provider hands it on: opaque to the merchant's page. */
export function merchantSession(input: Record<string, unknown>, now: number): { data: string } | undefined {
  const { displayName, domainName, initiative, merchantIdentifier } = input
  if (initiative !== 'web' || merchantIdentifier !== 'merchant.standin') return undefined
  if (typeof displayName !== 'string' || typeof domainName !== 'string') return undefined
  const session = {
    epochTimestamp: now,
    expiresAt: now + 3_600_000,
    merchantSessionIdentifier: 'SSH0000000000000000',
    nonce: '00000000',
    merchantIdentifier: 'STANDIN',
    domainName,
    displayName,
    signature: '00',
  }
  return { data: Buffer.from(JSON.stringify(session)).toString('base64') }
}
