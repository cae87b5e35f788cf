import { auth as calls, authUrlCalls } from '@comanda/contract/auth'
import type { ResponseOf } from '@comanda/contract/core'
import { containerApp } from '../../platform/device/container-app.ts'
import { useMutation, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'
import { storeSession } from '../../platform/session.ts'

type Offered = ResponseOf<typeof calls.providers>['providers'][number]
export type ProviderName = Offered['provider']
export type ProviderOutcome = ResponseOf<typeof calls.finishProvider>

/**
 * Whether a provider works here: Google refuses the browsers inside WeChat and Alipay, these two block each other, and some work
 * in their own app only.
 */
export function isProviderUsable({ provider, inAppOnly }: Offered, userAgent = navigator.userAgent): boolean {
  const app = containerApp(userAgent)
  if (provider === app) return true
  if (inAppOnly) return false
  return app === undefined || provider === 'apple'
}

/** Providers to sign in with on this phone. */
export const useProviders = () =>
  useQuery({
    queryKey: ['signInProviders'],
    queryFn: ({ signal }) => send(calls.providers, {}, { signal }),
    staleTime: 600_000,
    select: ({ providers }) => providers.filter(one => isProviderUsable(one)).map(({ provider }) => provider),
  })

interface Start {
  provider: ProviderName
  /** Where the guest continues afterwards. */
  returnTo: string
  /** Connects the provider to the signed-in account. */
  link?: boolean
}

/** Sends the browser to a provider; it comes back to `/login`. LOGIN-4 */
export const useStartProvider = () =>
  useMutation({
    mutationFn: async ({ provider, ...start }: Start) => {
      const inApp = containerApp(navigator.userAgent) === provider
      const { url } = await send(authUrlCalls[provider], { ...start, inApp }, { shows: 'toast' })
      location.assign(url)
      // The page is about to unload: the button stays busy.
      await new Promise(resolve => setTimeout(resolve, 10_000))
    },
  })

/** Exchanges the code of the provider's answer, once. LOGIN-4 */
export const useFinishProvider = (code: string) => {
  return useQuery({
    queryKey: ['finishProvider', code],
    queryFn: async (): Promise<ProviderOutcome> => {
      const outcome = await sendOnce(calls.finishProvider, { code })
      if (outcome.outcome === 'signedIn') storeSession(outcome)
      return outcome
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const IDENTITIES = ['identities']

/** Providers connected to the account. */
export const useIdentities = () =>
  useQuery({
    queryKey: IDENTITIES,
    queryFn: ({ signal }) => send(calls.identities, {}, { signal, shows: 'silent' }),
  })

/** Disconnects a provider. */
export const useUnlink = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (provider: ProviderName) => send(calls.unlinkProvider, { provider }),
    onSettled: () => void queries.invalidateQueries({ queryKey: IDENTITIES }),
  })
}
