import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import { secretToken } from '../../../platform/ids.ts'
import type { CodeFor } from '../codes/codes.ts'
import type { AuthTables } from '../tables.ts'

const LIFE_MS = 600_000
/**
 * A ticket just used stays valid a little longer for its own session: the answer to the first use may have been lost.
 */
const GRACE_MS = 60_000

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')

/** Stores that this session has verified the destination. */
export async function issueTicket(tx: Tx, clock: Clock, proved: CodeFor): Promise<string> {
  const ticket = secretToken()
  const row = {
    corporation_id: proved.corporationId,
    ticket_hash: hashOf(ticket),
    purpose: proved.purpose,
    destination: proved.destination,
    owner: proved.owner,
    expires_at: new Date(clock() + LIFE_MS),
  }
  await tx.withTables<AuthTables>().insertInto('auth_ticket').values(row).execute()
  return ticket
}

interface TicketFor {
  corporationId: number
  owner: string
  purpose: string
  /** A ticket that one request has used is valid for the repeats of that request only. API-3 */
  requestId: string
}

/** What a ticket proves for this session; undefined if it is unknown, another session's, used by another request, or too old. */
export async function readTicket(
  tx: Tx,
  clock: Clock,
  input: TicketFor,
  ticket: string,
): Promise<{ destination: string } | undefined> {
  return tx
    .withTables<AuthTables>()
    .selectFrom('auth_ticket')
    .select('destination')
    .where('corporation_id', '=', input.corporationId)
    .where('ticket_hash', '=', hashOf(ticket))
    .where('owner', '=', input.owner)
    .where('purpose', '=', input.purpose)
    .where('expires_at', '>', new Date(clock()))
    .where(eb => eb.or([eb('used_by', 'is', null), eb('used_by', '=', input.requestId)]))
    .executeTakeFirst()
}

/** What this session verified in order to sign in, by its ticket. LOGIN-4 */
export const readLoginTicket = (tx: Tx, clock: Clock, { corporationId, session, requestId }: Guest, ticket: string) =>
  readTicket(tx, clock, { corporationId, owner: session.owner, purpose: 'login', requestId }, ticket)

const SPEND = {
  name: 'auth_ticket_spend',
  text: `update auth_ticket set used_by = $3, expires_at = least(expires_at, $4)
    where corporation_id = $1 and ticket_hash = $2 and (used_by is null or used_by = $3)
    returning ticket_hash`,
}

/** Uses a ticket for this request; false if another request has used it. It expires within a minute. */
export async function spendTicket(
  tx: Tx,
  clock: Clock,
  { corporationId, requestId }: Pick<Guest, 'corporationId' | 'requestId'>,
  ticket: string,
): Promise<boolean> {
  const values = [corporationId, hashOf(ticket), requestId, new Date(clock() + GRACE_MS)]
  return (await tx.query(SPEND, values)).rows.length > 0
}
