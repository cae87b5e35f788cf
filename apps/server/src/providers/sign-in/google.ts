import { oidcProvider, personOf } from './oidc.ts'
import type { SignInProvider } from './port.ts'

export interface GoogleSettings {
  issuer: () => Promise<string>
  clientId: string
  clientSecret: string
  insecure: boolean
}

/** Google. LOGIN-4 */
export const google = ({ issuer, clientId, clientSecret, insecure }: GoogleSettings): SignInProvider =>
  oidcProvider({
    issuer,
    clientId,
    authenticate: form => form.set('client_secret', clientSecret),
    scope: 'openid email profile',
    pkce: true,
    extra: { prompt: 'select_account' },
    returnsBy: 'get',
    cancelled: 'access_denied',
    personOf,
    insecure,
  })
