import type { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Limit, Limits } from '../../../platform/limits.ts'
import type { CodeFor, Codes } from './codes.ts'
import { keepContact } from '../account/contacts.ts'
import { customerByContact } from '../account/customers.ts'
import { PICKUP, untypedFrom } from './send-verify-code.ts'
import { issueTicket } from '../sign-in/tickets.ts'

export interface VerifyDeps {
  db: Database
  clock: Clock
  codes: Codes
  limits: Limits
}

const HOUR = 3600
/** Wrong codes of one phone: enough for five codes that all go wrong. */
const wrongBy = ({ session }: Guest): Limit => ({ key: `try:device:${session.owner}`, max: 25, windowSeconds: HOUR })
/** Wrong codes from an address: a right one is no guess, and a whole restaurant may share the address. U1 */
const wrongFrom = ({ ip }: Guest): Limit => ({ key: `try:ip:${ip}`, max: 60, windowSeconds: HOUR })

/**
 * Whether the code is right for this; undefined where the phone or its address has tried too often. What a phone is refused does
 * not count for its address: one of them does not shut out the restaurant it sits in. U1
 */
export async function isRight(
  { clock, codes, limits }: Pick<VerifyDeps, 'clock' | 'codes' | 'limits'>,
  caller: Guest,
  input: CodeFor,
  code: string,
): Promise<boolean | undefined> {
  // Counted before it is looked at: tries at the same time count too.
  const triedAt = new Date(clock())
  if (!(await limits.tryUse(caller.corporationId, [wrongBy(caller)]))) return undefined
  if (!(await limits.tryUse(caller.corporationId, [wrongFrom(caller)]))) return undefined
  const opened = await codes.use(input, code, caller.requestId)
  if (!opened) return false
  await limits.release(caller.corporationId, [wrongBy(caller), wrongFrom(caller)], triedAt)
  if (!opened.again) await limits.release(caller.corporationId, [untypedFrom(caller)], opened.sentAt)
  return true
}

/** A code of this caller's, for one purpose and destination. */
export const askOf = ({ corporationId, session }: Guest, purpose: string, destination: string): CodeFor => ({
  corporationId,
  owner: session.owner,
  purpose,
  destination,
})

/**
 * Trades a right code for a ticket. Wrong, used, outdated and never sent answer alike. Only who holds the code learns
 * whether there is an account. U1, U2
 */
export const verifyCode =
  (deps: VerifyDeps): Handler<typeof calls.verifyCode> =>
  async (caller, { to, purpose, code }) => {
    const { db, clock } = deps
    const input = askOf(caller, purpose, to.destination)
    const right = await isRight(deps, caller, input, code)
    if (right === undefined) return refuse('tooMany')
    if (!right) return refuse('codeWrong', { field: 'code' })
    return db.inTx(async tx => {
      if (purpose === 'temporary') await keepContact(tx, clock, input, to.channel)
      const customer = await customerByContact(tx, caller.corporationId, to.destination)
      return { ticket: await issueTicket(tx, clock, input), registered: customer !== undefined }
    })
  }

/** The phone of a pickup is theirs who typed its code. LOGIN-8 */
export const verifyPhone =
  (deps: VerifyDeps): Handler<typeof calls.verifyPhone> =>
  async (caller, { phoneNumber, code }) => {
    const input = askOf(caller, PICKUP, phoneNumber)
    const right = await isRight(deps, caller, input, code)
    if (right === undefined) return refuse('tooMany')
    if (!right) return refuse('codeWrong', { field: 'code' })
    await deps.db.inTx(tx => keepContact(tx, deps.clock, input, 'phone'))
    return { verified: true }
  }
