import { auth as calls } from '@comanda/contract/auth'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import type { Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { customerByContact } from '../account/customers.ts'
import { type SignInDeps, signIn } from '../sign-in/login.ts'
import { issueLink, takeCode } from './attempts.ts'
import { customerOf, linkIdentity } from './identities.ts'

type Outcome = ResponseOf<typeof calls.finishProvider>
type Taken = NonNullable<Awaited<ReturnType<typeof takeCode>>>

/** Connects the provider to the caller's account. */
async function connect(tx: Tx, { clock }: SignInDeps, { corporationId, session }: Guest, attempt: Taken) {
  const { provider, person } = attempt
  if (attempt.customer_id !== session.customerId) return refuse('grantRefused')
  const linked = await linkIdentity(tx, clock, { corporationId, provider, customerId: session.customerId }, person)
  if (linked === 'linked') return { outcome: 'linked' as const, provider }
  return refuse(linked === 'taken' ? 'providerTaken' : 'providerLinked')
}

/**
 * The next step of a person who is not connected to an account. An account with their address is never opened by the provider's
 * word alone: a code to the address proves it first. An address that is not verified, or that forwards, is not used. LOGIN-4
 */
async function nextStep(tx: Tx, { clock }: SignInDeps, attempt: Taken): Promise<Outcome> {
  const { corporation_id, provider, silent, person } = attempt
  if (silent) return { outcome: 'guest' }
  const { email } = person
  const link = await issueLink(tx, clock, attempt)
  if (email === undefined || !person.emailVerified) return { outcome: 'prove', provider, link }
  const taken = (await customerByContact(tx, corporation_id, email)) !== undefined
  if (!taken) return { outcome: 'signUp', provider, link, nick: (person.name ?? '').slice(0, 40), email }
  return { outcome: 'prove', provider, link, ...(!person.relay && { email }) }
}

/** Continues a sign-in after the provider's answer, in the session that started it; a code works for one request. LOGIN-4 */
export const finishProvider = (deps: SignInDeps): Handler<typeof calls.finishProvider> =>
  changeWithOwnTransaction(calls.finishProvider, 'single-use secret', (caller, { code }) =>
    deps.db.inTx(async tx => {
      const attempt = await takeCode(tx, deps.clock, caller, code)
      if (!attempt) return refuse('grantRefused')
      if (attempt.customer_id > 0) return connect(tx, deps, caller, attempt)
      const { corporationId } = caller
      const customer = await customerOf(tx, { corporationId, provider: attempt.provider }, attempt.person)
      if (!customer) return nextStep(tx, deps, attempt)
      return { outcome: 'signedIn' as const, ...(await signIn(tx, deps, caller, customer, code)) }
    }),
  )
