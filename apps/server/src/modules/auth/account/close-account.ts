import { auth as calls } from '@comanda/contract/auth'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import { contactKey } from '@comanda/domain/address'
import { obstaclesToClosing } from '@comanda/domain/member'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../../platform/db/index.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { type Customer, lockedCustomer } from './customers.ts'
import type { AuthDeps, ClosingCaller, ClosingDeps } from '../deps.ts'
import { CLOSE_ACCOUNT } from '../codes/send-contact-code.ts'
import type { Sessions } from '../sign-in/sessions.ts'
import { readTicket } from '../sign-in/tickets.ts'

interface Deps extends ClosingDeps, Pick<AuthDeps, 'sendNotice'> {
  db: Database
  clock: Clock
  sessions: Sessions
}

type Closing = ResponseOf<typeof calls.checkCloseAccount>

async function closingOf(deps: ClosingDeps, db: Queries, caller: ClosingCaller): Promise<Closing> {
  const obstacles = obstaclesToClosing(await deps.standingOf(db, caller))
  const holdings = await deps.holdingsOf(db, caller)
  return { bars: obstacles, ...holdings, mark: revisionOf(holdings) }
}

/** The reasons why the account cannot be deleted now, and the holdings that are lost with it. */
export const checkCloseAccount =
  (deps: Deps): Handler<typeof calls.checkCloseAccount> =>
  caller =>
    closingOf(deps, deps.db, caller)

const WIPE = {
  name: 'customer_wipe',
  text: `update customer set nick = '', avatar = '', first_name = '', last_name = '', email = null, phone = null, birthday = null,
      is_member = false, order_news = false, phone_changed_at = null, visits = 0, last_visit_at = 'epoch',
      favourite_shop_id = null, tags = '{}', allergies = '', sealed_personal = null, marketing = false, phone_unverified = false, email_unverified = false, external_id = null, closed_at = $3
    where corporation_id = $1 and customer_id = $2`,
}
/** Rows of the account to delete: proofs, tickets, saved answers, and messages in the outbox for its contacts. */
const TRACES = [
  { name: 'contact_erase', text: 'delete from verified_contact where corporation_id = $1 and owner = $2' },
  { name: 'ticket_erase', text: 'delete from auth_ticket where corporation_id = $1 and owner = $2' },
  { name: 'push_ticket_erase', text: 'delete from push_ticket where corporation_id = $1 and owner = $2' },
  { name: 'provider_sign_in_erase', text: 'delete from provider_sign_in where corporation_id = $1 and owner = $2' },
  { name: 'passkey_challenge_erase', text: 'delete from passkey_challenge where corporation_id = $1 and owner = $2' },
  { name: 'request_log_erase', text: 'delete from request_log where corporation_id = $1 and owner = $2' },
]
/** Rows of the account to delete, by its number: connected providers and passkeys. */
const CREDENTIALS = [
  { name: 'identity_erase', text: 'delete from customer_identity where corporation_id = $1 and customer_id = $2' },
  { name: 'passkey_erase', text: 'delete from passkey where corporation_id = $1 and customer_id = $2' },
]
/** Rows about its contacts, of any caller: a code for signing in is sent to a guest who has no account yet. */
const SENT = [
  { name: 'code_erase', text: 'delete from verify_code where corporation_id = $1 and destination = any($2::text[])' },
  {
    name: 'ticket_erase_sent',
    text: 'delete from auth_ticket where corporation_id = $1 and destination = any($2::text[])',
  },
]
/** Rate limits are counted under keys that name an owner, an address or a number. */
const LIMITS = {
  name: 'rate_limit_erase',
  text: `delete from rate_limit where corporation_id = $1
    and exists (select 1 from unnest($2::text[]) as own (name)
      where position(':' || own.name || ':' in ':' || rate_limit.key || ':') > 0
        or position(':' || own.name || '@' in ':' || rate_limit.key) > 0)`,
}

/** Erases the person in every context; a last message goes to the contact that is erased with the account. */
async function wipe(tx: Tx, deps: Deps, caller: ClosingCaller, customer: Customer): Promise<void> {
  const { corporationId, session, language } = caller
  const contacts = [customer.email, customer.phone].filter(one => one !== null)
  await deps.erase(tx, caller, contacts)
  for (const statement of TRACES) await tx.query(statement, [corporationId, session.owner])
  for (const statement of CREDENTIALS) await tx.query(statement, [corporationId, session.customerId])
  for (const statement of SENT) await tx.query(statement, [corporationId, contacts])
  await tx.query(LIMITS, [corporationId, [...contacts, ...contacts.map(contactKey), session.owner]])
  await tx.query(WIPE, [corporationId, session.customerId, new Date(deps.clock())])
  await deps.sessions.endAll(tx, session)
  const channel = customer.email === null ? 'phone' : 'email'
  const destination = customer[channel]
  if (destination !== null)
    await deps.sendNotice(tx, { corporationId, channel, destination, language, template: 'accountClosed', params: {} })
}

/** An account as its own caller. */
const callerOf = ({ corporationId, customerId, language }: AccountAt): ClosingCaller => ({
  corporationId,
  language,
  session: { corporationId, customerId, owner: `c:${customerId}` },
})

interface AccountAt {
  corporationId: number
  customerId: number
  /** Of the message to its contact. */
  language: string
}

/** The reasons why an account cannot be deleted now, and what is lost with it, for staff. CARD-13 */
export const closingOfAccount = (deps: ClosingDeps, db: Queries, at: AccountAt): Promise<Closing> =>
  closingOf(deps, db, callerOf(at))

/** Deletes an account at the request of its owner to the staff. CARD-13 */
export async function closeForOwner(tx: Tx, deps: Deps, at: AccountAt): Promise<void> {
  const caller = callerOf(at)
  const customer = await lockedCustomer(tx, caller)
  if (customer) await wipe(tx, deps, caller, customer)
}

/**
 * Deletes the caller's account after a fresh code. Open orders and payments must end first, and the holdings must be
 * those the guest saw. Orders and payments stay stored without a name. U3, U7
 */
export const closeAccount = (deps: Deps): Handler<typeof calls.closeAccount> =>
  changeWithOwnTransaction(calls.closeAccount, 'single-use secret', (caller, { ticket, mark }) =>
    deps.db.inTx(async tx => {
      const customer = await lockedCustomer(tx, caller)
      const ticketFor = {
        corporationId: caller.corporationId,
        owner: caller.session.owner,
        purpose: CLOSE_ACCOUNT,
        requestId: caller.requestId,
      }
      const proved = await readTicket(tx, deps.clock, ticketFor, ticket)
      if (!customer || !proved || ![customer.phone, customer.email].includes(proved.destination))
        return refuse('ticketGone', { field: 'ticket' })
      const closing = await closingOf(deps, tx, caller)
      if (closing.bars.length > 0) return refuse('accountBusy', { data: { bars: closing.bars } })
      if (closing.mark !== mark) return refuse('holdingsChanged', { field: 'mark' })
      await wipe(tx, deps, caller, customer)
      return {}
    }),
  )
