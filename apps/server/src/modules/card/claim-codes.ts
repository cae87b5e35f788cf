import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { readableText } from '../../platform/ids.ts'

const LENGTH = 26

/** Codes of transfer links: a holder of the code may receive the value. CARD-4, U3 */
export interface ClaimCodes {
  /** The code of a transfer, which follows from the server's secret and is stored nowhere. */
  codeOf(transferId: string): string
  /** The stored form of a code, which does not tell the code. */
  digestOf(code: string): string
}

export function claimCodes(secret: string): ClaimCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'transfer claim codes', 32))
  return {
    codeOf: transferId => readableText(createHmac('sha256', key).update(transferId).digest().subarray(0, LENGTH)),
    digestOf: code => createHash('sha256').update(code).digest('base64url'),
  }
}
