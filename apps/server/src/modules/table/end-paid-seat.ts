import type { Tx } from '../../platform/db/index.ts'
import { finish, type PartyDeps, type SeatInput, notifyParty } from './parties.ts'
import { lockSession, saveSeat, seatsOf } from './party-queries.ts'

/**
 * Gives up the seat of a guest who paid their own bill at a table that shares nothing. If it was the `last` bill there,
 * the visit ends and the next guest takes a seat anew; answers whether it ended. C6
 */
export async function endPaidSeat(
  deps: PartyDeps,
  tx: Tx,
  { owner, ...at }: SeatInput,
  last: () => Promise<boolean>,
): Promise<boolean> {
  const session = await lockSession(tx, at)
  if (!session) return false
  const { session_id: id } = session
  const seat = (await seatsOf(tx, at.corporationId, id)).find(one => one.owner === owner && one.here)
  if (seat) await saveSeat(tx, at.corporationId, id, { ...seat, leftAt: new Date(deps.clock()) })
  if (await last()) {
    await finish(deps, tx, at.corporationId, id, 'paid')
    return true
  }
  if (seat) await notifyParty(deps, tx, at.corporationId, id)
  return false
}
