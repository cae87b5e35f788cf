import { auth as calls } from '@comanda/contract/auth'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { isDuplicate, type Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { type Customer, lockedCustomer } from './customers.ts'
import { type SignInDeps, signIn } from '../sign-in/login.ts'
import type { AuthDeps } from '../deps.ts'
import { type PermissionDeps, permissionOf } from '../codes/phone-permission.ts'
import { NEW_CONTACT, OWN_CONTACT } from '../codes/send-contact-code.ts'
import { masked } from '../codes/send-verify-code.ts'
import type { AuthTables } from '../tables.ts'
import { readTicket, spendTicket } from '../sign-in/tickets.ts'
import { codeFor, isRight, type VerifyDeps } from '../codes/verify-code.ts'

interface Deps extends SignInDeps, PermissionDeps, VerifyDeps, Pick<AuthDeps, 'sendNotice'> {}

interface Change {
  channel: 'email' | 'phone'
  destination: string
  ticket: string
  code: string
}

const DAY_MS = 86_400_000

const barOf = async (deps: Deps, db: Tx, caller: Guest) => {
  const permission = await permissionOf(deps, db, caller)
  if (permission.permitted) return undefined
  if (permission.reason === 'orderUnpaid') return refuse('orderUnpaid')
  return refuse('phoneChangedLately', { params: { days: Math.ceil((permission.from - deps.clock()) / DAY_MS) } })
}

/**
 * Stores the new contact. A number that replaces another one cannot be changed for 30 days; a first one can. LOGIN-7
 */
async function write(tx: Tx, before: Customer, { channel, destination }: Change, now: Date): Promise<void> {
  const replaced = channel === 'phone' && before.phone !== null
  await tx
    .withTables<AuthTables>()
    .updateTable('customer')
    .set({ [channel]: destination, [`${channel}_unverified`]: false, ...(replaced && { phone_changed_at: now }) })
    .where('corporation_id', '=', before.corporation_id)
    .where('customer_id', '=', before.customer_id)
    .execute()
}

/** Notifies the contact that was replaced. */
async function notifyOldContact(deps: Deps, tx: Tx, caller: Guest, before: Customer, change: Change): Promise<void> {
  const { channel } = change
  const destination = before[channel]
  if (destination === null) return
  await deps.sendNotice(tx, {
    corporationId: caller.corporationId,
    channel,
    destination,
    language: caller.language,
    template: 'contactChanged',
    params: { contact: masked(change.destination) },
  })
}

/** A further refusal of the change. */
type FurtherCheck<R extends Refusal> = (tx: Tx) => Promise<R | undefined>

interface Looked {
  before: Customer
  /** This request made the change before, and its answer was lost. API-3 */
  done: boolean
}

/** The account, if a ticket for one of its contacts proves that the caller owns it; a refusal otherwise. U7 */
async function checkChange<R extends Refusal>(
  deps: Deps,
  tx: Tx,
  caller: Guest,
  change: Change,
  furtherCheck: FurtherCheck<R>,
) {
  const before = await lockedCustomer(tx, caller)
  if (before && (await deps.sessions.wasEndedBy(tx, caller.session, caller.requestId))) return { before, done: true }
  const ticketFor = {
    corporationId: caller.corporationId,
    owner: caller.session.owner,
    purpose: OWN_CONTACT,
    requestId: caller.requestId,
  }
  const proved = await readTicket(tx, deps.clock, ticketFor, change.ticket)
  if (!before || !proved || ![before.phone, before.email].includes(proved.destination))
    return refuse('ticketGone', { field: 'ticket' })
  return (await furtherCheck(tx)) ?? { before, done: false }
}

/**
 * Makes the change once: it ends every session of the account and opens a new one for the caller. A repeat opens one too and ends
 * none, because either of the two answers may be the one that reaches the phone. U3
 */
async function carryOut(deps: Deps, tx: Tx, caller: Guest, { before, done }: Looked, change: Change) {
  if (done && before[change.channel] !== change.destination) return refuse('requestReused')
  if (!done) {
    await spendTicket(tx, deps.clock, caller, change.ticket)
    await write(tx, before, change, new Date(deps.clock()))
    await notifyOldContact(deps, tx, caller, before, change)
    await deps.sessions.endAllBy(tx, caller.session, caller.requestId)
  }
  return signIn(tx, deps, caller, { ...before, [change.channel]: change.destination }, change.ticket)
}

async function changeTo<R extends Refusal>(deps: Deps, caller: Guest, change: Change, furtherCheck: FurtherCheck<R>) {
  const before = await deps.db.inTx(tx => checkChange(deps, tx, caller, change, furtherCheck))
  if (isRefusal(before)) return before
  // The attempt is counted in a transaction of its own before the change, so that it counts even if the change fails. U1
  const right = await isRight(deps, caller, codeFor(caller, NEW_CONTACT, change.destination), change.code)
  if (right === undefined) return refuse('tooMany')
  if (!right) return refuse('codeWrong', { field: 'code' })
  try {
    return await deps.db.inTx(async tx => {
      const still = await checkChange(deps, tx, caller, change, furtherCheck)
      return isRefusal(still) ? still : carryOut(deps, tx, caller, still, change)
    })
  } catch (error) {
    // Another account took the contact after the code was sent; the code proves that the caller holds it.
    if (isDuplicate(error)) return refuse('contactTaken', { field: change.channel })
    throw error
  }
}

/** A new phone number for the account. LOGIN-7 */
export const changePhone = (deps: Deps): Handler<typeof calls.changePhone> =>
  changeWithOwnTransaction(calls.changePhone, 'single-use secret', (caller, { phoneNumber: destination, ...proof }) =>
    changeTo(deps, caller, { channel: 'phone', destination, ...proof }, tx => barOf(deps, tx, caller)),
  )

/** A new e-mail address for the account. LOGIN-7 */
export const changeEmail = (deps: Deps): Handler<typeof calls.changeEmail> =>
  changeWithOwnTransaction(calls.changeEmail, 'single-use secret', (caller, { email: destination, ...proof }) =>
    changeTo<never>(deps, caller, { channel: 'email', destination, ...proof }, async () => undefined),
  )
