import type { Database, Queries, Tx } from '../../platform/db/index.ts'

/** A table of a store. */
export interface At {
  corporationId: number
  shopId: number
  tableId: string
}

/** A session as it is stored. */
export interface SessionRow {
  session_id: string
  version: number
  /** Sealed. */
  pin: string
  started_at: Date
  ends_at: Date
  rests_since: Date | null
}

export interface SeatRow {
  person_id: string
  owner: string
  nick: string
  avatar: number
  joined_at: Date
  here: boolean
  /** When the person last changed something there. */
  acted_at: Date
  /** The seat was given to a newcomer; its person is seated again by the next change. */
  gave_way: boolean
}

const SESSION = 's.session_id, s.version, s.pin, s.started_at, s.ends_at, s.rests_since'
const SEAT = `t.person_id, t.owner, t.nick, t.avatar, t.joined_at, t.left_at is null as here,
  coalesce(t.acted_at, t.joined_at) as acted_at, t.gave_way`
/** The condition of the live session at a table, `$1` to `$3`. */
export const LIVE = 's.corporation_id = $1 and s.shop_id = $2 and s.table_id = $3 and s.ended_at is null'

const PARTY = {
  name: 'table_party',
  text: `select ${SESSION}, ${SEAT} from table_session s
    join table_seat t on t.corporation_id = s.corporation_id and t.session_id = s.session_id
    where ${LIVE} and s.ends_at > $5 and not t.gave_way and exists (
      select 1 from table_seat me where me.corporation_id = s.corporation_id and me.session_id = s.session_id
        and me.owner = $4 and me.left_at is null)
    order by t.joined_at, t.person_id`,
}

/** The session in which the owner sits at a table now, with all its people; empty for anyone else. C6 */
export async function partyRows(
  db: Queries,
  { corporationId, shopId, tableId }: At,
  owner: string,
  now: Date,
): Promise<(SessionRow & SeatRow)[]> {
  const { rows } = await db.query<SessionRow & SeatRow>(PARTY, [corporationId, shopId, tableId, owner, now])
  return rows
}

const LOCK = { name: 'table_session_lock', text: `select ${SESSION} from table_session s where ${LIVE} for update` }

/** The session at a table that has not been ended, locked until the transaction ends. */
export async function lockSession(tx: Tx, { corporationId, shopId, tableId }: At): Promise<SessionRow | undefined> {
  return (await tx.query<SessionRow>(LOCK, [corporationId, shopId, tableId])).rows[0]
}

const LOOKED = {
  name: 'table_session_looked',
  text: 'select seen_at from table_session where corporation_id = $1 and session_id = $2',
}
const MARK_PRESENT = {
  name: 'table_session_seen',
  text: `update table_session set seen_at = $3
    where corporation_id = $1 and session_id = any($2::uuid[]) and ended_at is null`,
}

/** When a phone of a party was last seen (epoch ms). */
export async function seenAt(db: Queries, corporationId: number, sessionId: string): Promise<number | undefined> {
  const { rows } = await db.query<{ seen_at: Date | null }>(LOOKED, [corporationId, sessionId])
  return rows[0]?.seen_at?.getTime()
}

/** Records that phones of these parties are seen now. */
export async function noteSeen(
  change: Database['runOne'],
  corporationId: number,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await change(MARK_PRESENT, [corporationId, sessionIds, now])
}

const MAKE = {
  name: 'table_session_make',
  text: `insert into table_session
      (corporation_id, session_id, shop_id, table_id, pin, version, started_at, ends_at, ended_by)
    values ($1, $2, $3, $4, $5, 1, $6, $7, '') on conflict do nothing`,
}

/** Begins a session; does nothing if there is one already. */
export async function makeSession(
  tx: Tx,
  { corporationId, shopId, tableId }: At,
  session: { sessionId: string; pin: string; now: Date; endsAt: Date },
): Promise<void> {
  const { sessionId, pin, now, endsAt } = session
  await tx.query(MAKE, [corporationId, sessionId, shopId, tableId, pin, now, endsAt])
}

