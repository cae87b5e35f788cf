import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/index.ts'
import { secretToken } from '../ids.ts'

interface PushTables {
  push_ticket: { corporation_id: number; ticket_hash: string; owner: string; topics: unknown; expires_at: Date }
}

/** The topics a ticket's bearer may watch. */
export interface Ticket {
  corporationId: number
  owner: string
  topics: string[]
}

const LIFE_MS = 60_000
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')

/** Issues a ticket for these topics. The caller has checked that the owner may watch them. */
export async function issueTicket(
  db: Database,
  clock: Clock,
  holder: { corporationId: number; owner: string },
  topics: readonly string[],
): Promise<string> {
  const ticket = secretToken()
  const row = {
    corporation_id: holder.corporationId,
    ticket_hash: hashOf(ticket),
    owner: holder.owner,
    topics: JSON.stringify(topics),
    expires_at: new Date(clock() + LIFE_MS),
  }
  await db.inTx(tx => tx.withTables<PushTables>().insertInto('push_ticket').values(row).execute())
  return `${holder.corporationId}.${ticket}`
}

/** Redeems a ticket once; undefined when it is unknown, used or expired. */
export async function redeemTicket(db: Database, clock: Clock, input: string): Promise<Ticket | undefined> {
  const [corporation = '', ticket = ''] = input.split('.')
  const corporationId = Number(corporation)
  if (!Number.isSafeInteger(corporationId) || ticket === '') return undefined
  const row = await db.inTx(tx =>
    tx
      .withTables<PushTables>()
      .deleteFrom('push_ticket')
      .where('corporation_id', '=', corporationId)
      .where('ticket_hash', '=', hashOf(ticket))
      .returning(['owner', 'topics', 'expires_at'])
      .executeTakeFirst(),
  )
  if (!row || row.expires_at.getTime() < clock()) return undefined
  return { corporationId, owner: row.owner, topics: row.topics as string[] }
}
