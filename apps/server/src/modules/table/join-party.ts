import { isLive, isNextParty } from '@comanda/domain/table'
import type { Tx } from '../../platform/db/index.ts'
import type { Party } from '../../ports/table.ts'
import { tableByCode } from './find-table.ts'
import { type OccupantDeps, freeSeatFor, maxSeatsAt } from './free-seat.ts'
import { endAbsentParty, type AbsenceDeps, isPartyAbsent } from './absent-party.ts'
import { openSession, partyAt, partyOf, type SeatInput, seated, timesOf, notifyParty } from './parties.ts'
import { type At, lockSession, type SeatRow, type SessionRow, saveSeat, seatsOf } from './party-queries.ts'
import { gaveWay } from './seat-queries.ts'

export interface JoinInput extends SeatInput {
  /** The most phones at the table. */
  most: number
  nick: string | undefined
  /** Checks the PIN of newcomers if the table is not open to everyone with its code; `ok` tells whether it is right. */
  pinOk?: ((session: SessionRow) => Promise<boolean>) | undefined
  /** The table's printed code does not begin a party either: only a code shown right now does, or the staff. */
  closed?: boolean
  /** Only a person whose seat was given to a newcomer is seated. */
  again?: boolean
  /** A full group refuses newcomers: its code is known to its friends only. */
  keepsSeats?: boolean
}

/** Dependencies of taking a seat. */
export type JoinDeps = AbsenceDeps & OccupantDeps

async function liveSession(deps: JoinDeps, tx: Tx, at: At): Promise<SessionRow | undefined> {
  const session = await lockSession(tx, at)
  return session && isLive(timesOf(session), deps.clock()) ? session : undefined
}

/** Seats a guest at a table, in its party or as the first of a new one. Idempotent. C6 */
export async function join(deps: JoinDeps, input: JoinInput): Promise<Party | 'pinNeeded' | 'tableFull'> {
  const may = await mayJoin(deps, input)
  if (may === 'pinNeeded') return may
  return deps.db.inTx(async tx => {
    const now = new Date(deps.clock())
    if (may === 'takesOver' && !(await endAbsentParty(deps, tx, input))) return 'pinNeeded'
    const session = await (input.again ? liveSession(deps, tx, input) : openSession(deps, tx, input, input.owner))
    if (!session) return 'pinNeeded'
    const seats = await seatsOf(tx, input.corporationId, session.session_id)
    // Another guest was first: the table and its PIN are theirs.
    const isFirst = seats.length === 0 || seats.some(seat => seat.owner === input.owner)
    if (may !== 'joins' && !isFirst) return 'pinNeeded'
    return takeSeatOf(deps, tx, input, { session, seats, now })
  })
}

/** Takes a seat of a locked session that the guest may join. */
async function takeSeatOf(
  deps: JoinDeps,
  tx: Tx,
  input: JoinInput,
  { session, seats, now }: { session: SessionRow; seats: readonly SeatRow[]; now: Date },
): Promise<Party | 'pinNeeded' | 'tableFull'> {
  const { corporationId, owner, nick } = input
  const ownSeat = seats.find(seat => seat.owner === owner)
  if (input.again && !ownSeat?.gave_way) return 'pinNeeded'
  if (ownSeat?.here && (nick === undefined || nick === ownSeat.nick)) return partyOf(deps, session, seats, owner)
  if (!(await freeSeatFor(deps, tx, input, { session, seats, ownSeat, now }))) return 'tableFull'
  await saveSeat(tx, corporationId, session.session_id, { ...seated(ownSeat, seats, input, now), leftAt: null })
  await notifyParty(deps, tx, corporationId, session.session_id)
  return partyOf(deps, session, await seatsOf(tx, corporationId, session.session_id), owner)
}

/**
 * Checks whether a newcomer may join; a seated guest always may. At a free table they begin a party; if the party left
 * without an order there is no PIN to give, and the newcomer takes its place.
 */
async function mayJoin(deps: AbsenceDeps, input: JoinInput): Promise<'joins' | 'begins' | 'takesOver' | 'pinNeeded'> {
  if (!input.pinOk || input.again || (await partyAt(deps, input))) return 'joins'
  const session = await deps.db.inTx(tx => lockSession(tx, input))
  const now = deps.clock()
  if (!session || !isLive(timesOf(session), now) || isNextParty(timesOf(session), now))
    return input.closed ? 'pinNeeded' : 'begins'
  if (await input.pinOk(session)) return 'joins'
  if (input.closed || !(await isPartyAbsent(deps, deps.db, input, session))) return 'pinNeeded'
  // A former member finds the party as they left it.
  const seats = await seatsOf(deps.db, input.corporationId, session.session_id)
  return seats.some(({ owner }) => owner === input.owner) ? 'joins' : 'takesOver'
}

/**
 * The party of a person who changes something at a table. A person whose seat was given to a newcomer is seated again,
 * without the PIN: that person was let in before. S4, C6
 */
export async function actingAt(deps: JoinDeps, input: SeatInput): Promise<Party | undefined> {
  const party = await partyAt(deps, input, true)
  if (party || !(await gaveWay(deps.db, input, new Date(deps.clock())))) return party
  const table = await tableByCode(deps.db, input.corporationId, input.tableId)
  if (!table) return undefined
  const most = maxSeatsAt(table.info)
  const again = await join(deps, { ...input, most, nick: undefined, again: true })
  return typeof again === 'string' ? undefined : again
}
