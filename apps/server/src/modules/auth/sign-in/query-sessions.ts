import type { auth as calls } from '@comanda/contract/auth'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Handler } from '../../../platform/http/index.ts'
import type { AuthTables } from '../tables.ts'

/** The live sessions of the caller, newest first; a renewed one is listed once. U7 */
export const querySessions =
  ({ db, clock }: { db: Database; clock: Clock }): Handler<typeof calls.querySessions> =>
  async ({ corporationId, session }) => {
    const rows = await db
      .withTables<AuthTables>()
      .selectFrom('session')
      .select(['session_id', 'created_at', 'expires_at'])
      .where('corporation_id', '=', corporationId)
      .where('owner', '=', session.owner)
      .where('expires_at', '>', new Date(clock()))
      .where('ended_by', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute()
    const newest = new Map(rows.toReversed().map(row => [row.session_id, row]))
    return {
      sessions: [...newest.values()].toReversed().map(row => ({
        openedAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        isCurrent: row.session_id === session.sessionId,
      })),
    }
  }
