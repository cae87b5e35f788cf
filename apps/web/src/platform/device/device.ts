import { randomId } from './random-id.ts'
import { writeStored, readStoredText } from './storage.ts'

let known: string | undefined

/** This device's random id, created once. API-1 */
export function deviceId(): string {
  known ??= readStoredText('deviceId')
  if (known === undefined) {
    known = randomId()
    writeStored('deviceId', known)
  }
  return known
}
