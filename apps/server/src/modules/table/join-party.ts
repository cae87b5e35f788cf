import { isLive, isNextParty, mostPersons } from '@comanda/domain/table'
import type { Party } from '../../ports/table.ts'
import { endGone, type GoneDeps, partyHasGone } from './gone-party.ts'
import { openSession, partyAt, partyOf, type SeatInput, seated, timesOf, told } from './parties.ts'
import { lockSession, saveSeat, seatsOf } from './party-queries.ts'

export interface JoinInput extends SeatInput {
  seats: number
  nick: string | undefined
  /** Asked of newcomers where the table is not open to whoever has its code; `ok` answers whether this one is right. */
  pinOk?: ((sessionId: string, pin: string) => Promise<boolean>) | undefined
  /** The table's code does not begin a party either: only who has a code that shows now, or the staff. */
  closed?: boolean
}

/** Sits down at a table, with the party that is there or as the first of a new one. Doing it again changes nothing. C6 */
export async function join(deps: GoneDeps, input: JoinInput): Promise<Party | 'pinNeeded' | 'tableFull'> {
  const may = await mayJoin(deps, input)
  if (may === 'pinNeeded') return may
  return deps.db.inTx(async tx => {
    const now = new Date(deps.clock())
    if (may === 'takesOver' && !(await endGone(deps, tx, input))) return 'pinNeeded'
    const session = await openSession(deps, tx, input, input.owner)
    const seats = await seatsOf(tx, input.corporationId, session.session_id)
    const mine = seats.find(seat => seat.owner === input.owner)
    // Somebody was faster: the table is theirs, and so is the PIN.
    if (may !== 'joins' && !mine && seats.length > 0) return 'pinNeeded'
    if (mine?.here && (input.nick === undefined || input.nick === mine.nick))
      return partyOf(session, seats, input.owner)
    if (!mine && seats.filter(seat => seat.here).length >= mostPersons(input.seats)) return 'tableFull'
    const seat = seated(mine, seats, input, now)
    await saveSeat(tx, input.corporationId, session.session_id, { ...seat, leftAt: null })
    await told(deps, tx, input.corporationId, session.session_id)
    const others = seats.filter(other => other !== mine)
    return partyOf(session, [...others, seat], input.owner)
  })
}

/**
 * What a newcomer may do, who is asked nothing where they sit there already. Where nobody sits they begin a party; where those who
 * sat there are gone without an order nobody could tell a PIN, and the newcomer takes their place.
 */
async function mayJoin(deps: GoneDeps, input: JoinInput): Promise<'joins' | 'begins' | 'takesOver' | 'pinNeeded'> {
  if (!input.pinOk || (await partyAt(deps, input))) return 'joins'
  const found = await deps.db.inTx(tx => lockSession(tx, input))
  const now = deps.clock()
  if (!found || !isLive(timesOf(found), now) || isNextParty(timesOf(found), now))
    return input.closed ? 'pinNeeded' : 'begins'
  if (await input.pinOk(found.session_id, found.pin)) return 'joins'
  if (input.closed || !(await partyHasGone(deps, deps.db, input, found))) return 'pinNeeded'
  // Who was one of them finds what they left.
  const seats = await seatsOf(deps.db, input.corporationId, found.session_id)
  return seats.some(({ owner }) => owner === input.owner) ? 'joins' : 'takesOver'
}
