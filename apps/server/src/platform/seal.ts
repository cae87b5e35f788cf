import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts short secrets for a database column; the server's keys are needed to read them. */
export interface Seal {
  seal(text: string): string
  /** The text; undefined when the key is unknown or the text was modified. */
  open(sealed: string): string | undefined
  /** Whether it was sealed with the current key. */
  isCurrent(sealed: string): boolean
}

/** A named key; sealed texts contain its name. */
export interface SealKey {
  readonly id: string
  readonly secret: string
}

const NONCE = 12
const TAG = 16

/**
 * The first key seals, all open. Without keys the server's secret seals; texts sealed with it can still be opened after keys are
 * added.
 */
let ring: readonly SealKey[] = []
let ownSecret: string | undefined
const seals = new Map<string, Seal>()

/** Sets the keys of this process, and the server's secret where it changes, before anything is sealed. */
export function useSealKeys(keys: readonly SealKey[], secret = ownSecret): void {
  ring = keys
  ownSecret = secret
  seals.clear()
}

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32))

function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

function decrypt(key: Buffer, sealed: string): string | undefined {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/**
 * A seal for one purpose (AES-256-GCM); a text sealed for one purpose does not open for another. What a named key seals begins with
 * its name, `2027a.`; what the server's secret seals has no name.
 */
export function createSeal(secret: string, purpose: string): Seal {
  const keys = new Map(ring.map(({ id, secret: own }) => [id, keyFor(own, purpose)]))
  const [current] = ring
  const unnamed = keyFor(secret, purpose)
  const nameOf = (sealed: string) => /^(\w+)\./.exec(sealed)?.[1]
  return {
    seal: text =>
      current ? `${current.id}.${encrypt(keys.get(current.id) ?? unnamed, text)}` : encrypt(unnamed, text),
    open(sealed) {
      const name = nameOf(sealed)
      if (name === undefined) return decrypt(unnamed, sealed)
      const key = keys.get(name)
      return key && decrypt(key, sealed.slice(name.length + 1))
    },
    isCurrent: sealed => nameOf(sealed) === current?.id,
  }
}

/**
 * The seal of this process for a purpose, with the server's secret.
 * @throws Error before `useSealKeys`: what another secret seals would be lost
 */
export function sealFor(purpose: string): Seal {
  const known = seals.get(purpose)
  if (known) return known
  if (ownSecret === undefined) throw new Error('The secret of this process is not set')
  const seal = createSeal(ownSecret, purpose)
  seals.set(purpose, seal)
  return seal
}
