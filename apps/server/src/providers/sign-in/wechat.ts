import { senderTo } from '../../platform/outgoing-request.ts'
import type { Authorization, ProviderResult, SignInProvider } from './port.ts'

const send = senderTo('wechat')

interface App {
  appId: string
  appSecret: string
}

export interface WechatSettings {
  /** The official account, for pages inside the WeChat app. */
  official?: App | undefined
  /** The website app, for other browsers: a code to scan. */
  web?: App | undefined
  /** Address of the consent pages. */
  authorizeUrl: () => Promise<string>
  apiUrl: () => Promise<string>
}

type WeChatAnswer = Readonly<Record<string, unknown>>

const TIMEOUTS = { connectMs: 3000, totalMs: 10_000 }
/** The service asks to repeat the request. */
const BUSY = -1

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

async function get(address: string): Promise<WeChatAnswer> {
  const result = await send({ method: 'GET', url: address, headers: {} }, TIMEOUTS)
  if (result.sent !== 'answer' || result.status !== 200) return { errcode: `http ${result.sent}` }
  try {
    return JSON.parse(result.text) as WeChatAnswer
  } catch {
    return { errcode: 'unreadable' }
  }
}

/** Errors are HTTP 200 with `errcode`; a busy service is asked once more. */
async function requestAnswer(url: string, params: Record<string, string>): Promise<WeChatAnswer> {
  const address = `${url}?${new URLSearchParams(params).toString()}`
  const response = await get(address)
  return response['errcode'] === BUSY ? get(address) : response
}

const errorOf = (response: WeChatAnswer): string | undefined => {
  const code = response['errcode']
  return code === undefined || code === 0 ? undefined : `errcode ${JSON.stringify(code)}`
}

const appFor = ({ official, web }: WechatSettings, inApp: boolean): App | undefined => (inApp ? official : web)

const scopeOf = ({ silent, inApp }: Authorization): string =>
  inApp ? (silent ? 'snsapi_base' : 'snsapi_userinfo') : 'snsapi_login'

async function identify(settings: WechatSettings, code: string, authorization: Authorization): Promise<ProviderResult> {
  const app = appFor(settings, authorization.inApp)
  if (!app) return { kind: 'failed', why: 'no app for this browser' }
  const api = await settings.apiUrl()
  const form = { appid: app.appId, secret: app.appSecret, code, grant_type: 'authorization_code' }
  const granted = await requestAnswer(`${api}/sns/oauth2/access_token`, form)
  const openid = text(granted['openid'])
  const error = errorOf(granted) ?? (openid === undefined ? 'no openid' : undefined)
  if (error !== undefined || openid === undefined) return { kind: 'failed', why: error ?? '' }
  // A snapshot page has a virtual identity that belongs to no person.
  if (granted['is_snapshotuser'] === 1) return { kind: 'failed', why: 'snapshot user' }
  const union = text(granted['unionid'])
  const person = { subject: openid, emailVerified: false, ...(union !== undefined && { unionSubject: union }) }
  if (scopeOf(authorization) === 'snsapi_base') return { kind: 'person', person }
  const input = { access_token: String(granted['access_token']), openid, lang: 'zh_CN' }
  const profile = await requestAnswer(`${api}/sns/userinfo`, input)
  const refused = errorOf(profile)
  if (refused !== undefined) return { kind: 'failed', why: refused }
  const name = text(profile['nickname'])
  return { kind: 'person', person: { ...person, ...(name !== undefined && { name }) } }
}

/** WeChat: web authorization inside its app, and a code to scan in other browsers. NAV-5, LOGIN-4 */
export const wechat = (settings: WechatSettings): SignInProvider => ({
  returnsBy: 'get',
  inAppOnly: settings.web === undefined,
  async authorizationUrl(authorization) {
    const { inApp, redirectUri, state } = authorization
    const app = appFor(settings, inApp)
    if (!app) throw new Error('no WeChat app for this browser')
    const page = inApp ? 'connect/oauth2/authorize' : 'connect/qrconnect'
    // WeChat expects the parameters in this order, and the fragment.
    const query = [
      `appid=${encodeURIComponent(app.appId)}`,
      `redirect_uri=${encodeURIComponent(redirectUri)}`,
      'response_type=code',
      `scope=${scopeOf(authorization)}`,
      `state=${state}`,
    ]
    return `${await settings.authorizeUrl()}/${page}?${query.join('&')}#wechat_redirect`
  },
  async identify(callback, authorization) {
    const code = callback.get('code')
    // After a refusal only the state comes back.
    return code === null ? { kind: 'refused' } : identify(settings, code, authorization)
  },
})
