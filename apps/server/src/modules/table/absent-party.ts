import { hasEnded, isLive } from '@comanda/domain/table'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { finish, type PartyDeps, timesOf } from './parties.ts'
import { type At, lockSession, noteSeen, type SeatRow, type SessionRow, seatsOf, seenAt } from './party-queries.ts'

/** Dependencies for deciding whether a party has left. */
export interface AbsenceDeps extends PartyDeps {
  /** Whether a party ordered something, has an open bill, or opened a buffet. */
  hasActivity(db: Queries, party: At & { sessionId: string }): Promise<boolean>
}

/**
 * Whether the party at a table left without ordering: each member left in the app, or nothing happened and no phone was active
 * for long. In that case no one can give a PIN. A party that staff opened for expected guests is kept. C6
 */
export async function isPartyAbsent(deps: AbsenceDeps, db: Queries, at: At, session: SessionRow): Promise<boolean> {
  const { corporationId } = at
  const { session_id: sessionId } = session
  const seats = await seatsOf(db, corporationId, sessionId)
  if (seats.length === 0 || !(await areAllAway(deps, db, corporationId, { session, seats }))) return false
  return !(await deps.hasActivity(db, { ...at, sessionId }))
}

interface Seated {
  session: SessionRow
  seats: readonly SeatRow[]
}

async function areAllAway(
  { clock }: Pick<PartyDeps, 'clock'>,
  db: Queries,
  corporationId: number,
  { session, seats }: Seated,
): Promise<boolean> {
  if (!seats.some(({ here }) => here)) return true
  const [times, now] = [timesOf(session), clock()]
  return hasEnded(times, undefined, now) && hasEnded(times, await seenAt(db, corporationId, session.session_id), now)
}

/**
 * Ends the party at a table that has left, so that a newcomer begins one; false if the table is occupied after all. C6
 */
export async function endAbsentParty(deps: AbsenceDeps, tx: Tx, at: At): Promise<boolean> {
  const session = await lockSession(tx, at)
  if (!session || !isLive(timesOf(session), deps.clock())) return true
  if (!(await isPartyAbsent(deps, tx, at, session))) return false
  await finish(deps, tx, at.corporationId, session.session_id, 'gone')
  return true
}

/** Minimum time (ms) between two records that a phone was seen. */
const NOTED_EVERY_MS = 2 * 60_000

/** Records periodically that phones view the shared table: while one does, its party counts as present. */
export function recordViewers({ db, clock }: Pick<PartyDeps, 'db' | 'clock'>) {
  const noted = new Map<string, number>()
  return async (corporationId: number, sessionIds: readonly string[]): Promise<void> => {
    const now = clock()
    for (const [id, at] of noted) if (now - at >= NOTED_EVERY_MS) noted.delete(id)
    const due = sessionIds.filter(id => !noted.has(id))
    if (due.length === 0) return
    for (const id of due) noted.set(id, now)
    await noteSeen(db.runOne, corporationId, due, new Date(now))
  }
}
