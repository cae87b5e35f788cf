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

/** What a ticket proves for this session; undefined if it is unknown, another session's, or too old. */
export async function readTicket(
  tx: Tx,
  clock: Clock,
  asked: { corporationId: number; owner: string; purpose: string },
  ticket: string,
): Promise<{ destination: string } | undefined> {
  return tx
    .withTables<AuthTables>()
    .selectFrom('auth_ticket')
    .select('destination')
    .where('corporation_id', '=', asked.corporationId)
    .where('ticket_hash', '=', hashOf(ticket))
    .where('owner', '=', asked.owner)
    .where('purpose', '=', asked.purpose)
    .where('expires_at', '>', new Date(clock()))
    .executeTakeFirst()
}

/** What this session verified in order to sign in, by its ticket. LOGIN-4 */
export const readLoginTicket = (tx: Tx, clock: Clock, { corporationId, session }: Guest, ticket: string) =>
  readTicket(tx, clock, { corporationId, owner: session.owner, purpose: 'login' }, ticket)

/** Uses a ticket: it expires within a minute. */
export async function spendTicket(tx: Tx, clock: Clock, corporationId: number, ticket: string): Promise<void> {
  await tx
    .withTables<AuthTables>()
    .updateTable('auth_ticket')
    .set({ expires_at: new Date(clock() + GRACE_MS) })
    .where('corporation_id', '=', corporationId)
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_at', '>', new Date(clock() + GRACE_MS))
    .execute()
}
