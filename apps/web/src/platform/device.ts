import { randomId } from './random-id.ts'
import { writeStored, readStoredText } from './storage.ts'

let known: string | undefined

/** This device's id: random, made once, and of no use to anyone else. API-1 */
export function deviceId(): string {
  known ??= readStoredText('deviceId')
  if (known === undefined) {
    known = randomId()
    writeStored('deviceId', known)
  }
  return known
}
