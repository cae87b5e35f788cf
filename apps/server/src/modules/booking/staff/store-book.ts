import { type Refusal, refuse } from '@comanda/contract/core'
import { type BookableTable, type BookingBook, bookableTables, rowsOf, type TableRow } from '@comanda/domain/booking'
import type { ShopConfig } from '@comanda/domain/store'
import type { Deps } from '../deps.ts'

/** A store's data for bookings. */
export interface StoreBook extends BookingBook {
  shop: ShopConfig
  tables: BookableTable[]
  /** Tables that can be joined. */
  rows: TableRow[]
}

/** A store with its rules and the tables that can be booked; undefined if it takes no bookings. */
export async function storeBook(deps: Deps, corporationId: number, shop: ShopConfig): Promise<StoreBook | undefined> {
  const rules = shop.booking
  if (!rules) return undefined
  return {
    shop,
    rules,
    hours: shop.hours[1100] ?? [],
    holidays: shop.holidays,
    timeZone: shop.timeZone,
    tables: bookableTables(rules, await deps.tablesOf(corporationId, shop.shopId)),
    rows: rowsOf(rules),
  }
}

/** The booking data of a store, or the refusal if it takes none. BOOK-1 */
export async function offeredBook(
  deps: Deps,
  corporationId: number,
  shopId: number,
): Promise<StoreBook | Refusal<'shopUnknown' | 'bookingNotOffered'>> {
  const shop = await deps.guestShopOf(corporationId, shopId)
  if (!shop) return refuse('shopUnknown')
  return (await storeBook(deps, corporationId, shop)) ?? refuse('bookingNotOffered')
}
