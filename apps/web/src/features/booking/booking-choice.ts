/** Choices of a booking, stored in the address for a reload and for the form. */
export interface BookingChoice {
  shopId: number | undefined
  partySize: number
  date: string | undefined
  areaId: string
  start: string | undefined
  /** The booking being changed. */
  bookingId: string | undefined
}

const DAY = /^20\d\d-\d\d-\d\d$/
const ID = /^[\w-]{1,64}$/

const wholeNumber = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Reads the choices from a query; invalid values count as absent. */
export function bookingChoiceIn(search: string): BookingChoice {
  const query = new URLSearchParams(search)
  const [date, areaId, start, bookingId] = [
    query.get('date') ?? '',
    query.get('areaId') ?? '',
    query.get('start') ?? '',
    query.get('bookingId') ?? '',
  ]
  return {
    shopId: wholeNumber(query.get('shopId')),
    partySize: Math.min(wholeNumber(query.get('partySize')) ?? 2, 99),
    date: DAY.test(date) ? date : undefined,
    areaId: ID.test(areaId) ? areaId : '',
    start: Number.isNaN(Date.parse(start)) ? undefined : start,
    bookingId: ID.test(bookingId) ? bookingId : undefined,
  }
}

/** Path of a page with the choices. */
export function bookingPath(path: '/bookIndex' | '/bookEdit', choice: BookingChoice): string {
  const query = new URLSearchParams()
  if (choice.shopId !== undefined) query.set('shopId', String(choice.shopId))
  query.set('partySize', String(choice.partySize))
  if (choice.date !== undefined) query.set('date', choice.date)
  if (choice.areaId !== '') query.set('areaId', choice.areaId)
  if (choice.start !== undefined) query.set('start', choice.start)
  if (choice.bookingId !== undefined) query.set('bookingId', choice.bookingId)
  return `${path}?${query}`
}

/**
 * The store a booking begins with: the chosen one, else one in the time zone of the device, which is probably near the guest, else
 * the first. Undefined if no store takes bookings.
 */
export const shopToBook = <S extends { shopId: number; timeZone: string }>(
  shops: readonly S[],
  chosen: number | undefined,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): S | undefined =>
  shops.find(({ shopId }) => shopId === chosen) ?? shops.find(({ timeZone }) => timeZone === zone) ?? shops[0]