const END = {
  name: 'table_session_end',
  text: `update table_session set ended_at = $3, ended_by = $4, version = version + 1
    where corporation_id = $1 and session_id = $2 and ended_at is null returning version`,
}

/** Ends a session; returns its version then, or undefined if it had ended. */
export async function endSession(
  tx: Tx,
  corporationId: number,
  sessionId: string,
  end: { now: Date; by: string },
): Promise<number | undefined> {
  const { rows } = await tx.query<{ version: number }>(END, [corporationId, sessionId, end.now, end.by])
  return rows[0]?.version
}

const SEATS = {
  name: 'table_seats',
  text: `select ${SEAT} from table_seat t where t.corporation_id = $1 and t.session_id = $2
    order by t.joined_at, t.person_id`,
}

export async function seatsOf(db: Queries, corporationId: number, sessionId: string): Promise<SeatRow[]> {
  return (await db.query<SeatRow>(SEATS, [corporationId, sessionId])).rows
}

const SIT = {
  name: 'table_seat_take',
  text: `insert into table_seat (corporation_id, session_id, person_id, owner, nick, avatar, joined_at, acted_at)
    values ($1, $2, $3, $4, $5, $6, $7, $9)
    on conflict (corporation_id, session_id, person_id) do update
      set nick = $5, left_at = $8, acted_at = $9, gave_way = $10`,
}

/** Saves a seat. */
export async function saveSeat(
  tx: Tx,
  corporationId: number,
  sessionId: string,
  seat: Omit<SeatRow, 'here'> & { leftAt: Date | null },
): Promise<void> {
  const { person_id, owner, nick, avatar, joined_at, leftAt, acted_at, gave_way } = seat
  const values = [corporationId, sessionId, person_id, owner, nick, avatar, joined_at, leftAt, acted_at, gave_way]
  await tx.query(SIT, values)
}

const MOVED = {
  name: 'table_session_moved',
  text: `update table_session set version = version + 1, ends_at = $3, rests_since = null
    where corporation_id = $1 and session_id = $2 returning version`,
}

/**
 * Raises a session's version after a person came, left or changed the name, so that every phone reads it again. Returns
 * the new version.
 */
export async function moveSession(tx: Tx, corporationId: number, sessionId: string, endsAt: Date): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(MOVED, [corporationId, sessionId, endsAt])
  return rows[0]?.version ?? 0
}

const SEAT_AT = {
  name: 'table_session_seat',
  text: `update table_session set table_id = $4, moved_from = table_id
    where corporation_id = $1 and session_id = $2 and shop_id = $3 and ended_at is null`,
}

/** Moves a party to another table of its store; false if it has ended. */
export async function seatSession(tx: Tx, { corporationId, shopId, tableId }: At, sessionId: string): Promise<boolean> {
  return (await tx.query(SEAT_AT, [corporationId, sessionId, shopId, tableId])).count === 1
}

const TABLE_OF = {
  name: 'table_of_session',
  text: `select shop_id, table_id from table_session
    where corporation_id = $1 and session_id = $2 and ended_at is null`,
}

/** The table of a party that has not ended. */
export async function tableOfSession(
  db: Queries,
  { corporationId, sessionId }: { corporationId: number; sessionId: string },
): Promise<At | undefined> {
  const { rows } = await db.query<{ shop_id: number; table_id: string }>(TABLE_OF, [corporationId, sessionId])
  return rows[0] && { corporationId, shopId: Number(rows[0].shop_id), tableId: rows[0].table_id }
}

const HOLD_TABLE = {
  name: 'table_hold',
  text: 'select 1 from dining_table where corporation_id = $1 and shop_id = $2 and table_id = $3 for no key update',
}

