import type { buffet as calls } from '@comanda/contract/buffet'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { type BuffetInfo, buffetInfo, type Looked, told } from './buffet-info.ts'
import type { BuffetTable, Deps } from './deps.ts'
import { goingOn, makeWay } from './next-party.ts'
import { openBuffet, openForTable } from './open-buffet.ts'
import { type BuffetOrder, givePlatesBack, takePlates } from './order-plates.ts'
import { findBuffet, leaveShare, lockBuffet } from './queries.ts'

export type { BuffetOrder } from './order-plates.ts'

/** The buffets of tables that are laid with stalls. */
export interface BuffetModule {
  handlers: HandlersOf<typeof calls>
  /** The buffet of a party. CART-13 */
  infoOf(db: Queries, of: Looked): Promise<BuffetInfo>
  /** The same, held until the transaction ends: an order is about to take of it. S4 */
  hold(db: Queries, of: Looked): Promise<BuffetInfo>
  /** Whether a party opened a buffet. */
  isOpen(db: Queries, of: { corporationId: number; sessionId: string }): Promise<boolean>
  /** The party at a table that newcomers may join; undefined where there is none, or it has finished. C6 */
  goingOn(
    db: Queries,
    at: { corporationId: number; shopId: number; table: Pick<BuffetTable, 'key' | 'playerMode' | 'buffetStallIds'> },
  ): Promise<string | undefined>
  /** Somebody new comes to a table: a party whose time is over makes way, unless it owes something. C6 */
  makeWay(at: {
    corporationId: number
    shopId: number
    table: Pick<BuffetTable, 'key' | 'playerMode' | 'buffetStallIds'>
    owner: string
  }): Promise<'owing' | undefined>
  /** Notes what an order takes of it; false where the price of its people is on another order already. */
  takePlates(tx: Tx, order: BuffetOrder): Promise<boolean>
  givePlatesBack(tx: Tx, order: BuffetOrder): Promise<void>
  /** A seat of a guest who signed in as an account that sits there already is given up. LOGIN-3 */
  leave(tx: Tx, seat: { corporationId: number; sessionId: string; personId: string }): Promise<void>
}

export const createBuffet = (deps: Deps): BuffetModule => ({
  handlers: { open: openBuffet(deps), openForTable: openForTable(deps) },
  infoOf: (db, of) => buffetInfo(deps, db, of),
  hold: async (db, of) => told(deps, db, of, await lockBuffet(db, of)),
  isOpen: async (db, of) => (await findBuffet(db, of)) !== undefined,
  goingOn: (db, at) => goingOn(deps, db, at),
  makeWay: at => makeWay(deps, at),
  takePlates: (tx, order) => takePlates(tx, deps, order),
  givePlatesBack: (tx, order) => givePlatesBack(tx, deps, order),
  leave: leaveShare,
})
