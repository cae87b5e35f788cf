import { cart } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { currentLocale } from '../../platform/i18n/index.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { useAnswer } from '../../platform/use-answer.ts'

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
  useAnswer(
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
