import { authUrlCalls } from '@comanda/contract/auth'
import type { StartupInfo } from '@comanda/contract/startup'
import { send } from '../platform/send/index.ts'
import { kindOf, type PersonKind, currentUser } from '../platform/session.ts'
import { startup } from '../platform/startup.ts'

/** An app that knows its user already. */
type Provider = 'wechat' | 'alipay'

/** The app this page is opened in. WeCom is not WeChat, though it says so too. NAV-5 */
export function appOf(userAgent: string): Provider | undefined {
  if (/MicroMessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)) return 'wechat'
  return /AlipayClient|AliApp\(AP/i.test(userAgent) ? 'alipay' : undefined
}

/** What is known where the guest enters. */
export interface Entry {
  userAgent: string
  search: string
  person: PersonKind
  accounts: Pick<StartupInfo, 'officialAccount' | 'alipayAccount'>
  /** It was tried before in this tab. */
  tried: boolean
}

/**
 * The provider whose authorization the guest is sent to; undefined where there is none to ask, somebody is signed in, or it was
 * tried: a failed or refused authorization comes back with its `state` and is not asked again. NAV-5
 */
export function providerToAsk({ userAgent, search, person, accounts, tried }: Entry): Provider | undefined {
  const app = appOf(userAgent)
  if (app === undefined || tried || person !== 'visitor' || new URLSearchParams(search).has('state')) return undefined
  const account = app === 'wechat' ? accounts.officialAccount : accounts.alipayAccount
  return account?.appid ? app : undefined
}

const TRIED = 'asked.provider'

/** One try a tab, also where it keeps nothing: then none, for it would come again and again. */
function takeTry(): boolean {
  try {
    if (sessionStorage.getItem(TRIED)) return false
    sessionStorage.setItem(TRIED, '1')
    return sessionStorage.getItem(TRIED) === '1'
  } catch {
    return false
  }
}

/** Where a provider's page lies: an address of the web, and no script. */
const isAddress = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? '')

/**
 * Inside the WeChat or Alipay app a guest without a session is sent to that provider, once. Where it refuses or cannot be reached
 * the visit goes on as it is. NAV-5
 */
export async function askTheApp(): Promise<void> {
  const { userAgent } = navigator
  const entry = {
    userAgent,
    search: location.search,
    person: kindOf(currentUser()),
    accounts: startup() ?? {},
    tried: false,
  }
  const provider = providerToAsk(entry)
  if (!provider || !takeTry()) return
  const returnTo = location.pathname + location.search
  const asked = await send(authUrlCalls[provider], { returnTo }, { shows: 'silent' }).catch(() => undefined)
  // Back leads to where the guest came from, not to the provider again.
  if (asked && isAddress(asked.url)) location.replace(asked.url)
}
