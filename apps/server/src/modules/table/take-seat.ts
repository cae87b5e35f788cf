import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import type { table as calls } from '@comanda/contract/table'
import { payingAt } from '@comanda/domain/store'
import { asksSeat } from '@comanda/domain/table'
import type { Guest, Handler } from '../../platform/http/index.ts'
import { tableNamed } from './find-table.ts'
import type { Needs } from './needs.ts'
import { type Party, partyAt } from './parties.ts'
import { movedTo } from './party-queries.ts'
import { type NamedTable, sitDown } from './sit-down.ts'

/** Where nothing is shared nobody takes another's place: strangers may eat side by side. */
const NOTHING_SHARED = 99

interface SeatAsk {
  shopId: number
  table: Pick<NamedTable, 'key' | 'typed'>
  pin: string | undefined
}

/** A seat at a table where each phone has a cart of its own; or where the staff moved the party to; or why there is none. C6 */
export async function ownSeat(
  needs: Needs,
  who: Guest,
  { shopId, table, pin }: SeatAsk,
): Promise<Party | { movedTo: string } | 'pinNeeded' | 'tableFull'> {
  const { owner } = who.session
  const at = { corporationId: who.corporationId, shopId, tableId: table.key, owner }
  const there = await partyAt(needs, at, true)
  if (there) return there
  const to = await movedTo(needs.db, at, owner, new Date(needs.clock()))
  if (to !== undefined) return { movedTo: to }
  return sitDown(needs, who, { shopId, table: { ...table, seats: NOTHING_SHARED }, nick: undefined, pin })
}

interface Taking {
  at: { corporationId: number; shopId: number; tableId: string; owner: string }
  table: NamedTable
  pin: string | undefined
  /** The seat is asked for by the store, or because the table was named by its number. */
  guarded: boolean
}

/** Where a seat is needed; where none is, only where the party went is told. */
async function taken(needs: Needs, who: Guest, { at, table, pin, guarded }: Taking): Promise<Seated | NoSeat> {
  const { shopId } = at
  const laid = table.buffetStallIds.length > 0
  if (laid && (await needs.makeWay({ ...at, table }))) return refuse('buffetOwing', { field: 'tableId' })
  const seat = await ownSeat(needs, who, { shopId, table, pin })
  if (typeof seat === 'string') return refuse(seat, { field: seat === 'pinNeeded' ? 'pin' : 'tableId' })
  if ('movedTo' in seat) return { seated: false, ...seat }
  return { seated: true, ...(guarded && { pin: seat.pin }) }
}

type Seated = ResponseOf<typeof calls.takeSeat>
type NoSeat = Refusal<'pinNeeded' | 'tableFull' | 'buffetOwing'>

/** Sits the caller down at a table that pays at the end and shares nothing, where its store or its party asks for a seat. ORDER-3, C6 */
export const takeSeat =
  (needs: Needs): Handler<typeof calls.takeSeat> =>
  async (who, { shopId, tableId, pin }) => {
    const { corporationId } = who
    const table = await tableNamed(needs.db, corporationId, shopId, tableId)
    if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
    if (table.playerMode || !payingAt(table).paysLater) return { seated: false }
    const guarded = asksSeat((await needs.shopOf(corporationId, shopId))?.tableEntry, table.typed)
    const { owner } = who.session
    const at = { corporationId, shopId, tableId: table.key, owner }
    // A printed code is enough to order alone; a seat is taken with the party that has a bill there.
    if (guarded || (await needs.sharedBillAt(needs.db, at)) !== undefined)
      return taken(needs, who, { at, table, pin, guarded })
    const to = await movedTo(needs.db, at, owner, new Date(needs.clock()))
    return { seated: false, ...(to !== undefined && { movedTo: to }) }
  }
