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
  type Taken,
} from '@comanda/domain/booking'
import { inLanguage } from '@comanda/domain/money'
import { addDays, localTime, openStateOf, weekdayOf } from '@comanda/domain/store'
import type { Caller, Handler } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { ownBooking } from './queries.ts'
import { type StoreBook, offeredBook } from './store-book.ts'
import { takenQuarters } from './take-table.ts'
import { countWaiting } from './waiting-queries.ts'

type Ask = RequestOf<typeof calls.availability>

/** From how few places left on they are told. */
const FEW = 2
const MINUTE = 60_000

/** A party the store can seat, or what is wrong. */
export function fits(book: StoreBook, partySize: number): Refusal<'partySizeUnfit'> | undefined {
  const { minParty: min, maxParty: max } = book.rules
  return partySize < min || partySize > max
    ? refuse('partySizeUnfit', { field: 'partySize', params: { min, max } })
    : undefined
}

/** The caller's own booking that is being changed, where it is at this store. */
async function moving(needs: Needs, who: Caller, ask: Ask): Promise<string | undefined> {
  if (ask.bookingId === undefined || !who.session) return undefined
  const person = { corporationId: who.corporationId, owner: who.session.owner }
  return (await ownBooking(needs.db, person, ask.bookingId))?.booking_id
}

async function takenFor(needs: Needs, who: Caller, ask: Ask, book: StoreBook, stays: Seating[]): Promise<Taken> {
  const [first, last] = [stays[0], stays.at(-1)]
  if (!first || !last) return new Map()
  const { corporationId } = who
  const except = await moving(needs, who, ask)
  const look = { corporationId, shopId: ask.shopId, tables: book.tables, from: first.start, until: last.end, except }
  return takenQuarters(needs.db, look)
}

async function timesOf(needs: Needs, who: Caller, ask: Ask, book: StoreBook, date: string) {
  const earliest = needs.clock() + book.rules.leadMinutes * MINUTE
  const stays = seatingsOn(date, ask.partySize, book).filter(({ start }) => start >= earliest)
  const taken = await takenFor(needs, who, ask, book, stays)
  const sets = tableSetsFor(book.tables, book.rows, ask)
  return stays.map(stay => {
    const left = roomFor(sets, stay, taken)
    return {
      start: new Date(stay.start).toISOString(),
      end: new Date(stay.end).toISOString(),
      full: left === 0,
      ...(left > 0 && left <= FEW ? { left } : {}),
    }
  })
}

const isOpenNow = ({ hours, holidays, timeZone }: StoreBook, now: number): boolean =>
  openStateOf({ windows: hours, holidays, timeZone }, now).open

/** Whether parties may wait for a table now. */
export const takesWaiting = isOpenNow

/** What a party leaves ahead on a day, where anything. */
function depositTerms({ rules, shop }: StoreBook, partySize: number, date: string) {
  const amount = depositFor(rules, partySize, weekdayOf(date))
  if (amount === 0 || !rules.deposit) return {}
  const { payMinutes, refundMinutes } = rules.deposit
  return { deposit: { amount, currency: shop.currency, payMinutes, refundMinutes } }
}

/** Whether anybody can sit down on a day; the holiday that is why not, where it is one. */
function dayOf(book: StoreBook, date: string, language: string) {
  const open = isBookingDay(date, book)
  const holiday = open ? undefined : book.holidays.find(day => day.date === date)
  return { date, open, ...(holiday ? { holiday: inLanguage(holiday.name, language) } : {}) }
}

/** The times of a day for a party, by the store's clock alone. BOOK-1, T1 */
export const availability =
  (needs: Needs): Handler<typeof calls.availability> =>
  async (who, ask) => {
    const book = await offeredBook(needs, who.corporationId, ask.shopId)
    if (isRefusal(book)) return book
    const unfit = fits(book, ask.partySize)
    if (unfit) return unfit
    const now = needs.clock()
    const today = localTime(now, book.timeZone).date
    const days = Array.from({ length: daysAheadOf(book.rules) + 1 }, (_, i) => addDays(today, i))
    const date = ask.date ?? today
    const holiday = book.holidays.find(day => day.date === date)
    return {
      timeZone: book.timeZone,
      today,
      date,
      days: days.map(day => dayOf(book, day, who.language)),
      ...(holiday ? { holiday: inLanguage(holiday.name, who.language) } : {}),
      times: days.includes(date) ? await timesOf(needs, who, ask, book, date) : [],
      holdMinutes: book.rules.holdMinutes,
      changeMinutes: book.rules.changeMinutes,
      ...depositTerms(book, ask.partySize, date),
      waiting: { open: isOpenNow(book, now), parties: await countWaiting(needs.db, who.corporationId, ask.shopId) },
    }
  }

/** The stores that take bookings, by name. */
export const shopList =
  (needs: Needs): Handler<typeof calls.shopList> =>
  async who => {
    const shops = await needs.shopsOf(who.corporationId)
    const offered = shops.flatMap(shop => {
      const rules = shop.booking
      if (!rules) return []
      return {
        shopId: shop.shopId,
        shopName: inLanguage(shop.shopName, who.language),
        picture: shop.picture,
        addressLines: needs.addressLinesOf(shop, who.language),
        city: shop.address.city,
        countryCode: shop.address.countryCode,
        phone: shop.phone,
        timeZone: shop.timeZone,
        minParty: rules.minParty,
        maxParty: rules.maxParty,
        areas: rules.areas.map(({ areaId, name }) => ({ areaId, name: inLanguage(name, who.language) })),
      }
    })
    return { shops: offered.sort((a, b) => a.shopName.localeCompare(b.shopName)) }
  }
