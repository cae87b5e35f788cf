import { randomBytes } from 'node:crypto'
import { type ProviderPerson, type Return, type Served, SignInStandin } from './standin.ts'

interface App {
  appId: string
  appSecret: string
}

export interface WechatAccount {
  official: App
  web: App
}

const OFFICIAL = '/connect/oauth2/authorize'
const WEB = '/connect/qrconnect'
const ORDER = ['appid', 'redirect_uri', 'response_type', 'scope', 'state']

/** WeChat's double: authorization with its parameter order, codes, user data; `errcode` and `snapshot` are switchable. */
export class WechatStandin extends SignInStandin {
  protected readonly consentPath = OFFICIAL
  protected override readonly otherConsentPath = WEB
  private readonly account: WechatAccount
  private readonly tokens = new Map<string, { person: ProviderPerson; scope: string }>()
  /** The next tokens belong to a page in snapshot mode. */
  snapshot = false
  /** Answered by the named endpoint instead of data. */
  errcode: { on: 'access_token' | 'userinfo'; code: number; times: number } | undefined

  constructor(account: WechatAccount) {
    super()
    this.account = account
  }

  protected faultOf(requested: URLSearchParams): string | undefined {
    const app = [this.account.official, this.account.web].find(({ appId }) => appId === requested.get('appid'))
    if (!app) return '40013 invalid appid'
    if (JSON.stringify([...requested.keys()]) !== JSON.stringify(ORDER)) return '10002 parameters'
    const scopes = app === this.account.web ? ['snsapi_login'] : ['snsapi_base', 'snsapi_userinfo']
    return scopes.includes(requested.get('scope') ?? '') ? undefined : '10005 scope'
  }

  protected override isSilent(requested: URLSearchParams): boolean {
    return requested.get('scope') === 'snsapi_base'
  }

  /** A refusal returns the state alone. */
  protected returnTo(requested: URLSearchParams, code: string | undefined): Return {
    const url = new URL(requested.get('redirect_uri') ?? '')
    if (code !== undefined) url.searchParams.set('code', code)
    url.searchParams.set('state', requested.get('state') ?? '')
    return { url: url.toString() }
  }

  protected serve(path: string, query: URLSearchParams): Served {
    if (path === '/sns/oauth2/access_token') return { body: JSON.stringify(this.token(query)) }
    if (path === '/sns/userinfo') return { body: JSON.stringify(this.userInfo(query)) }
    return { status: 404, body: { errcode: 404 } }
  }

  private takeError(on: 'access_token' | 'userinfo'): object | undefined {
    const error = this.errcode
    if (error?.on !== on || error.times <= 0) return undefined
    error.times -= 1
    return { errcode: error.code, errmsg: 'requested by the test' }
  }

  private token(query: URLSearchParams): object {
    const error = this.takeError('access_token')
    if (error) return error
    const app = [this.account.official, this.account.web].find(({ appId }) => appId === query.get('appid'))
    if (app?.appSecret !== query.get('secret')) return { errcode: 40125, errmsg: 'invalid appsecret' }
    const grant = this.takeGrant(query.get('code'))
    if (grant === 'used') return { errcode: 40163, errmsg: 'code been used' }
    if (grant === 'unknown') return { errcode: 40029, errmsg: 'invalid code' }
    const { person, requested } = grant
    const access = randomBytes(24).toString('base64url')
    const scope = requested.get('scope') ?? ''
    this.tokens.set(access, { person, scope })
    return {
      access_token: access,
      expires_in: 7200,
      refresh_token: randomBytes(24).toString('base64url'),
      openid: this.openidOf(person, requested.get('appid') ?? ''),
      scope,
      unionid: `u-${person.subject}`,
      ...(this.snapshot && { is_snapshotuser: 1 }),
    }
  }

  /** A person has a different openid at each app. */
  private readonly openidOf = ({ subject }: ProviderPerson, appId: string): string => `${appId}-${subject}`

  private userInfo(query: URLSearchParams): object {
    const error = this.takeError('userinfo')
    if (error) return error
    const token = this.tokens.get(query.get('access_token') ?? '')
    if (!token) return { errcode: 40001, errmsg: 'invalid credential' }
    if (this.snapshot || token.scope === 'snsapi_base') return { errcode: 48001, errmsg: 'api unauthorized' }
    const { person } = token
    return { openid: query.get('openid'), nickname: person.name, sex: 0, privilege: [], unionid: `u-${person.subject}` }
  }
}
