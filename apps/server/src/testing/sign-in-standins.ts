import { contract } from '@comanda/contract'
import { authUrlCalls } from '@comanda/contract/auth'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import type { ProviderPerson, Return } from '@comanda/standins/sign-in'
import type { ProviderName } from '../providers/sign-in/port.ts'
import { signInStandIns, type SignInStandIns } from '../providers/sign-in/stand-ins.ts'
import type { Actor } from './actor.ts'
import type { TestApp } from './test-app.ts'

export { signInStandIns }

type Options = RequestInputOf<typeof contract.auth.googleAuthUrl>

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

const callbackOf = ({ url, form }: Return) => {
  const { pathname, search } = new URL(url)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  return form
    ? { method: 'POST' as const, url: pathname, headers, payload: new URLSearchParams(form).toString() }
    : { method: 'GET' as const, url: pathname + search }
}

/** The browser returns from the provider: the callback, and where it leads. */
export async function arriveBack(app: TestApp, back: Return): Promise<Arrival> {
  const reply = await app.server.inject(callbackOf(back))
  if (reply.statusCode !== 303) throw new Error(`the callback answered ${reply.statusCode}: ${reply.payload}`)
  const [path = '', fragment = ''] = String(reply.headers['location']).split('#')
  const result = new URLSearchParams(fragment)
  return { path, code: result.get('signIn') ?? '', error: result.get('signInError') ?? undefined }
}

interface SignIn extends Options {
  actor: Actor
  provider: ProviderName
  person: ProviderPerson
}

/** A whole sign-in of an actor as a person at a provider. @throws where a step is refused */
export async function signInAt(
  app: TestApp,
  signIn: SignInStandIns,
  { actor, provider, person, ...options }: SignIn,
): Promise<ResponseOf<typeof contract.auth.finishProvider>> {
  const url = await providerUrl(actor, provider, options)
  const { code } = await arriveBack(app, (await signIn.standin(provider)).decide(url, person))
  return actor.must(contract.auth.finishProvider, { code })
}
