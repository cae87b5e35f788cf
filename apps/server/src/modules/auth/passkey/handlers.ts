import type { auth as calls } from '@comanda/contract/auth'
import type { HandlersOf } from '../../../platform/http/index.ts'
import type { AuthDeps } from '../deps.ts'
import type { SignInDeps } from '../sign-in/login.ts'
import { addPasskey, passkeyRegistration, passkeys, removePasskey } from './register.ts'
import { passkeyChallenge, passkeySignIn } from './sign-in.ts'
import type { PasskeyDeps } from './site.ts'

type Names = 'passkeys' | 'passkeyRegistration' | 'addPasskey' | 'removePasskey' | 'passkeyChallenge' | 'passkeySignIn'

/** The calls of passkeys. LOGIN-4 */
export const passkeyHandlers = (
  deps: PasskeyDeps & SignInDeps & Pick<AuthDeps, 'channelOpen'>,
): HandlersOf<Pick<typeof calls, Names>> => ({
  passkeys: passkeys(deps),
  passkeyRegistration: passkeyRegistration(deps),
  addPasskey: addPasskey(deps),
  removePasskey: removePasskey(deps),
  passkeyChallenge: passkeyChallenge(deps),
  passkeySignIn: passkeySignIn(deps),
})
