import type { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/caller.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limit, Limits } from '../../platform/limits.ts'
import type { CodeFor, Codes } from './codes.ts'
import { keepContact } from './contacts.ts'
import { customerByContact } from './customers.ts'
import { PICKUP, untypedFrom } from './send-verify-code.ts'
import { issueTicket } from './tickets.ts'

export interface VerifyNeeds {
  db: Database
  clock: Clock
  codes: Codes
  limits: Limits
}

const HOUR = 3600
/** Wrong codes of one phone: enough for five codes that all go wrong. */
const wrongBy = ({ session }: Guest): Limit => ({ key: `try:device:${session.owner}`, most: 25, windowSeconds: HOUR })
/** Wrong codes from an address: a right one is no guess, and a whole restaurant may share the address. U1 */
const wrongFrom = ({ ip }: Guest): Limit => ({ key: `try:ip:${ip}`, most: 60, windowSeconds: HOUR })

/**
 * Whether the code is right for this; undefined where the phone or its address has tried too often. What a phone is refused does
 * not count for its address: one of them does not shut out the restaurant it sits in. U1
 */
export async function isRight(
  { clock, codes, limits }: Pick<VerifyNeeds, 'clock' | 'codes' | 'limits'>,
  who: Guest,
  ask: CodeFor,
  code: string,
): Promise<boolean | undefined> {
  // Counted before it is looked at: tries at the same time count too.
  const triedAt = new Date(clock())
  if (!(await limits.take(who.corporationId, [wrongBy(who)]))) return undefined
  if (!(await limits.take(who.corporationId, [wrongFrom(who)]))) return undefined
  const opened = await codes.use(ask, code, who.requestId)
  if (!opened) return false
  await limits.giveBack(who.corporationId, [wrongBy(who), wrongFrom(who)], triedAt)
  if (!opened.again) await limits.giveBack(who.corporationId, [untypedFrom(who)], opened.sentAt)
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
  (needs: VerifyNeeds): Handler<typeof calls.verifyCode> =>
  async (who, { to, purpose, code }) => {
    const { db, clock } = needs
    const ask = askOf(who, purpose, to.destination)
    const right = await isRight(needs, who, ask, code)
    if (right === undefined) return refuse('tooMany')
    if (!right) return refuse('codeWrong', { field: 'code' })
    return db.inTx(async tx => {
      if (purpose === 'temporary') await keepContact(tx, clock, ask, to.channel)
      const customer = await customerByContact(tx, who.corporationId, to.destination)
      return { ticket: await issueTicket(tx, clock, ask), registered: customer !== undefined }
    })
  }

/** The phone of a pickup is theirs who typed its code. LOGIN-8 */
export const verifyPhone =
  (needs: VerifyNeeds): Handler<typeof calls.verifyPhone> =>
  async (who, { phoneNumber, code }) => {
    const ask = askOf(who, PICKUP, phoneNumber)
    const right = await isRight(needs, who, ask, code)
    if (right === undefined) return refuse('tooMany')
    if (!right) return refuse('codeWrong', { field: 'code' })
    await needs.db.inTx(tx => keepContact(tx, needs.clock, ask, 'phone'))
    return { verified: true }
  }
