import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import type { Limits } from '../../../platform/limits.ts'
import type { Log } from '../../../platform/log.ts'
import type { ProviderName, SignInProviders } from '../../../providers/sign-in/port.ts'
import { startAttempt } from './attempts.ts'

export interface ProviderDeps {
  db: Database
  clock: Clock
  limits: Limits
  log: Pick<Log, 'warn'>
  /** Providers that are configured. */
  providers: SignInProviders
  /** The address guests use; callbacks are below it. */
  origin: string
}

const HOUR = 3600

/** The address registered at the provider. One for each, so that no provider can answer for another. */
export const callbackOf = (origin: string, provider: ProviderName): string => `${origin}/auth/callback/${provider}`

/** Starts a sign-in: returns the address of the provider's consent page with a state bound to the caller's session. LOGIN-4 */
export const getAuthUrl = (
  { db, clock, limits, log, providers, origin }: ProviderDeps,
  provider: ProviderName,
): Handler<typeof calls.googleAuthUrl> =>
  changeWithOwnTransaction(calls.googleAuthUrl, 'single-use secret', async (caller, { link, ...input }) => {
    const { corporationId, session, ip } = caller
    if (link && session.customerId <= 0) return refuse('loginNeeded')
    const service = providers[provider]
    if (!service) return refuse('providerClosed')
    const most = [
      { key: `provider:${session.owner}`, max: 30, windowSeconds: HOUR },
      { key: `provider:ip:${ip}`, max: 600, windowSeconds: HOUR },
    ]
    if (!(await limits.tryUse(corporationId, most))) return refuse('tooMany')
    const secrets = await startAttempt(db, clock, caller, { ...input, provider, link })
    const { silent, inApp } = input
    try {
      const redirectUri = callbackOf(origin, provider)
      return { url: await service.authorizationUrl({ ...secrets, redirectUri, silent, inApp }) }
    } catch (error) {
      log.warn('a sign-in provider cannot be reached', { provider, error })
      return refuse('providerClosed')
    }
  })
