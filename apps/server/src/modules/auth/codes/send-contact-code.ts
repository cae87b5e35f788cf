import { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../../platform/clock.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { customerByContact, customerById } from '../account/customers.ts'
import type { AuthDeps } from '../deps.ts'
import { type SendDeps, sendFor } from './send-verify-code.ts'
import { readTicket } from '../sign-in/tickets.ts'

/** The purpose of a code to a contact of the account: it proves that the caller owns the account. U7 */
export const OWN_CONTACT = 'ownContact'
/** The purpose of a code to the new contact. */
export const NEW_CONTACT = 'newContact'
/** The purpose of a code for deleting the account. U7 */
export const CLOSE_ACCOUNT = 'closeAccount'

interface Deps extends SendDeps, Pick<AuthDeps, 'sendNotice'> {
  clock: Clock
}

/** Sends a code to the account's phone or e-mail address, so that only its owner can continue. U7 */
export const sendOwnCode = (deps: SendDeps): Handler<typeof calls.sendVerificationCode> =>
  changeWithOwnTransaction(
    calls.sendVerificationCode,
    'resend interval',
    async (caller, { channel, captcha, purpose }) => {
      const customer = await customerById(deps.db, caller.corporationId, caller.session.customerId)
      const destination = customer?.[channel]
      if (!destination) return refuse('noSuchContact', { field: 'channel' })
      return sendFor(deps)(caller, purpose === CLOSE_ACCOUNT ? CLOSE_ACCOUNT : OWN_CONTACT, {
        to: { channel, destination },
        captcha,
      })
    },
  )

/**
 * Sends a code to the new contact. If another account has that contact, its owner gets a notice instead of the code:
 * the caller cannot tell the difference, nor continue. LOGIN-7, U2
 */
export const sendNewContactCode = (deps: Deps): Handler<typeof calls.sendVerifyCodeIfNotExist> =>
  changeWithOwnTransaction(
    calls.sendVerifyCodeIfNotExist,
    'resend interval',
    async (caller, { ticket, to, captcha }) => {
      const { corporationId, session } = caller
      const ticketFor = { corporationId, owner: session.owner, purpose: OWN_CONTACT, requestId: caller.requestId }
      const proved = await deps.db.inTx(tx => readTicket(tx, deps.clock, ticketFor, ticket))
      if (!proved) return refuse('ticketGone', { field: 'ticket' })
      const holder = await customerByContact(deps.db, corporationId, to.destination)
      if (holder?.customer_id === session.customerId) return refuse('sameContact', { field: 'to' })
      const sendCode: SendDeps['sendCode'] = holder
        ? (tx, { code: _, minutes: __, ...message }) =>
            deps.sendNotice(tx, { ...message, template: 'contactTaken', params: {} })
        : deps.sendCode
      return sendFor({ ...deps, sendCode })(caller, NEW_CONTACT, { to, captcha })
    },
  )
