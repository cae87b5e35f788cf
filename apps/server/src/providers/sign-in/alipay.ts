import { callGateway, type Gateway } from './alipay-gateway.ts'
import type { ProviderResult, SignInProvider } from './port.ts'

export interface AlipaySettings extends Gateway {
  /** Address of the consent page. */
  authorizeUrl: () => Promise<string>
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Alipay replaces `user_id` by `open_id`: the kind is part of the subject. */
function subjectOf({ open_id: open, user_id: user }: Readonly<Record<string, unknown>>): string | undefined {
  const id = text(open)
  if (id !== undefined) return `open:${id}`
  return text(user) && `user:${text(user)}`
}

async function identify(settings: AlipaySettings, code: string, silent: boolean): Promise<ProviderResult> {
  const form = { grant_type: 'authorization_code', code }
  const granted = await callGateway(settings, 'alipay.system.oauth.token', form, Date.now())
  if ('why' in granted) return { kind: 'failed', why: granted.why }
  const subject = subjectOf(granted.answer)
  if (subject === undefined) return { kind: 'failed', why: 'no id' }
  const person = { subject, emailVerified: false }
  if (silent) return { kind: 'person', person }
  const input = { auth_token: String(granted.answer['access_token']) }
  const profile = await callGateway(settings, 'alipay.user.info.share', input, Date.now())
  if ('why' in profile) return { kind: 'failed', why: profile.why }
  const name = text(profile.answer['nick_name'])
  return { kind: 'person', person: { ...person, ...(name !== undefined && { name }) } }
}

/** Alipay: web authorization, answered by its signed gateway. NAV-5, LOGIN-4 */
export const alipay = (settings: AlipaySettings): SignInProvider => ({
  returnsBy: 'get',
  async authorizationUrl({ redirectUri, state, silent }) {
    const query = new URLSearchParams({
      app_id: settings.appId,
      scope: silent ? 'auth_base' : 'auth_user',
      redirect_uri: redirectUri,
      state,
    })
    return `${await settings.authorizeUrl()}/oauth2/publicAppAuthorize.htm?${query.toString()}`
  },
  async identify(callback, { silent }) {
    const code = callback.get('auth_code')
    return code === null ? { kind: 'refused' } : identify(settings, code, silent)
  },
})
