import type { staffBookingCalls as calls } from '@comanda/contract/booking'
import { refuse } from '@comanda/contract/core'
import { bookableTables } from '@comanda/domain/booking'
import { addDays, instantOf, localTime } from '@comanda/domain/store'
import { inLanguage } from '@comanda/domain/money'
import type { Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { servicesOn } from './service-board.ts'
import { staffView, waitingView } from './staff-present.ts'
import { fromStored } from '../../../platform/personal-data.ts'
import { type BookingTables, personalBooking, personalWaiting } from '../tables.ts'

const MAX_ROWS = 500

/**
 * All bookings of a store's calendar day, including those from the evening before that last into it; without those that
 * wait for a deposit.
 */
async function rowsOf(deps: Deps, corporationId: number, shopId: number, day: { from: number; until: number }) {
  const rows = await deps.db
    .withTables<BookingTables>()
    .selectFrom('booking')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('starts_at', '>=', new Date(day.from - 6 * 3_600_000))
    .where('starts_at', '<', new Date(day.until))
    .where('ends_at', '>', new Date(day.from))
    .where('state', '!=', 'lapsed')
    .orderBy('starts_at')
    .orderBy('booking_id')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(row => fromStored(personalBooking, row))
}

async function waitingRows(deps: Deps, corporationId: number, shopId: number) {
  const rows = await deps.db
    .withTables<BookingTables>()
    .selectFrom('waiting_party')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .orderBy('waiting_id')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(row => fromStored(personalWaiting, row))
}

/** The bookings of a day by time and table, and the parties that wait for a table now. */
export const staffBookings =
  (deps: Deps): Handler<typeof calls.bookings> =>
  async (caller, { date }) => {
    const { language } = caller
    const { corporationId, shopId } = caller.shop
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    const now = deps.clock()
    const today = localTime(now, shop.timeZone).date
    const shown = date ?? today
    const day = {
      from: instantOf(shown, 0, shop.timeZone),
      until: instantOf(addDays(shown, 1), 0, shop.timeZone),
    }
    const tables = await deps.tablesOf(corporationId, shopId)
    const rules = shop.booking
    const rows = await rowsOf(deps, corporationId, shopId, day)
    const nameOf = (areaId: string) => rules?.areas.find(area => area.areaId === areaId)?.name ?? {}
    return {
      date: shown,
      today,
      now: new Date(now).toISOString(),
      offered: rules !== undefined,
      deposits: (rules?.deposit?.rows.length ?? 0) > 0,
      tables: rules
        ? bookableTables(rules, tables).map(({ areaId, ...table }) => ({
            ...table,
            areaName: inLanguage(nameOf(areaId), language),
          }))
        : [],
      bookings: rows.map(row => staffView(row, { tables, rules, language })),
      services: servicesOn(shown, shop, tables, rows),
      waiting: (await waitingRows(deps, corporationId, shopId)).map(waitingView),
    }
  }
