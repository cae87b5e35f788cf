import { isLive, isNextParty, mostPersons } from '@comanda/domain/table'
import { endGone, type GoneNeeds, partyHasGone } from './gone-party.ts'
import { openSession, type Party, partyAt, partyOf, type SeatAsk, seated, timesOf, told } from './parties.ts'
import { lockSession, saveSeat, seatsOf } from './party-queries.ts'

export interface JoinAsk extends SeatAsk {
  seats: number
  nick: string | undefined
  /** Asked of newcomers where the table is not open to whoever has its code; `ok` answers whether this one is right. */
  pinOk?: ((sessionId: string, pin: string) => Promise<boolean>) | undefined
  /** The table's code does not begin a party either: only who has a code that shows now, or the staff. */
  closed?: boolean
}

/** Sits down at a table, with the party that is there or as the first of a new one. Doing it again changes nothing. C6 */
export async function join(needs: GoneNeeds, ask: JoinAsk): Promise<Party | 'pinNeeded' | 'tableFull'> {
  const may = await mayJoin(needs, ask)
  if (may === 'pinNeeded') return may
  return needs.db.inTx(async tx => {
    const now = new Date(needs.clock())
    if (may === 'takesOver' && !(await endGone(needs, tx, ask))) return 'pinNeeded'
    const session = await openSession(needs, tx, ask, ask.owner)
    const seats = await seatsOf(tx, ask.corporationId, session.session_id)
    const mine = seats.find(seat => seat.owner === ask.owner)
    // Somebody was faster: the table is theirs, and so is the PIN.
    if (may !== 'joins' && !mine && seats.length > 0) return 'pinNeeded'
    if (mine?.here && (ask.nick === undefined || ask.nick === mine.nick)) return partyOf(session, seats, ask.owner)
    if (!mine && seats.filter(seat => seat.here).length >= mostPersons(ask.seats)) return 'tableFull'
    const seat = seated(mine, seats, ask, now)
    await saveSeat(tx, ask.corporationId, session.session_id, { ...seat, leftAt: null })
    await told(needs, tx, ask.corporationId, session.session_id)
    const others = seats.filter(other => other !== mine)
    return partyOf(session, [...others, seat], ask.owner)
  })
}

/**
 * What a newcomer may do, who is asked nothing where they sit there already. Where nobody sits they begin a party; where those who
 * sat there are gone without an order nobody could tell a PIN, and the newcomer takes their place.
 */
async function mayJoin(needs: GoneNeeds, ask: JoinAsk): Promise<'joins' | 'begins' | 'takesOver' | 'pinNeeded'> {
  if (!ask.pinOk || (await partyAt(needs, ask))) return 'joins'
  const found = await needs.db.inTx(tx => lockSession(tx, ask))
  const now = needs.clock()
  if (!found || !isLive(timesOf(found), now) || isNextParty(timesOf(found), now))
    return ask.closed ? 'pinNeeded' : 'begins'
  if (await ask.pinOk(found.session_id, found.pin)) return 'joins'
  if (ask.closed || !(await partyHasGone(needs, needs.db, ask, found))) return 'pinNeeded'
  // Who was one of them finds what they left.
  const seats = await seatsOf(needs.db, ask.corporationId, found.session_id)
  return seats.some(({ owner }) => owner === ask.owner) ? 'joins' : 'takesOver'
}
