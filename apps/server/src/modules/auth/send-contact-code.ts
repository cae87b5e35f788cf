import type { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../platform/clock.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { customerByContact, customerById } from './customers.ts'
import type { AuthNeeds } from './needs.ts'
import { type SendNeeds, sendFor } from './send-verify-code.ts'
import { readTicket } from './tickets.ts'

/** What a code to the account's own contact is for: it shows that it is they who ask. U7 */
export const OWN_CONTACT = 'ownContact'
/** What a code to the contact to come is for. */
export const NEW_CONTACT = 'newContact'
/** What a code that ends the account is for. U7 */
export const CLOSE_ACCOUNT = 'closeAccount'

interface Needs extends SendNeeds, Pick<AuthNeeds, 'sendNotice'> {
  clock: Clock
}

/** Sends a code to the phone or e-mail address that the account has: nobody but its holder goes on from here. U7 */
export const sendOwnCode =
  (needs: SendNeeds): Handler<typeof calls.sendVerificationCode> =>
  async (who, { channel, captcha, purpose }) => {
    const customer = await customerById(needs.db, who.corporationId, who.session.customerId)
    const destination = customer?.[channel]
    if (!destination) return refuse('noSuchContact', { field: 'channel' })
    return sendFor(needs)(who, purpose === CLOSE_ACCOUNT ? CLOSE_ACCOUNT : OWN_CONTACT, {
      to: { channel, destination },
      captcha,
    })
  }

/**
 * Sends a code to the new contact. Where another account has it the code is made all the same, but what goes out tells its
 * holder of their account instead: who asks cannot see the difference, nor go on. LOGIN-7, U2
 */
export const sendNewContactCode =
  (needs: Needs): Handler<typeof calls.sendVerifyCodeIfNotExist> =>
  async (who, { ticket, to, captcha }) => {
    const { corporationId, session } = who
    const asked = { corporationId, owner: session.owner, purpose: OWN_CONTACT }
    const proved = await needs.db.inTx(tx => readTicket(tx, needs.clock, asked, ticket))
    if (!proved) return refuse('ticketGone', { field: 'ticket' })
    const holder = await customerByContact(needs.db, corporationId, to.destination)
    if (holder?.customer_id === session.customerId) return refuse('sameContact', { field: 'to' })
    const sendCode: SendNeeds['sendCode'] = holder
      ? (tx, { code: _, minutes: __, ...message }) =>
          needs.sendNotice(tx, { ...message, template: 'contactTaken', params: {} })
      : needs.sendCode
    return sendFor({ ...needs, sendCode })(who, NEW_CONTACT, { to, captcha })
  }
