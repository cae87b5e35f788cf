import type { OpenBuffet } from '@comanda/domain/cart'
import type { Queries } from '../../platform/db/index.ts'
import type { CartTable, Needs, Party, TableBuffet } from './needs.ts'

/** The buffet as the rules want it; nothing while nobody has opened it. CART-13 */
export function openBuffet(buffet: TableBuffet | undefined): OpenBuffet | undefined {
  if (buffet?.createTimeToNow === undefined) return undefined
  return { ...buffet, createTimeToNow: buffet.createTimeToNow }
}

/** The buffet of a table laid with stalls, for the party that sits there. */
export async function buffetAt(
  { db, buffets }: Pick<Needs, 'db' | 'buffets'>,
  corporationId: number,
  { table, party }: { table?: CartTable; party?: Party },
): Promise<TableBuffet | undefined> {
  const buffetStallIds = table?.buffetStallIds ?? []
  if (!party || buffetStallIds.length === 0) return undefined
  return buffets.of(db, { corporationId, sessionId: party.sessionId, buffetStallIds })
}

interface CartAt {
  corporationId: number
  shopId: number
  sessionId?: string
  tableId?: string
}

/** The open buffet of the party whose cart is to be priced; where an order is about to take of it, it is held. S4 */
export async function buffetOfCart(
  { tableOf, buffets }: Pick<Needs, 'tableOf' | 'buffets'>,
  { corporationId, shopId, sessionId, tableId }: CartAt,
  { on, takes }: { on: Queries; takes: boolean },
): Promise<OpenBuffet | undefined> {
  if (sessionId === undefined || tableId === undefined) return undefined
  const buffetStallIds = (await tableOf(corporationId, shopId, tableId))?.buffetStallIds ?? []
  if (buffetStallIds.length === 0) return undefined
  const of = { corporationId, sessionId, buffetStallIds }
  return openBuffet(await (takes ? buffets.hold(on, of) : buffets.of(on, of)))
}
