import type { bookingDetail } from '@comanda/contract/booking'
import { changeBefore } from '@comanda/domain/booking'
import { inLanguage, money } from '@comanda/domain/money'
import type { BookingArea, ShopConfig, TableInfo } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import { isUndecided } from './deposit/deposit.ts'
import type { Deps } from './deps.ts'
import type { BookingRow } from './tables.ts'

export type Detail = z.output<typeof bookingDetail>

/** An area of a store in the caller's language; without a name if the store no longer has it. */
export function areaOf(areas: readonly BookingArea[], areaId: string, language: string) {
  const area = areas.find(one => one.areaId === areaId)
  return { areaId, name: area ? inLanguage(area.name, language) : '' }
}

/** Names of tables: `3`, or `3 + 4` if joined; empty if none of them exists any more. */
export const tableNames = (tableIds: readonly string[], tables: readonly TableInfo[]): string =>
  tableIds.flatMap(id => tables.find(({ tableId }) => tableId === id)?.tableName ?? []).join(' + ')

const shopOf = (deps: Deps, shop: ShopConfig, language: string): Detail['shop'] => ({
  shopId: shop.shopId,
  shopName: inLanguage(shop.shopName, language),
  picture: shop.picture,
  phone: shop.phone,
  timeZone: shop.timeZone,
  addressLines: deps.addressLinesOf(shop, language),
  latitude: shop.point.latitude,
  longitude: shop.point.longitude,
})

const UNTIL_START = { changeMinutes: 0, holdMinutes: 15, areas: [] as BookingArea[] }

/** Until when (epoch ms) a guest may change it; until it begins if the store no longer takes bookings. */
export const guestMayUntil = (row: BookingRow, shop: ShopConfig): number =>
  row.starts_at.getTime() - (shop.booking?.changeMinutes ?? 0) * 60_000

/**
 * Until when (epoch ms) a guest may cancel it: as long as the deposit is refundable, whatever the store's current
 * rules. BOOK-1
 */
export const guestCancelsUntil = (row: BookingRow, shop: ShopConfig): number =>
  Math.max(guestMayUntil(row, shop), row.deposit_refund_before?.getTime() ?? 0)

async function tableName(deps: Deps, row: BookingRow): Promise<{ tableName?: string }> {
  if (row.state !== 'seated') return {}
  const tables = await deps.tablesOf(row.corporation_id, row.shop_id)
  const name = tableNames(row.table_ids, tables)
  return name === '' ? {} : { tableName: name }
}

function depositView(row: BookingRow): Pick<Detail, 'deposit'> {
  const { deposit_amount: amount, deposit_currency: currency, deposit_state: state, watch_at } = row
  if (state === 'none' || !currency) return {}
  return {
    deposit: {
      amount: money(amount),
      currency,
      state,
      refundBefore: (row.deposit_refund_before ?? row.starts_at).toISOString(),
      ...(row.state === 'awaitingDeposit' && watch_at ? { payBefore: watch_at.toISOString() } : {}),
      ...(isUndecided(row) && watch_at ? { decidedBefore: watch_at.toISOString() } : {}),
    },
  }
}

/** Whether the guest can confirm that they come. BOOK-7 */
export const mayConfirm = ({ state, guest_confirmed_at }: BookingRow): boolean =>
  state === 'booked' && guest_confirmed_at === null

/** The same, with its store looked up: never inside a transaction. Undefined if the store does not exist any more. */
export async function shownBooking(deps: Deps, row: BookingRow, language: string): Promise<Detail | undefined> {
  const shop = await deps.shopOf(row.corporation_id, row.shop_id)
  return shop && detailOf(deps, shop, row, language)
}

/** A booking as its own guest sees it. */
export async function detailOf(deps: Deps, shop: ShopConfig, row: BookingRow, language: string): Promise<Detail> {
  const rules = shop.booking
  const start = row.starts_at.getTime()
  const { holdMinutes, areas } = rules ?? UNTIL_START
  const before = rules ? changeBefore(start, rules) : start
  const open = row.state === 'booked' && deps.clock() < before
  const waits = row.state === 'awaitingDeposit'
  return {
    bookingId: row.booking_id,
    bookingNo: row.booking_no,
    state: row.state,
    version: row.version,
    shop: shopOf(deps, shop, language),
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    partySize: row.party_size,
    wishedAreaId: row.wished_area_id,
    area: areaOf(areas, row.area_id, language),
    ...(await tableName(deps, row)),
    contact: row.contact,
    wishes: row.wishes,
    ...depositView(row),
    ...(row.reason === '' ? {} : { reason: row.reason }),
    changeBefore: new Date(before).toISOString(),
    mayChange: open && rules !== undefined,
    mayCancel: waits || (row.state === 'booked' && deps.clock() < guestCancelsUntil(row, shop)),
    mayConfirm: mayConfirm(row),
    ...(row.guest_confirmed_at && { confirmedAt: row.guest_confirmed_at.toISOString() }),
    holdMinutes,
    createdAt: row.created_at.toISOString(),
  }
}
