import { auth as calls } from '@comanda/contract/auth'
import { type RequestOf, refuse } from '@comanda/contract/core'
import { contactKey } from '@comanda/domain/address'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import type { Limit, Limits } from '../../../platform/limits.ts'
import { contactsOf } from '../account/contacts.ts'
import { customerById } from '../account/customers.ts'
import type { Captcha } from '../sign-in/captcha.ts'
import { CODE_LIFE_SECONDS, type CodeFor, type Codes, RESEND_SECONDS, type Wait } from './codes.ts'
import type { AuthDeps } from '../deps.ts'

export interface SendDeps extends Pick<AuthDeps, 'sendCode' | 'channelOpen'> {
  db: Database
  clock: Clock
  codes: Codes
  limits: Limits
  captcha: Captcha
}

/** A masked destination: recognisable for its owner, useless for others. */
export const masked = (destination: string): string => {
  const at = destination.indexOf('@')
  return at > 0
    ? `${destination.slice(0, 1)}***${destination.slice(at)}`
    : `${destination.slice(0, 3)}*****${destination.slice(-2)}`
}

const HOUR = 3600
const DAY = 24 * HOUR

/** The purpose of a code for a pickup's phone. */
export const PICKUP = 'pickup'

/**
 * Limit of codes per network address that were not entered. A whole restaurant may share one address: a code entered
 * correctly gives its use back, so that only unused codes count, like those of SMS pumping and guessing. U1
 */
export const unverifiedCodesLimit = ({ ip }: Guest): Limit => ({ key: `code:ip:${ip}`, max: 40, windowSeconds: HOUR })

/**
 * Limits per destination. The caller's own are small; what all others together have requested counts only for callers who
 * have not proved that the destination is theirs: a stranger does not use up the codes of others. U1
 */
function limitsOfDestination({ ip, session: { owner } }: Guest, destination: string, isOwn: boolean): Limit[] {
  const to = contactKey(destination)
  return [
    { key: `code:to:${to}:${owner}`, max: 5, windowSeconds: HOUR },
    { key: `code:day:${to}:${owner}`, max: 10, windowSeconds: DAY },
    ...(isOwn
      ? []
      : [
          { key: `code:to:${to}@${ip}`, max: 15, windowSeconds: HOUR },
          { key: `code:day:${to}`, max: 60, windowSeconds: DAY },
        ]),
  ]
}

/**
 * Limits per destination, network address, device, block of neighbouring numbers, and in total: SMS pumping reaches at
 * least one of them. U1
 */
const limitsOf = (caller: Guest, destination: string, isOwn: boolean): Limit[] => [
  ...limitsOfDestination(caller, destination, isOwn),
  unverifiedCodesLimit(caller),
  { key: `code:ip-all:${caller.ip}`, max: 600, windowSeconds: HOUR },
  { key: `code:device:${caller.session.owner}`, max: 10, windowSeconds: HOUR },
  ...(destination.startsWith('+')
    ? [
        ...(isOwn ? [] : [{ key: `code:prefix:${destination.slice(0, -4)}`, max: 30, windowSeconds: HOUR }]),
        { key: 'code:all', max: 3000, windowSeconds: HOUR },
      ]
    : // A letter costs next to nothing: a brand's restaurants may all be full at once.
      [{ key: 'code:mail', max: 20_000, windowSeconds: HOUR }]),
]

/** Whether the destination is the caller's: of their account, or verified by this phone before. */
async function isOwnContact(db: Database, { corporationId, session }: Guest, destination: string): Promise<boolean> {
  const customer = session.customerId > 0 ? await customerById(db, corporationId, session.customerId) : undefined
  if (customer?.email === destination || customer?.phone === destination) return true
  return Object.values(await contactsOf(db, corporationId, session.owner)).includes(destination)
}

type CodeRequest = Pick<RequestOf<typeof calls.sendVerifyCode>, 'to' | 'captcha'>

const tooSoon = ({ seconds, counts }: Wait) =>
  refuse('codeTooSoon', { params: { seconds }, data: { resendIn: seconds, counts } })

/** Sends a code for one purpose; the answer does not depend on what `sendCode` does. U1, U2 */
export const sendFor =
  ({ db, clock, codes, limits, captcha, sendCode, channelOpen }: SendDeps) =>
  async (caller: Guest, purpose: string, { to, captcha: proof }: CodeRequest) => {
    const { corporationId, session } = caller
    if (!channelOpen(to.channel)) return refuse('channelClosed')
    const input: CodeFor = { corporationId, owner: session.owner, purpose, destination: to.destination }
    const wait = await codes.waitFor(input)
    if (wait.seconds > 0) return tooSoon(wait)
    if (!(await captcha.passes(corporationId, session.owner, proof))) return refuse('captchaFailed')
    const askedAt = new Date(clock())
    const counted = limitsOf(caller, to.destination, await isOwnContact(db, caller, to.destination))
    if (!(await limits.tryUse(corporationId, counted))) return refuse('tooMany')
    const sent = await db.inTx(async tx => {
      const code = await codes.issue(tx, input)
      const minutes = CODE_LIFE_SECONDS / 60
      if (code !== undefined) await sendCode(tx, { corporationId, ...to, code, minutes, language: caller.language })
      return code !== undefined
    })
    if (!sent) {
      await limits.release(corporationId, counted, askedAt)
      return tooSoon(await codes.waitFor(input))
    }
    return { resendIn: RESEND_SECONDS, expiresIn: CODE_LIFE_SECONDS, masked: masked(to.destination) }
  }

/** Sends a code; the answer is the same with and without an account. U1, U2 */
export const sendVerifyCode = (deps: SendDeps): Handler<typeof calls.sendVerifyCode> =>
  changeWithOwnTransaction(calls.sendVerifyCode, 'resend interval', (caller, { purpose, ...recipient }) =>
    sendFor(deps)(caller, purpose, recipient),
  )

/** Sends a code to the phone of a pickup; it is valid for that order only. LOGIN-8 */
export const sendPhoneCode = (deps: SendDeps): Handler<typeof calls.sendPhoneCode> =>
  changeWithOwnTransaction(calls.sendPhoneCode, 'resend interval', (caller, { phoneNumber: destination, captcha }) =>
    sendFor(deps)(caller, PICKUP, { to: { channel: 'phone', destination }, captcha }),
  )
