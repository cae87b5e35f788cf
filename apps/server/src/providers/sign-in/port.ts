/** Providers a person can sign in with. LOGIN-4 */
export type ProviderName = 'google' | 'apple' | 'wechat' | 'alipay'

/** Secrets of one authorization, stored until its answer arrives. */
export interface Authorization {
  /** Letters and digits only: WeChat accepts nothing else. */
  state: string
  nonce: string
  /** PKCE code verifier. */
  verifier: string
  /** Registered at the provider; it must be the same for the code. */
  redirectUri: string
  /** Identifies only and shows no consent page, where the provider can. NAV-5 */
  silent: boolean
  /** Opened in the provider's own app. */
  inApp: boolean
}

/** A person, as the provider knows them. */
export interface ProviderPerson {
  /** The provider's stable id of the person for this brand. */
  subject: string
  /** The id for all apps of the brand, where the provider has one. */
  unionSubject?: string
  name?: string
  email?: string
  /** The provider has verified that the address is theirs. */
  emailVerified: boolean
  /** The address forwards to one that is hidden; it must not be matched with an account. */
  relay?: boolean
}

/** The result of an authorization. `refused`: the person cancelled. `failed`: with the reason for the log, without secrets. */
export type ProviderResult =
  | { kind: 'person'; person: ProviderPerson }
  | { kind: 'refused' }
  | { kind: 'failed'; why: string }

export interface SignInProvider {
  /** How the provider returns the browser: `post` is a form from its own site. */
  returnsBy: 'get' | 'post'
  /** Its consent page works in its own app only. */
  inAppOnly?: boolean
  /** The address of the provider's consent page. */
  authorizationUrl(authorization: Authorization): Promise<string>
  /** Exchanges the code of a callback and verifies the answer. Never throws. */
  identify(callback: URLSearchParams, authorization: Authorization): Promise<ProviderResult>
}

/** The providers that are configured. */
export type SignInProviders = Partial<Record<ProviderName, SignInProvider>>

export interface ConnectedSignIn {
  providers: SignInProviders
  close(): Promise<void>
}
