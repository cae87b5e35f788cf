import { authUrlCalls } from '@comanda/contract/auth'
import type { StartupInfo } from '@comanda/contract/startup'
import { type ContainerApp, containerApp } from '../platform/device/container-app.ts'
import { send } from '../platform/send/index.ts'
import { kindOf, type PersonKind, currentUser } from '../platform/session.ts'
import { startup } from '../platform/startup.ts'

/** State at the start of a visit. */
export interface Entry {
  userAgent: string
  search: string
  person: PersonKind
  accounts: Pick<StartupInfo, 'officialAccount' | 'alipayAccount'>
  /** Whether it was tried before in this tab. */
  tried: boolean
}

/**
 * Provider whose authorization is requested; undefined if there is none, if the guest is signed in, or after an
 * attempt: a failed or refused authorization returns with its `state` and is not requested again. NAV-5
 */
export function providerFor({ userAgent, search, person, accounts, tried }: Entry): ContainerApp | undefined {
  const app = containerApp(userAgent)
  if (app === undefined || tried || person !== 'visitor' || new URLSearchParams(search).has('state')) return undefined
  const account = app === 'wechat' ? accounts.officialAccount : accounts.alipayAccount
  return account?.appid ? app : undefined
}

const TRIED = 'asked.provider'

/**
 * Records the attempt and returns whether it is allowed: one per tab, and none without storage, because it would repeat
 * endlessly.
 */
function takeTry(): boolean {
  try {
    if (sessionStorage.getItem(TRIED)) return false
    sessionStorage.setItem(TRIED, '1')
    return sessionStorage.getItem(TRIED) === '1'
  } catch {
    return false
  }
}

/** Whether the URL is http(s), not a script. */
const isAddress = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? '')

/**
 * Redirects a guest without a session in the WeChat or Alipay app to that provider, once. If it refuses or cannot be
 * reached, the visit continues. NAV-5
 */
export async function signInWithApp(): Promise<void> {
  const { userAgent } = navigator
  const entry = {
    userAgent,
    search: location.search,
    person: kindOf(currentUser()),
    accounts: startup() ?? {},
    tried: false,
  }
  const provider = providerFor(entry)
  if (!provider || !takeTry()) return
  const returnTo = location.pathname + location.search
  const answer = await send(authUrlCalls[provider], { returnTo, silent: true, inApp: true }, { shows: 'silent' }).catch(
    () => undefined,
  )
  // Back leads to the page before the app, not to the provider again.
  if (answer && isAddress(answer.url)) location.replace(answer.url)
}
