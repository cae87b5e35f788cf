import { hasLeft, isNextParty, RESTING_MS } from '@comanda/domain/table'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { PartyState, Person } from '../../ports/table.ts'
import { recordViewers } from './absent-party.ts'
import { finish, type PartyDeps, personOf, timesOf } from './parties.ts'
import { shortenParty, seatsOf, sessionThere } from './party-queries.ts'

/**
 * Handles that all orders of a party are served: a party that pays at the end is over; one that paid before ends unless
 * it orders again. C6
 */
export async function endServedParty(
  deps: PartyDeps,
  tx: Tx,
  { corporationId, sessionId, paid }: { corporationId: number; sessionId: string; paid: boolean },
): Promise<void> {
  if (paid) return finish(deps, tx, corporationId, sessionId, 'paid')
  const now = deps.clock()
  await shortenParty(tx, corporationId, sessionId, { endsAt: new Date(now + RESTING_MS), now: new Date(now) })
}

const SITS = {
  name: 'table_sits',
  text: `select t.person_id, t.joined_at from table_seat t
    join table_session s on s.corporation_id = t.corporation_id and s.session_id = t.session_id
    where t.corporation_id = $1 and t.session_id = $2 and t.owner = $3 and t.left_at is null
      and s.ended_at is null and s.ends_at > $4`,
}

/** Since when (epoch ms) the owner sits with a live party; undefined if not. C6 */
export async function seatedSince(
  deps: Pick<PartyDeps, 'clock'>,
  db: Queries,
  input: { corporationId: number; sessionId: string; owner: string },
): Promise<number | undefined> {
  const values = [input.corporationId, input.sessionId, input.owner, new Date(deps.clock())]
  const { rows } = await db.query<{ joined_at: Date }>(SITS, values)
  return rows[0]?.joined_at.getTime()
}

const HOLDS = {
  name: 'table_session_holds',
  text: `select 1 from table_session where corporation_id = $1 and session_id = $2 and ended_at is null for share`,
}

/** Whether a party is live; it cannot end until the transaction does. */
export const lockLiveSession = async (tx: Tx, input: { corporationId: number; sessionId: string }): Promise<boolean> =>
  (await tx.query(HOLDS, [input.corporationId, input.sessionId])).rows.length > 0

/** All people a party ever had. */
export const personsOf = async (db: Queries, corporationId: number, sessionId: string): Promise<Person[]> =>
  (await seatsOf(db, corporationId, sessionId)).map(personOf)

const LEAVE_DOUBLE = {
  name: 'table_seat_double',
  text: `delete from table_seat t using table_seat own where t.corporation_id = $1 and t.owner = $2
    and own.corporation_id = t.corporation_id and own.session_id = t.session_id and own.owner = $3
    returning t.session_id, t.person_id`,
}
const CLAIM = {
  name: 'table_seat_adopt',
  text: 'update table_seat set owner = $3 where corporation_id = $1 and owner = $2',
}

/** A seat at a party. */
export interface SeatAt {
  sessionId: string
  personId: string
}

/**
 * Moves a guest's seats into the account they sign in to; returns the seats given up because the account sits there
 * already. LOGIN-3
 */
export async function claimSeats(tx: Tx, corporationId: number, from: string, to: string): Promise<SeatAt[]> {
  if (from === to) return []
  const { rows } = await tx.query<{ session_id: string; person_id: string }>(LEAVE_DOUBLE, [corporationId, from, to])
  await tx.query(CLAIM, [corporationId, from, to])
  return rows.map(row => ({ sessionId: row.session_id, personId: row.person_id }))
}

/** The state of the party at a table; undefined if there is none. C6 */
export async function readPartyAt(
  { clock }: Pick<PartyDeps, 'clock'>,
  db: Queries,
  at: { corporationId: number; shopId: number; tableId: string },
): Promise<PartyState | undefined> {
  const now = clock()
  const row = await sessionThere(db, at, new Date(now))
  if (!row) return undefined
  const times = timesOf(row)
  return {
    sessionId: row.session_id,
    owners: (await seatsOf(db, at.corporationId, row.session_id)).map(({ owner }) => owner),
    rested: isNextParty(times, now),
    idle: hasLeft(times, now),
  }
}

const VERSIONS = {
  name: 'table_session_versions',
  text: 'select session_id, version from table_session where corporation_id = $1 and session_id = any($2::uuid[])',
}

/** `table:<sessionId>`: the people at a table, for those who sit there. CART-11 */
export function watchableParties(deps: PartyDeps) {
  const looks = recordViewers(deps)
  return {
    async mayWatch({ corporationId, session: { owner } }: Guest, id: string): Promise<boolean> {
      return isUuid(id) && (await seatedSince(deps, deps.db, { corporationId, sessionId: id, owner })) !== undefined
    },
    async versionsOf(corporationId: number, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const known = ids.filter(id => isUuid(id))
      // A phone that asks for the topic is looking at it now.
      await looks(corporationId, known)
      const { rows } = await deps.db.query<{ session_id: string; version: number }>(VERSIONS, [corporationId, known])
      return new Map(rows.map(row => [row.session_id, row.version]))
    },
  }
}
