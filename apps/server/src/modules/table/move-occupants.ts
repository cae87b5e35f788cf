import { isLive } from '@comanda/domain/table'
import type { Tx } from '../../platform/db/index.ts'
import { moveParty, type PartyDeps } from './parties.ts'
import { type At, lockSession, seatsOf } from './party-queries.ts'

/** A party at its new table, and the owners of all phones that ever sat with it. */
export interface MovedOccupants {
  sessionId: string
  owners: string[]
}

/**
 * Moves the people at a table to a free one, with everything of the party, including its buffet. Undefined if the first
 * table is free, false if the second is occupied. C6, CART-13
 */
export async function moveOccupants(
  deps: PartyDeps,
  tx: Tx,
  { from, ...to }: At & { from: string },
): Promise<MovedOccupants | undefined | false> {
  const { corporationId } = to
  const session = await lockSession(tx, { ...to, tableId: from })
  if (!session || !isLive({ endsAt: session.ends_at.getTime() }, deps.clock())) return undefined
  const { session_id: sessionId } = session
  if (!(await moveParty(deps, tx, { ...to, sessionId }))) return false
  return { sessionId, owners: (await seatsOf(tx, corporationId, sessionId)).map(({ owner }) => owner) }
}
