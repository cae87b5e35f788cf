import type { ApplePasses } from '../port.ts'
import { type AppleCredentials, identifiersOf } from './credentials.ts'
import { passFile } from './pass-file.ts'
import { applePush } from './push.ts'

/** Apple Wallet with the credentials of a brand's pass type, which are read when they are first needed. CARD-9 */
export function applePasses(credentials: () => Promise<AppleCredentials>): ApplePasses & { close(): Promise<void> } {
  const { push, close } = applePush(credentials)
  return {
    passTypeIdentifier: async () => identifiersOf((await credentials()).certificate).passTypeIdentifier,
    file: async (content, identity, brand) => passFile(await credentials(), content, identity, brand),
    push,
    close,
  }
}
