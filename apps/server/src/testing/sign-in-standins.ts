import { contract } from '@comanda/contract'
import { authUrlCalls } from '@comanda/contract/auth'
import type { AskOf, ResponseOf } from '@comanda/contract/core'
import { GoogleStandin, type ProviderPerson, type Return } from '@comanda/standins/sign-in'
import { google } from '../providers/sign-in/google.ts'
import type { ConnectedSignIn, ProviderName } from '../providers/sign-in/port.ts'
import type { Actor } from './actor.ts'
import type { TestApp } from './test-app.ts'

const GOOGLE = { clientId: 'google-client', clientSecret: 'google-secret' }

/** Doubles of the sign-in providers, which start at their first use, and the app's connection to them. */
export function signInStandins() {
  const standins = { google: new GoogleStandin(GOOGLE) }
  const addresses = new Map<ProviderName, Promise<string>>()
  const addressOf = (name: keyof typeof standins) => async () => {
    const address = addresses.get(name) ?? standins[name].listen()
    addresses.set(name, address)
    return address
  }
  const connected: ConnectedSignIn = {
    providers: { google: google({ ...GOOGLE, issuer: addressOf('google'), insecure: true }) },
    async close() {
      for (const standin of Object.values(standins)) await standin.close()
    },
  }
  return { standins, connected }
}

type Standins = ReturnType<typeof signInStandins>['standins']
type Options = AskOf<typeof contract.auth.googleAuthUrl>

/** The address of a provider's consent page, for an actor. */
export const providerUrl = async (actor: Actor, provider: ProviderName, options: Options = {}): Promise<string> =>
  (await actor.must(authUrlCalls[provider], options)).url

export interface Arrival {
  /** The path and query of the app, without the fragment. */
  path: string
  /** The code in the fragment, and the error if there is none. */
  code: string
  error: string | undefined
}

/** The browser returns from the provider: the callback, and where it leads. */
export async function arriveBack(app: TestApp, { url, form }: Return): Promise<Arrival> {
  const { pathname, search } = new URL(url)
  const reply = await app.server.inject(
    form
      ? {
          method: 'POST',
          url: pathname,
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
          payload: String(new URLSearchParams(form)),
        }
      : { method: 'GET', url: pathname + search },
  )
  if (reply.statusCode !== 303) throw new Error(`the callback answered ${reply.statusCode}: ${reply.payload}`)
  const [path = '', fragment = ''] = String(reply.headers['location']).split('#')
  const result = new URLSearchParams(fragment)
  return { path, code: result.get('signIn') ?? '', error: result.get('signInError') ?? undefined }
}

/** A whole sign-in of an actor as a person at a provider. @throws where a step is refused */
export async function signInAt(
  app: TestApp,
  standins: Standins,
  { actor, provider, person, ...options }: { actor: Actor; provider: keyof Standins; person: ProviderPerson } & Options,
): Promise<ResponseOf<typeof contract.auth.finishProvider>> {
  const url = await providerUrl(actor, provider, options)
  const { code } = await arriveBack(app, standins[provider].decide(url, person))
  return actor.must(contract.auth.finishProvider, { code })
}
