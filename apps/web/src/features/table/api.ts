import { cart } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { currentLocale } from '../../platform/i18n/index.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/use-cached-query.ts'
import { pinOfCode } from './pin-of-code.ts'

export type Table = ResponseOf<typeof calls.getTableInfo>

/** A table as the cart's calls name it. */
export interface TablePlace {
  shopId: number
  businessType: 1100
  tableId: string
}

/** How a guest names a table: by the code scanned, or by the number typed. */
export type TableAsk = { tableId: string } | { tableName: string }

/** Finds a table at a store. Throws `Refused` that says what is wrong with the code. */
export const findTable = (shopId: number, ask: TableAsk): Promise<Table> => send(calls.getTableInfo, { shopId, ...ask })

/** The table an address names. */
export const useTable = (shopId: number | undefined, tableId: string | undefined) =>
  useCachedQuery(
    shopId !== undefined && tableId ? ['table', shopId, tableId, currentLocale().id] : undefined,
    () => findTable(shopId ?? 0, { tableId: tableId ?? '' }),
    { staleAfter: 10 * 60_000 },
  )

/** Notes how many people are at the table: limits per person count by it. CART-3 */
export const setPeople = (table: Table, people: number): Promise<unknown> =>
  send(cart.init, { shopId: table.shopId, businessType: 1100, tableId: table.tableId, people }, { shows: 'silent' })

export type Party = ResponseOf<typeof cart.getPerson>

/** Who shares a table; undefined where nothing is known just now: the next change asks again. */
export const partyAt = async (place: TablePlace): Promise<Party | undefined> => {
  try {
    return await send(cart.getPerson, place, { shows: 'silent' })
  } catch (error) {
    if (!isRefused(error)) throw error
    return undefined
  }
}

/** A table where each phone has a cart of its own. */
export type SeatPlace = Pick<TablePlace, 'shopId' | 'tableId'>

export type Seat = ResponseOf<typeof calls.takeSeat>

/** Sits the guest down. Throws `Refused` where a PIN is needed or another one. C6 */
export const takeSeat = (place: SeatPlace, pin = ''): Promise<Seat> =>
  send(calls.takeSeat, { ...place, ...(pin !== '' && { pin }) }, { shows: 'silent' })

/** A code that was scanned is shown once: every try counts. */
const shown = new Set<string>()

/** The guest's seat at a table, taken with the scanned code where that is enough. */
export const useSeat = ({ shopId, tableId }: SeatPlace) =>
  useCachedQuery(
    ['seat', shopId, tableId],
    () => {
      const pin = pinOfCode()
      const key = `${tableId} ${pin}`
      const first = !shown.has(key)
      shown.add(key)
      return takeSeat({ shopId, tableId }, first ? pin : '')
    },
    { staleAfter: 20_000, every: 60_000 },
  )
