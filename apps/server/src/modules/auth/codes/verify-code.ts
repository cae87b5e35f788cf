import type { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Limit, Limits } from '../../../platform/limits.ts'
import type { CodeFor, Codes } from './codes.ts'
import { storeContact } from '../account/contacts.ts'
import { customerByContact } from '../account/customers.ts'
import { PICKUP, unverifiedCodesLimit } from './send-verify-code.ts'
import { issueTicket } from '../sign-in/tickets.ts'

export interface VerifyDeps {
  db: Database
  clock: Clock
  codes: Codes
  limits: Limits
}

const HOUR = 3600
/** Limit of wrong codes of one phone: enough for five codes that all fail. */
const wrongBy = ({ session }: Guest): Limit => ({ key: `try:device:${session.owner}`, max: 25, windowSeconds: HOUR })
/**
 * Limit of wrong codes from a network address; right ones do not count, and a whole restaurant may share the address.
 * U1
 */
const wrongFrom = ({ ip }: Guest): Limit => ({ key: `try:ip:${ip}`, max: 60, windowSeconds: HOUR })

/**
 * Whether the code is right; undefined if the phone or its address has tried too often. Tries refused to a phone do not
 * count for its address, and neither do tries without an open code, which cannot succeed: one phone does not block its
 * restaurant. U1
 */
export async function isRight(
  { clock, codes, limits }: Pick<VerifyDeps, 'clock' | 'codes' | 'limits'>,
  caller: Guest,
  input: CodeFor,
  code: string,
): Promise<boolean | undefined> {
  const { corporationId } = caller
  const isOpen = await codes.isOpen(input)
  const counted = isOpen ? [wrongBy(caller), wrongFrom(caller)] : [wrongBy(caller)]
  // Counted before the check: concurrent tries count too.
  const triedAt = new Date(clock())
  for (const limit of counted) if (!(await limits.tryUse(corporationId, [limit]))) return undefined
  const opened = await codes.use(input, code, caller.requestId)
  if (!opened) return false
  await limits.release(corporationId, counted, triedAt)
  if (!opened.again) await limits.release(corporationId, [unverifiedCodesLimit(caller)], opened.sentAt)
  return true
}

/** The caller's code for one purpose and destination. */
export const codeFor = ({ corporationId, session }: Guest, purpose: string, destination: string): CodeFor => ({
  corporationId,
  owner: session.owner,
  purpose,
  destination,
})

/**
 * Exchanges a correct code for a ticket. Wrong, used, expired and unsent codes get the same refusal. Only the holder of the code
 * learns whether there is an account. U1, U2
 */
export const verifyCode =
  (deps: VerifyDeps): Handler<typeof calls.verifyCode> =>
  async (caller, { to, purpose, code }) => {
    const { db, clock } = deps
    const input = codeFor(caller, purpose, to.destination)
    const right = await isRight(deps, caller, input, code)
    if (right === undefined) return refuse('tooMany')
    if (!right) return refuse('codeWrong', { field: 'code' })
    return db.inTx(async tx => {
      if (purpose === 'temporary') await storeContact(tx, clock, input, to.channel)
      const customer = await customerByContact(tx, caller.corporationId, to.destination)
      return { ticket: await issueTicket(tx, clock, input), registered: customer !== undefined }
    })
  }

/** Verifies the phone of a pickup for the caller. LOGIN-8 */
export const verifyPhone =
  (deps: VerifyDeps): Handler<typeof calls.verifyPhone> =>
  async (caller, { phoneNumber, code }) => {
    const input = codeFor(caller, PICKUP, phoneNumber)
    const right = await isRight(deps, caller, input, code)
    if (right === undefined) return refuse('tooMany')
    if (!right) return refuse('codeWrong', { field: 'code' })
    await deps.db.inTx(tx => storeContact(tx, deps.clock, input, 'phone'))
    return { verified: true }
  }
