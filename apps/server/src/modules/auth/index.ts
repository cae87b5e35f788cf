import { auth as calls } from '@comanda/contract/auth'
import type { FastifyInstance } from 'fastify'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest, Session } from '../../platform/http/caller.ts'
import { change, type Handler, type HandlersOf } from '../../platform/http/index.ts'
import type { AuthPort } from '../../ports/auth.ts'
import type { CaptchaProvider } from '../../providers/captcha/port.ts'
import { passkeyHandlers } from './passkey/handlers.ts'
import { bindCallbacks } from './provider/callback.ts'
import type { ProviderDeps } from './provider/get-auth-url.ts'
import { providerHandlers } from './provider/handlers.ts'
import { authenticate } from './sign-in/authenticate.ts'
import { createCaptcha } from './sign-in/captcha.ts'
import { captchaConfig } from './sign-in/captcha-config.ts'
import { createCodes } from './codes/codes.ts'
import { acceptAgreements, agreementsToAccept, refusalForTerms, type RenewalDeps } from './account/new-agreements.ts'
import { changeEmail, changePhone } from './account/change-contact.ts'
import { checkCloseAccount, closeAccount, closeForOwner, closingOfAccount } from './account/close-account.ts'
import { querySessions } from './sign-in/query-sessions.ts'
import { contactsOf } from './account/contacts.ts'
import {
  asAuthorizeInfo,
  customerById,
  knownCustomer,
  markMember,
  accountContacts,
  customerByContact,
  setOrderNews,
  ownContacts,
} from './account/customers.ts'
import { handOver, takeHandOver } from './sign-in/hand-over.ts'
import { login } from './sign-in/login.ts'
import type { AuthDeps, ClosingDeps, MembershipDeps } from './deps.ts'
import { checkChangePhonePermission } from './codes/phone-permission.ts'
import { register } from './sign-in/register.ts'
import { sendNewContactCode, sendOwnCode } from './codes/send-contact-code.ts'
import { sendPhoneCode, sendVerifyCode } from './codes/send-verify-code.ts'
import { createSessions, type Sessions } from './sign-in/sessions.ts'
import { signup } from './sign-in/signup.ts'
import { readTicket, spendTicket } from './sign-in/tickets.ts'
import { verifyCode, verifyPhone } from './codes/verify-code.ts'

export { joinShopInSessions, replaceRights } from './sign-in/join-shop.ts'
export { createCustomer, markMember } from './account/customers.ts'
export { acceptedOf } from './account/accepted.ts'
export { oldSignIns } from './retention.ts'

interface Runtime extends AuthDeps, ClosingDeps, MembershipDeps, ProviderDeps {
  /** A captcha of a provider, where one is configured. ETC-5 */
  captchaProvider?: CaptchaProvider | undefined
  /** Keys hashes of codes and proofs of work. */
  secret: string
  agreementsInForce(tx: Tx, corporationId: number): Promise<{ agreementId: string; version: number }[]>
  agreementsAskedAgain: RenewalDeps['agreementsAskedAgain']
}

type AccountAt = Parameters<typeof closingOfAccount>[2]

export interface AuthModule extends AuthPort {
  sessions: Sessions
  handlers: HandlersOf<typeof calls>
  /** The address an account wants e-mails about its orders at; undefined where it wants none. */
  accountContacts: typeof accountContacts
  setOrderNews: typeof setOrderNews
  /** The owner of the account with this address or number. */
  ownerOfContact(db: Queries, corporationId: number, destination: string): Promise<string | undefined>
  /** The contact a ticket for this purpose proves the caller to hold; the ticket is spent. U1 */
  provedBy(tx: Tx, caller: Guest, purpose: 'cardPassword', ticket: string): Promise<string | undefined>
  markMember: typeof markMember
  /** What is lost with an account, and what prevents deleting it now. */
  closingOf(db: Queries, at: AccountAt): ReturnType<typeof closingOfAccount>
  /** Deletes an account at its owner's request to the staff. */
  closeForOwner(tx: Tx, at: AccountAt): Promise<void>
  /** A new token for a session whose token is due, with its user. LOGIN-6 */
  renewed(session: Session, token: string): Promise<object>
  /** Binds the addresses to which providers return the guest's browser. */
  bindCallbacks(server: FastifyInstance): void
}

const digits = (text: string) => text.replaceAll(/\D/g, '')

const VISITOR = { customerId: 0, isMember: false, nick: '', avatar: '' }

