import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import { type At, LIVE, type SeatRow, type SessionRow } from './party-queries.ts'

const PRUNE = {
  name: 'table_seats_prune',
  text: `delete from table_seat where corporation_id = $1 and session_id = $2 and gave_way and person_id not in (
    select person_id from table_seat where corporation_id = $1 and session_id = $2 and gave_way
    order by left_at desc, person_id desc limit $3)`,
}

/** Deletes seats that gave way, except the newest: any number of phones may come to a full table. */
export async function pruneSeats(tx: Tx, corporationId: number, sessionId: string, newest: number): Promise<void> {
  await tx.query(PRUNE, [corporationId, sessionId, newest])
}

const ACTED = {
  name: 'table_seat_acted',
  text: 'update table_seat set acted_at = $4 where corporation_id = $1 and session_id = $2 and person_id = $3',
}

/** Records that a person does something at the table now. */
export async function noteActed(
  change: Database['runOne'],
  corporationId: number,
  { session_id, person_id }: Pick<SessionRow & SeatRow, 'session_id' | 'person_id'>,
  now: Date,
): Promise<void> {
  await change(ACTED, [corporationId, session_id, person_id, now])
}

const GAVE_WAY = {
  name: 'table_seat_gave_way',
  text: `select 1 from table_session s
    join table_seat t on t.corporation_id = s.corporation_id and t.session_id = s.session_id
    where ${LIVE} and s.ends_at > $5 and t.owner = $4 and t.gave_way`,
}

/** Whether the owner's seat at the live party of a table was given to a newcomer. */
export const gaveWay = async (db: Queries, at: At & { owner: string }, now: Date): Promise<boolean> =>
  (await db.query(GAVE_WAY, [at.corporationId, at.shopId, at.tableId, at.owner, now])).rows.length > 0

const LENGTHEN = {
  name: 'table_session_pin',
  text: `update table_session set pin = $4, version = version + 1
    where corporation_id = $1 and session_id = $2 and pin = $3 and ended_at is null returning version`,
}

/** Replaces a party's sealed PIN; returns the session's new version, or undefined if the PIN is another one by now. */
export async function replacePin(
  tx: Tx,
  corporationId: number,
  { sessionId, pin, next }: { sessionId: string; pin: string; next: string },
): Promise<number | undefined> {
  const { rows } = await tx.query<{ version: number }>(LENGTHEN, [corporationId, sessionId, pin, next])
  return rows[0]?.version
}
