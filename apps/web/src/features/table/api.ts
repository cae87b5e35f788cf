import { cart } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { currentLocale } from '../../platform/i18n/index.ts'
import { useTopic } from '../../platform/device/push.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/cache/use-cached-query.ts'
import { pinOfCode } from './pin-of-code.ts'

export type Table = ResponseOf<typeof calls.getTableInfo>

/** A table as the cart calls name it. */
export interface TablePlace {
  shopId: number
  businessType: 1100
  tableId: string
}

/** Identifies a table by its scanned code or its typed number. */
export type TableQuery = { tableId: string } | { tableName: string }

/** Finds a table of a store. @throws Refused with the problem of the code. */
export const findTable = (shopId: number, input: TableQuery): Promise<Table> =>
  send(calls.getTableInfo, { shopId, ...input })

/** The table in the address. */
export const useTable = (shopId: number | undefined, tableId: string | undefined) =>
  useCachedQuery(
    shopId !== undefined && tableId ? ['table', shopId, tableId, currentLocale().id] : undefined,
    () => findTable(shopId ?? 0, { tableId: tableId ?? '' }),
    { staleAfter: 10 * 60_000 },
  )

/** Sets the number of people at the table, which limits per person depend on. CART-3 */
export const setPeople = (table: Table, people: number): Promise<unknown> =>
  send(cart.init, { shopId: table.shopId, businessType: 1100, tableId: table.tableId, people }, { shows: 'silent' })

export type Party = ResponseOf<typeof cart.getPerson>

/** People who share a table; undefined after a failure: the next change requests them again. */
export const partyAt = async (place: TablePlace): Promise<Party | undefined> => {
  try {
    return await send(cart.getPerson, place, { shows: 'silent' })
  } catch (error) {
    if (!isRefused(error)) throw error
    return undefined
  }
}

/** A table at which each phone has its own cart. */
export type SeatPlace = Pick<TablePlace, 'shopId' | 'tableId'>

export type Seat = ResponseOf<typeof calls.takeSeat>

/** Takes a seat. @throws Refused if a PIN is required or wrong. C6 */
export const takeSeat = (place: SeatPlace, pin = ''): Promise<Seat> =>
  send(calls.takeSeat, { ...place, ...(pin !== '' && { pin }) }, { shows: 'silent' })

/** Scanned codes already sent: attempts are limited, so that each is sent once. */
const shown = new Set<string>()

/** The guest's seat at a table, taken with the scanned code if that suffices; read again when the PIN changes. */
export const useSeat = ({ shopId, tableId }: SeatPlace) => {
  const seat = useCachedQuery(
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
  const sessionId = seat.data?.sessionId
  useTopic(sessionId && `table:${sessionId}`, () => void seat.refetch())
  return seat
}
