/** Choices of a booking, stored in the address for a reload and for the form. */
export interface BookingWish {
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

const whole = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Reads the choices from a query; invalid values count as absent. */
export function wishOf(search: string): BookingWish {
  const query = new URLSearchParams(search)
  const [date, areaId, start, bookingId] = [
    query.get('date') ?? '',
    query.get('areaId') ?? '',
    query.get('start') ?? '',
    query.get('bookingId') ?? '',
  ]
  return {
    shopId: whole(query.get('shopId')),
    partySize: Math.min(whole(query.get('partySize')) ?? 2, 99),
    date: DAY.test(date) ? date : undefined,
    areaId: ID.test(areaId) ? areaId : '',
    start: Number.isNaN(Date.parse(start)) ? undefined : start,
    bookingId: ID.test(bookingId) ? bookingId : undefined,
  }
}

/** Path of a page with the choices. */
export function wishTarget(path: '/bookIndex' | '/bookEdit', wish: BookingWish): string {
  const query = new URLSearchParams()
  if (wish.shopId !== undefined) query.set('shopId', String(wish.shopId))
  query.set('partySize', String(wish.partySize))
  if (wish.date !== undefined) query.set('date', wish.date)
  if (wish.areaId !== '') query.set('areaId', wish.areaId)
  if (wish.start !== undefined) query.set('start', wish.start)
  if (wish.bookingId !== undefined) query.set('bookingId', wish.bookingId)
  return `${path}?${query}`
}
