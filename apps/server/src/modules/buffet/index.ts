import type { buffet as calls } from '@comanda/contract/buffet'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { BuffetOrder, BuffetPort } from '../../ports/buffet.ts'
import { buffetInfo, notifyParty } from './buffet-info.ts'
import type { Deps } from './deps.ts'
import { goingOn, makeWay } from './next-party.ts'
import { openBuffet, openForTable } from './open-buffet.ts'
import { givePlatesBack, takePlates } from './order-plates.ts'
import { findBuffet, leaveShare, lockBuffet, sharesOf } from './queries.ts'

/** The buffets of tables with buffet stalls. */
export interface BuffetModule extends BuffetPort {
  handlers: HandlersOf<typeof calls>
  /** Whether a party opened a buffet. */
  isOpen(db: Queries, of: { corporationId: number; sessionId: string }): Promise<boolean>
  /** When the time of a party's buffet ends (epoch ms), Infinity where it has no end; undefined without a buffet. */
  endsAt(
    db: Queries,
    of: { corporationId: number; shopId: number; sessionId: string; buffetStallIds: readonly string[] },
  ): Promise<number | undefined>
  /** The people of a party who eat of its buffet with their own phone. */
  sharers(db: Queries, of: { corporationId: number; sessionId: string }): Promise<string[]>
  /** Notes what an order takes of it; false where the price of its people is on another order already. */
  takePlates(tx: Tx, order: BuffetOrder): Promise<boolean>
  givePlatesBack(tx: Tx, order: BuffetOrder): Promise<void>
  /** A seat of a guest who signed in as an account that sits there already is given up. LOGIN-3 */
  leave(tx: Tx, seat: { corporationId: number; sessionId: string; personId: string }): Promise<void>
}

export const createBuffet = (deps: Deps): BuffetModule => ({
  handlers: { open: openBuffet(deps), openForTable: openForTable(deps) },
  infoOf: (db, of) => buffetInfo(deps, db, of),
  hold: async (db, of) => notifyParty(deps, db, of, await lockBuffet(db, of)),
  isOpen: async (db, of) => (await findBuffet(db, of)) !== undefined,
  async endsAt(db, { shopId, buffetStallIds, ...of }) {
    const buffet = await findBuffet(db, of)
    const stay = buffet && (await deps.stayOf({ corporationId: of.corporationId, shopId }, buffetStallIds))
    return buffet && buffet.opened_at.getTime() + (stay ?? Number.POSITIVE_INFINITY)
  },
  sharers: async (db, of) => (await sharesOf(db, of)).filter(it => it.adults + it.children > 0).map(it => it.person_id),
  goingOn: (db, at) => goingOn(deps, db, at),
  makeWay: at => makeWay(deps, at),
  takePlates: (tx, order) => takePlates(tx, deps, order),
  givePlatesBack: (tx, order) => givePlatesBack(tx, deps, order),
  leave: leaveShare,
})
