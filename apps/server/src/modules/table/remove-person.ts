import { isLive } from '@comanda/domain/table'
import type { Party } from '../../ports/table.ts'
import { idleSeats, type OccupantDeps } from './free-seat.ts'
import { type PartyDeps, partyOf, type SeatInput, timesOf, notifyParty } from './parties.ts'
import { lockSession, saveSeat, seatsOf } from './party-queries.ts'

/**
 * Removes a person from the party of the caller; `holds` if that person has something at the table, undefined if the caller
 * does not sit there. Removing a person who has left changes nothing. C6
 */
export async function removePerson(
  deps: PartyDeps & OccupantDeps,
  input: SeatInput,
  personId: string,
): Promise<Party | 'holds' | undefined> {
  const { corporationId, owner } = input
  return deps.db.inTx(async tx => {
    const now = new Date(deps.clock())
    const session = await lockSession(tx, input)
    if (!session || !isLive(timesOf(session), now.getTime())) return undefined
    const seats = await seatsOf(tx, corporationId, session.session_id)
    if (!seats.some(seat => seat.owner === owner && seat.here)) return undefined
    const other = seats.find(seat => seat.person_id === personId && seat.here && seat.owner !== owner)
    if (!other) return partyOf(deps, session, seats, owner)
    const empty = await idleSeats(deps, tx, input, { session, seats })
    if (!empty.includes(other)) return 'holds'
    await saveSeat(tx, corporationId, session.session_id, { ...other, leftAt: now })
    await notifyParty(deps, tx, corporationId, session.session_id)
    return partyOf(deps, session, await seatsOf(tx, corporationId, session.session_id), owner)
  })
}
