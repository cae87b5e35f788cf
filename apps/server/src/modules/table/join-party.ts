import { isLive, isNextParty, mostPersons } from '@comanda/domain/table'
import type { Party } from '../../ports/table.ts'
import { endGone, type GoneDeps, partyHasGone } from './gone-party.ts'
import { openSession, partyAt, partyOf, type SeatInput, seated, timesOf, told } from './parties.ts'
import { lockSession, saveSeat, seatsOf } from './party-queries.ts'

export interface JoinInput extends SeatInput {
  seats: number
  nick: string | undefined
  /** Checks the PIN of newcomers if the table is not open to everyone with its code; `ok` tells whether it is right. */
  pinOk?: ((sessionId: string, pin: string) => Promise<boolean>) | undefined
  /** The table's printed code does not begin a party either: only a code shown right now does, or the staff. */
  closed?: boolean
}

/** Seats a guest at a table, in its party or as the first of a new one. Idempotent. C6 */
export async function join(deps: GoneDeps, input: JoinInput): Promise<Party | 'pinNeeded' | 'tableFull'> {
  const may = await mayJoin(deps, input)
  if (may === 'pinNeeded') return may
  return deps.db.inTx(async tx => {
    const now = new Date(deps.clock())
    if (may === 'takesOver' && !(await endGone(deps, tx, input))) return 'pinNeeded'
    const session = await openSession(deps, tx, input, input.owner)
    const seats = await seatsOf(tx, input.corporationId, session.session_id)
    const ownSeat = seats.find(seat => seat.owner === input.owner)
    // Another guest was first: the table and its PIN are theirs.
    if (may !== 'joins' && !ownSeat && seats.length > 0) return 'pinNeeded'
    if (ownSeat?.here && (input.nick === undefined || input.nick === ownSeat.nick))
      return partyOf(session, seats, input.owner)
    if (!ownSeat && seats.filter(seat => seat.here).length >= mostPersons(input.seats)) return 'tableFull'
    const seat = seated(ownSeat, seats, input, now)
    await saveSeat(tx, input.corporationId, session.session_id, { ...seat, leftAt: null })
    await told(deps, tx, input.corporationId, session.session_id)
    const others = seats.filter(other => other !== ownSeat)
    return partyOf(session, [...others, seat], input.owner)
  })
}

/**
 * Checks whether a newcomer may join; a seated guest always may. At a free table they begin a party; if the party left
 * without an order nobody could give a PIN, and the newcomer takes its place.
 */
async function mayJoin(deps: GoneDeps, input: JoinInput): Promise<'joins' | 'begins' | 'takesOver' | 'pinNeeded'> {
  if (!input.pinOk || (await partyAt(deps, input))) return 'joins'
  const session = await deps.db.inTx(tx => lockSession(tx, input))
  const now = deps.clock()
  if (!session || !isLive(timesOf(session), now) || isNextParty(timesOf(session), now))
    return input.closed ? 'pinNeeded' : 'begins'
  if (await input.pinOk(session.session_id, session.pin)) return 'joins'
  if (input.closed || !(await partyHasGone(deps, deps.db, input, session))) return 'pinNeeded'
  // A former member finds the party as they left it.
  const seats = await seatsOf(deps.db, input.corporationId, session.session_id)
  return seats.some(({ owner }) => owner === input.owner) ? 'joins' : 'takesOver'
}
