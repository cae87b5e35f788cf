import { type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { payingAt } from '@comanda/domain/store'
import { asksSeat } from '@comanda/domain/table'
import { changeWithOwnTransaction, type Guest, type Handler } from '../../platform/http/index.ts'
import type { NamedTable, Party } from '../../ports/table.ts'
import { tableNamed } from './find-table.ts'
import type { Deps } from './deps.ts'
import { SEATS_WITHOUT_SHARED_CART } from './free-seat.ts'
import { actingAt } from './join-party.ts'
import { movedTo } from './party-queries.ts'
import { takeSeatAtTable } from './take-seat-at-table.ts'

interface SeatInput {
  shopId: number
  table: Pick<NamedTable, 'key' | 'typed'>
  pin: string | undefined
}

/**
 * The caller's seat at a table where each phone has its own cart; or the table staff moved the party to; or the reason
 * there is none. C6
 */
export async function ownSeat(
  deps: Deps,
  caller: Guest,
  { shopId, table, pin }: SeatInput,
): Promise<Party | { movedTo: string } | 'pinNeeded' | 'tableFull'> {
  const { owner } = caller.session
  const at = { corporationId: caller.corporationId, shopId, tableId: table.key, owner }
  const actor = await actingAt(deps, at)
  if (actor) return actor
  const to = await movedTo(deps.db, at, owner, new Date(deps.clock()))
  if (to !== undefined) return { movedTo: to }
  return takeSeatAtTable(deps, caller, {
    shopId,
    table: { ...table, seats: SEATS_WITHOUT_SHARED_CART },
    nick: undefined,
    pin,
  })
}

interface Taking {
  at: { corporationId: number; shopId: number; tableId: string; owner: string }
  table: NamedTable
  pin: string | undefined
  /** The store asks for a seat, or the table was named by its number. */
  guarded: boolean
}

/** Takes a seat if one is needed; otherwise only returns the table the party moved to. */
async function takeOrRefuse(deps: Deps, caller: Guest, { at, table, pin, guarded }: Taking): Promise<Seated | NoSeat> {
  const { shopId } = at
  const laid = table.buffetStallIds.length > 0
  if (laid && (await deps.makeWay({ ...at, table }))) return refuse('buffetOwing', { field: 'tableId' })
  const seat = await ownSeat(deps, caller, { shopId, table, pin })
  if (typeof seat === 'string') return refuse(seat, { field: seat === 'pinNeeded' ? 'pin' : 'tableId' })
  if ('movedTo' in seat) return { seated: false, ...seat }
  return { seated: true, ...(guarded && { pin: seat.pin, sessionId: seat.sessionId }) }
}

type Seated = ResponseOf<typeof calls.takeSeat>
type NoSeat = Refusal<'pinNeeded' | 'tableFull' | 'buffetOwing'>

/**
 * Seats the caller at a table that pays at the end and shares nothing, if its store or its party asks for a seat.
 * ORDER-3, C6
 */
export const takeSeat = (deps: Deps): Handler<typeof calls.takeSeat> =>
  changeWithOwnTransaction(calls.takeSeat, 'same result', async (caller, { shopId, tableId, pin }) => {
    const { corporationId } = caller
    const table = await tableNamed(deps.db, corporationId, shopId, tableId)
    if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
    if (table.playerMode || !payingAt(table).paysLater) return { seated: false }
    const guarded = asksSeat((await deps.shopOf(corporationId, shopId))?.tableEntry, table.typed)
    const { owner } = caller.session
    const at = { corporationId, shopId, tableId: table.key, owner }
    // A printed code is enough to order alone; a seat is only needed to join the party that has a bill there.
    if (guarded || (await deps.sharedBillAt(deps.db, at)) !== undefined)
      return takeOrRefuse(deps, caller, { at, table, pin, guarded })
    const to = await movedTo(deps.db, at, owner, new Date(deps.clock()))
    return { seated: false, ...(to !== undefined && { movedTo: to }) }
  })
