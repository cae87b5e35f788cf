import { randomId } from './random-id.ts'
import { keep, recallText } from './storage.ts'

let known: string | undefined

/** This device's id: random, made once, and of no use to anyone else. API-1 */
export function deviceId(): string {
  known ??= recallText('deviceId')
  if (known === undefined) {
    known = randomId()
    keep('deviceId', known)
  }
  return known
}