/** Locks a table until the transaction ends: moves to it run one after another. */
export async function holdTable(tx: Tx, { corporationId, shopId, tableId }: At): Promise<void> {
  await tx.query(HOLD_TABLE, [corporationId, shopId, tableId])
}

const MOVED_TO = {
  name: 'table_session_moved_to',
  text: `select s.table_id from table_session s
    join table_seat t on t.corporation_id = s.corporation_id and t.session_id = s.session_id
    where s.corporation_id = $1 and s.shop_id = $2 and s.moved_from = $3 and s.ended_at is null and s.ends_at > $5
      and t.owner = $4 and t.left_at is null limit 1`,
}

/** The table to which staff moved the party of a person who sat at this table; undefined for anyone else. */
export async function movedTo(db: Queries, at: At, owner: string, now: Date): Promise<string | undefined> {
  const values = [at.corporationId, at.shopId, at.tableId, owner, now]
  return (await db.query<{ table_id: string }>(MOVED_TO, values)).rows[0]?.table_id
}

const STAY = {
  name: 'table_session_stay',
  text: `update table_session set ends_at = $3, rests_since = null
    where corporation_id = $1 and session_id = $2 and ended_at is null`,
}
const REST = {
  name: 'table_session_rest',
  text: `update table_session set ends_at = least(ends_at, $3), rests_since = $4
    where corporation_id = $1 and session_id = $2 and ended_at is null`,
}

/** Extends a party: its end moves to later. */
export async function extendParty(
  change: Database['runOne'],
  corporationId: number,
  sessionId: string,
  endsAt: Date,
): Promise<void> {
  await change(STAY, [corporationId, sessionId, endsAt])
}

/** Brings the end of a party forward after all its orders are served. */
export async function shortenParty(tx: Tx, corporationId: number, sessionId: string, at: { endsAt: Date; now: Date }) {
  await tx.query(REST, [corporationId, sessionId, at.endsAt, at.now])
}

export interface LiveRow {
  session_id: string
  table_id: string
  pin: string
  started_at: Date
  persons: number
}

const LIVE_AT = {
  name: 'table_sessions_live',
  text: `select s.session_id, s.table_id, s.pin, s.started_at, count(t.person_id)::int as persons from table_session s
    left join table_seat t
      on t.corporation_id = s.corporation_id and t.session_id = s.session_id and t.left_at is null
    where s.corporation_id = $1 and s.shop_id = $2 and s.ended_at is null and s.ends_at > $3
    group by s.session_id, s.table_id, s.pin, s.started_at limit 2000`,
}

/** The live parties at a store. */
export async function liveSessions(db: Queries, corporationId: number, shopId: number, now: Date): Promise<LiveRow[]> {
  return (await db.query<LiveRow>(LIVE_AT, [corporationId, shopId, now])).rows
}

const SEAT_OF = {
  name: 'table_seat_of',
  text: `select s.session_id, t.person_id from table_session s
    join table_seat t on t.corporation_id = s.corporation_id and t.session_id = s.session_id
    where ${LIVE} and s.ends_at > $5 and t.owner = $4 and t.left_at is null`,
}

/** The owner's session and person at a table now; undefined for anyone else. C6 */
export async function seatOf(
  db: Queries,
  at: At & { owner: string },
  now: Date,
): Promise<{ sessionId: string; personId: string } | undefined> {
  const values = [at.corporationId, at.shopId, at.tableId, at.owner, now]
  const [row] = (await db.query<{ session_id: string; person_id: string }>(SEAT_OF, values)).rows
  return row && { sessionId: row.session_id, personId: row.person_id }
}

const STANDS = {
  name: 'table_session_stands',
  text: `select ${SESSION} from table_session s where ${LIVE} and s.ends_at > $4`,
}

/** The live session at a table, with its times. */
export async function sessionThere(db: Queries, at: At, now: Date): Promise<SessionRow | undefined> {
  const values = [at.corporationId, at.shopId, at.tableId, now]
  return (await db.query<SessionRow>(STANDS, values)).rows[0]
}
