import { isRefusal, type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import type { booking as calls } from '@comanda/contract/booking'
import {
  daysAheadOf,
  depositFor,
  isBookingDay,
  type Seating,
  roomFor,
  seatingsOn,
  tableSetsFor,
  type TakenQuarters,
} from '@comanda/domain/booking'
import { inLanguage } from '@comanda/domain/money'
import { addDays, localTime, openStateOf, weekdayOf } from '@comanda/domain/store'
import type { Caller, Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { ownBooking } from '../queries.ts'
import { type StoreBook, offeredBook } from '../staff/store-book.ts'
import { takenQuarters } from '../take-table.ts'
import { countWaiting } from '../waiting-queries.ts'

type Input = RequestOf<typeof calls.availability>

/** Remaining places are shown from this number down. */
const SHOWN_FROM = 2
const MINUTE = 60_000

/** The refusal of a party the store cannot seat. */
export function fits(book: StoreBook, partySize: number): Refusal<'partySizeUnfit'> | undefined {
  const { minParty: min, maxParty: max } = book.rules
  return partySize < min || partySize > max
    ? refuse('partySizeUnfit', { field: 'partySize', params: { min, max } })
    : undefined
}

/** The caller's own booking that is being changed, if it is at this store. */
async function moving(deps: Deps, caller: Caller, input: Input): Promise<string | undefined> {
  if (input.bookingId === undefined || !caller.session) return undefined
  const person = { corporationId: caller.corporationId, owner: caller.session.owner }
  return (await ownBooking(deps.db, person, input.bookingId))?.booking_id
}

async function quartersTaken(
  deps: Deps,
  caller: Caller,
  input: Input,
  book: StoreBook,
  stays: Seating[],
): Promise<TakenQuarters> {
  const [first, last] = [stays[0], stays.at(-1)]
  if (!first || !last) return new Map()
  const { corporationId } = caller
  const except = await moving(deps, caller, input)
  const look = { corporationId, shopId: input.shopId, tables: book.tables, from: first.start, until: last.end, except }
  return takenQuarters(deps.db, look)
}

async function timesOf(deps: Deps, caller: Caller, input: Input, book: StoreBook, date: string) {
  const earliest = deps.clock() + book.rules.leadMinutes * MINUTE
  const stays = seatingsOn(date, input.partySize, book).filter(({ start }) => start >= earliest)
  const quarters = await quartersTaken(deps, caller, input, book, stays)
  const sets = tableSetsFor(book.tables, book.rows, input)
  return stays.map(stay => {
    const remaining = roomFor(sets, stay, quarters)
    return {
      start: new Date(stay.start).toISOString(),
      end: new Date(stay.end).toISOString(),
      full: remaining === 0,
      ...(remaining > 0 && remaining <= SHOWN_FROM ? { left: remaining } : {}),
    }
  })
}

const isOpenNow = ({ hours, holidays, timeZone }: StoreBook, now: number): boolean =>
  openStateOf({ windows: hours, holidays, timeZone }, now).open

export const takesWaiting = isOpenNow

/** The deposit a party pays for a day, if any. */
function depositTerms({ rules, shop }: StoreBook, partySize: number, date: string) {
  const amount = depositFor(rules, partySize, weekdayOf(date))
  if (amount === 0 || !rules.deposit) return {}
  const { payMinutes, refundMinutes } = rules.deposit
  return { deposit: { amount, currency: shop.currency, payMinutes, refundMinutes } }
}

/** Whether tables can be booked on a day; the name of the holiday if that is why not. */
function dayOf(book: StoreBook, date: string, language: string) {
  const open = isBookingDay(date, book)
  const holiday = open ? undefined : book.holidays.find(day => day.date === date)
  return { date, open, ...(holiday ? { holiday: inLanguage(holiday.name, language) } : {}) }
}

/** The times of a day for a party, store-local. BOOK-1, T1 */
export const availability =
  (deps: Deps): Handler<typeof calls.availability> =>
  async (caller, input) => {
    const book = await offeredBook(deps, caller.corporationId, input.shopId)
    if (isRefusal(book)) return book
    const unfit = fits(book, input.partySize)
    if (unfit) return unfit
    const now = deps.clock()
    const today = localTime(now, book.timeZone).date
    const days = Array.from({ length: daysAheadOf(book.rules) + 1 }, (_, i) => addDays(today, i))
    const timesToday = await timesOf(deps, caller, input, book, today)
    const open = isOpenNow(book, now)
    // With nothing left today, neither a time nor the waiting list, the next booking day is proposed.
    const next = timesToday.length > 0 || open ? today : days.find(day => day > today && isBookingDay(day, book))
    const date = input.date ?? next ?? today
    const times =
      date === today ? timesToday : days.includes(date) ? await timesOf(deps, caller, input, book, date) : []
    const holiday = book.holidays.find(day => day.date === date)
    return {
      timeZone: book.timeZone,
      today,
      date,
      days: days.map(day => dayOf(book, day, caller.language)),
      ...(holiday ? { holiday: inLanguage(holiday.name, caller.language) } : {}),
      times,
      holdMinutes: book.rules.holdMinutes,
      changeMinutes: book.rules.changeMinutes,
      ...depositTerms(book, input.partySize, date),
      waiting: { open, parties: await countWaiting(deps.db, caller.corporationId, input.shopId) },
    }
  }

/** The stores that take bookings, by name. */
export const shopList =
  (deps: Deps): Handler<typeof calls.shopList> =>
  async caller => {
    const shops = await deps.guestShopsOf(caller.corporationId)
    const offered = shops.flatMap(shop => {
      const rules = shop.booking
      if (!rules) return []
      return {
        shopId: shop.shopId,
        shopName: inLanguage(shop.shopName, caller.language),
        picture: shop.picture,
        addressLines: deps.addressLinesOf(shop, caller.language),
        city: shop.address.city,
        countryCode: shop.address.countryCode,
        phone: shop.phone,
        timeZone: shop.timeZone,
        minParty: rules.minParty,
        maxParty: rules.maxParty,
        areas: rules.areas.map(({ areaId, name }) => ({ areaId, name: inLanguage(name, caller.language) })),
      }
    })
    return { shops: offered.sort((a, b) => a.shopName.localeCompare(b.shopName)) }
  }
