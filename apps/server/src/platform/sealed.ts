import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps short secrets in a column that says nothing to who reads the database alone. */
export interface Seal {
  seal(text: string): string
  /** What was sealed; undefined where it was sealed under another secret, or changed. */
  open(sealed: string): string | undefined
}

const NONCE = 12
const TAG = 16

/** A seal for one purpose (AES-256-GCM): what is sealed for one opens for no other. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32))
  return {
    seal(text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
