import type { auth as calls } from '@comanda/contract/auth'
import type { HandlersOf } from '../../../platform/http/index.ts'
import type { ProviderName, SignInProvider, SignInProviders } from '../../../providers/sign-in/port.ts'
import type { AuthDeps } from '../deps.ts'
import type { SignUpDeps } from '../sign-in/signup.ts'
import { finishProvider } from './finish.ts'
import { getAuthUrl, type ProviderDeps } from './get-auth-url.ts'
import { signUpWithProvider } from './sign-up.ts'
import { identities, unlinkProvider } from './unlink.ts'

const offered = (providers: SignInProviders) =>
  (Object.entries(providers) as [ProviderName, SignInProvider][]).map(([provider, { inAppOnly = false }]) => ({
    provider,
    inAppOnly,
  }))

type Names =
  | `${ProviderName}AuthUrl`
  | 'providers'
  | 'finishProvider'
  | 'signUpWithProvider'
  | 'identities'
  | 'unlinkProvider'

/** The calls for signing in through a provider. LOGIN-4 */
export const providerHandlers = (
  deps: ProviderDeps & SignUpDeps & Pick<AuthDeps, 'channelOpen'>,
): HandlersOf<Pick<typeof calls, Names>> => ({
  googleAuthUrl: getAuthUrl(deps, 'google'),
  appleAuthUrl: getAuthUrl(deps, 'apple'),
  wechatAuthUrl: getAuthUrl(deps, 'wechat'),
  alipayAuthUrl: getAuthUrl(deps, 'alipay'),
  providers: async () => ({ providers: offered(deps.providers) }),
  finishProvider: finishProvider(deps),
  signUpWithProvider: signUpWithProvider(deps),
  identities: identities(deps),
  unlinkProvider: unlinkProvider(deps),
})
