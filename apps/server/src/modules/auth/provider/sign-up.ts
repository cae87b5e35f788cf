import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { insertCustomer } from '../account/customers.ts'
import { signIn } from '../sign-in/login.ts'
import { checkAgreements, type SignUpDeps, storeAcceptance } from '../sign-in/signup.ts'
import { readLink, takeLink } from './attempts.ts'
import { customerOf, linkIdentity } from './identities.ts'

/**
 * Creates the account of a person whose address the provider has verified, and signs in. Refuses if an account with that address
 * exists meanwhile: that one is opened by a code only. LOGIN-4
 */
export const signUpWithProvider = (deps: SignUpDeps): Handler<typeof calls.signUpWithProvider> =>
  changeWithOwnTransaction(calls.signUpWithProvider, 'single-use secret', (caller, { link, nick, agreements }) =>
    deps.db.inTx(async tx => {
      const { corporationId, language, requestId } = caller
      const attempt = await readLink(tx, deps.clock, caller, link)
      const email = attempt?.person.emailVerified ? attempt.person.email : undefined
      if (!attempt || email === undefined) return refuse('ticketGone')
      const { provider, person } = attempt
      const at = { corporationId, provider }
      // A repeat of the request that created the account.
      const before = attempt.linked_by === null ? undefined : await customerOf(tx, at, person)
      if (before) return signIn(tx, deps, caller, before, link)
      const needed = await checkAgreements(tx, deps, corporationId, agreements)
      if ('refused' in needed) return needed
      const name = nick === '' ? (email.split('@')[0] ?? '').slice(0, 20) : nick
      const customer = await insertCustomer(tx, deps.clock, { corporationId, destination: email, nick: name, language })
      if (!customer) return refuse('contactTaken')
      await storeAcceptance(tx, deps.clock, customer, needed)
      await takeLink(tx, attempt, requestId)
      await linkIdentity(tx, deps.clock, { ...at, customerId: customer.customer_id }, person)
      return signIn(tx, deps, caller, customer, link)
    }),
  )
