import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../../platform/http/network.ts'
import type { ProviderName, ProviderResult } from '../../../providers/sign-in/port.ts'
import { type Attempt, corporationOf, secretsOf, storePerson, takeAttempt } from './attempts.ts'
import { callbackOf, type ProviderDeps } from './get-auth-url.ts'

const BODY_LIMIT = 32 * 1024
const HOUR = 3600

/**
 * The app's address after a callback. The result is in the fragment, which no request and no `Referer` contains.
 * `signInError` is `refused` (by the guest) or `failed`.
 */
function appAddress(attempt: Attempt | undefined, result: Record<string, string>): string {
  const back = attempt?.return_to ?? '/home'
  const query = new URLSearchParams({ back })
  const brand = new URLSearchParams(back.split('?')[1]).get('g')
  if (brand !== null) query.set('g', brand)
  return `/login?${query.toString()}#${new URLSearchParams(result).toString()}`
}

async function resultOf(
  deps: ProviderDeps,
  provider: ProviderName,
  { attempt, state }: { attempt: Attempt; state: string },
  params: URLSearchParams,
): Promise<ProviderResult> {
  const service = deps.providers[provider]
  if (!service) return { kind: 'failed', why: 'not configured' }
  const { silent, in_app: inApp } = attempt
  const redirectUri = callbackOf(deps.origin, provider)
  return service.identify(params, { state, ...secretsOf(attempt, state), redirectUri, silent, inApp })
}

/** Handles a provider's answer and returns where the browser continues. Each state works once. LOGIN-4 */
async function handleCallback(deps: ProviderDeps, provider: ProviderName, params: URLSearchParams, ip: string) {
  const state = params.get('state') ?? ''
  const corporationId = corporationOf(state)
  if (corporationId === undefined) return appAddress(undefined, { signInError: 'failed' })
  const most = [{ key: `callback:ip:${networkOf(ip)}`, max: 600, windowSeconds: HOUR }]
  if (!(await deps.limits.tryUse(corporationId, most))) return appAddress(undefined, { signInError: 'failed' })
  const taken = await takeAttempt(deps.db, deps.clock, { corporationId, state, provider })
  if (!taken) return appAddress(undefined, { signInError: 'failed' })
  const { attempt, replayed } = taken
  // A step back in the browser repeats the callback: the visit continues.
  if (replayed) return appAddress(attempt, { signInError: 'again' })
  const result = await resultOf(deps, provider, { attempt, state }, params)
  if (result.kind === 'failed') deps.log.warn('a sign-in through a provider failed', { provider, why: result.why })
  if (result.kind !== 'person')
    return appAddress(attempt, { signInError: attempt.silent ? 'again' : result.kind, provider })
  return appAddress(attempt, { signIn: await storePerson(deps.db, deps.clock, attempt, result.person) })
}

/** Binds `/auth/callback/<provider>`: GET, or POST for a provider that returns with a form from its own site. LOGIN-4 */
export function bindCallbacks(server: FastifyInstance, deps: ProviderDeps): void {
  const answer = async (
    provider: ProviderName,
    params: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const to = await handleCallback(deps, provider, params, request.ip)
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 303)
  }
  void server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    )
    for (const [provider, { returnsBy }] of Object.entries(deps.providers) as [
      ProviderName,
      NonNullable<ProviderDeps['providers'][ProviderName]>,
    ][]) {
      const path = `/auth/callback/${provider}`
      if (returnsBy === 'post')
        scope.post(path, async (request, reply) =>
          answer(provider, new URLSearchParams(typeof request.body === 'string' ? request.body : ''), request, reply),
        )
      else
        scope.get(path, async (request, reply) =>
          answer(provider, new URL(request.url, deps.origin).searchParams, request, reply),
        )
    }
  })
}