/** The user of a session, as the app shows them. LOGIN-1 */
async function userOf({ db, cardOf }: Runtime, { corporationId, customerId }: Session) {
  const customer = customerId > 0 ? await customerById(db, corporationId, customerId) : undefined
  return customer ? asAuthorizeInfo(customer, await cardOf(db, corporationId, customerId)) : VISITOR
}

/** Ends the caller's session, and pushes to the device. */
const logout = (
  deps: Pick<AuthDeps, 'dropDevice'> & { db: Database; sessions: Sessions },
): Handler<typeof calls.logout> =>
  change(calls.logout, deps, async (tx, caller) => {
    await deps.sessions.end(tx, caller.session)
    await deps.dropDevice(tx, caller)
    return {}
  })

/** The caller's verified contacts and accepted terms. */
const proofs = (runtime: Runtime): Pick<AuthModule, 'phoneVerified' | 'provedBy' | 'refusalForTerms'> => ({
  refusalForTerms: refusalForTerms(runtime),
  async phoneVerified({ corporationId, session: { owner, customerId } }, { countryCode, phoneNumber }) {
    const proved = await contactsOf(runtime.db, corporationId, owner)
    const account = customerId > 0 ? await customerById(runtime.db, corporationId, customerId) : undefined
    const typed = digits(countryCode) + digits(phoneNumber)
    // A number that staff corrected is not proved yet. CARD-12
    const own = account?.phone_unverified ? undefined : account?.phone
    return [proved.phone, own].some(held => typeof held === 'string' && digits(held) === typed)
  },
  async provedBy(tx, { corporationId, session, requestId }, purpose, ticket) {
    const input = { corporationId, owner: session.owner, purpose, requestId }
    const proved = await readTicket(tx, runtime.clock, input, ticket)
    if (!proved || !(await spendTicket(tx, runtime.clock, input, ticket))) return undefined
    return proved.destination
  },
})

/** Sessions, codes and accounts. */
export function createAuth(runtime: Runtime): AuthModule {
  const { db, clock, limits, secret } = runtime
  const sessions = createSessions(db, clock, secret)
  const captcha = createCaptcha({
    secret,
    clock,
    limits,
    ...(runtime.captchaProvider && { provider: runtime.captchaProvider }),
  })
  const codes = createCodes(db, clock, secret)
  const deps = { ...runtime, sessions, captcha, codes }
  return {
    sessions,
    contactsOf,
    markMember,
    knownCustomer,
    nameOf: async (on, corporationId, customerId) => (await customerById(on, corporationId, customerId))?.nick ?? '',
    ...proofs(runtime),
    ownContacts,
    accountContacts,
    setOrderNews,
    async ownerOfContact(on, corporationId, destination) {
      const customer = await customerByContact(on, corporationId, destination)
      return customer && `c:${customer.customer_id}`
    },
    closingOf: (on, at) => closingOfAccount(runtime, on, at),
    closeForOwner: (tx, at) => closeForOwner(tx, deps, at),
    renewed: async (session, token) => ({
      token: await sessions.renew(session, token),
      authorizeInfo: await userOf(runtime, session),
    }),
    bindCallbacks: server => bindCallbacks(server, runtime),
    handlers: {
      ...providerHandlers(deps),
      ...passkeyHandlers(deps),
      auth: authenticate({ sessions, limits, handover: (caller, token) => takeHandOver(deps, caller, token) }),
      info: caller => userOf(runtime, caller.session),
      handOver: handOver(deps),
      captchaConfig: captchaConfig(captcha, runtime.captchaProvider),
      sendVerifyCode: sendVerifyCode(deps),
      verifyCode: verifyCode(deps),
      sendPhoneCode: sendPhoneCode(deps),
      verifyPhone: verifyPhone(deps),
      login: login(deps),
      signup: signup(deps),
      agreementsToAccept: agreementsToAccept(deps),
      acceptAgreements: acceptAgreements(deps),
      register: register(deps),
      checkChangePhonePermission: checkChangePhonePermission(deps),
      sendVerificationCode: sendOwnCode(deps),
      sendVerifyCodeIfNotExist: sendNewContactCode(deps),
      changePhone: changePhone(deps),
      changeEmail: changeEmail(deps),
      querySessions: querySessions(deps),
      checkCloseAccount: checkCloseAccount(deps),
      closeAccount: closeAccount(deps),
      logout: logout({ ...deps, sessions }),
    },
  }
}
