import { createHash } from 'node:crypto'
import { secretToken } from '../../../platform/ids.ts'

/** `ck_<brand>_<43 signs>`: secret scanners recognise its beginning, and the brand says which keys to look among. */
const KEY = /^ck_(\d{1,15})_[\w-]{43}$/
/** Signs of the secret part that are shown. */
const SHOWN = 4

/** A new key of a brand with 256 random bits. API-7 */
export const newKey = (corporationId: number): string => `ck_${corporationId}_${secretToken()}`

/** The stored form of a key: its random bits cannot be guessed, so a fast hash suffices. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** How a key is shown from then on. */
export const prefixOf = (key: string): string => key.slice(0, key.lastIndexOf('_', key.length - 43) + 1 + SHOWN)

/** The brand of a key; undefined for a text that is none. */
export function brandOfKey(key: string): number | undefined {
  const [, brand] = KEY.exec(key) ?? []
  return brand === undefined ? undefined : Number(brand)
}
