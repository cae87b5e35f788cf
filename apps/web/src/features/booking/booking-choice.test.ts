import { describe, expect, test } from 'vitest'
import { bookingChoiceIn, bookingPath, shopToBook } from './booking-choice.ts'

describe('Booking choices in the address', () => {
  test('Survive a reload', () => {
    const choice = {
      shopId: 102,
      partySize: 4,
      date: '2026-11-24',
      areaId: 'room',
      start: '2026-11-24T18:00:00.000Z',
      bookingId: '0193-aa',
    }
    expect(bookingChoiceIn(bookingPath('/bookEdit', choice).split('?')[1] ?? '')).toEqual(choice)
  })

  test('Ignore invalid values', () => {
    expect(bookingChoiceIn('shopId=x&partySize=-3&date=soon&areaId=%3Cb%3E&start=later&bookingId=..%2F')).toEqual({
      shopId: undefined,
      partySize: 2,
      date: undefined,
      areaId: '',
      start: undefined,
      bookingId: undefined,
    })
  })
})

test('Without a chosen store a booking begins with one in the time zone of the device (BOOK-1)', () => {
  const shops = [
    { shopId: 1, timeZone: 'Asia/Tokyo' },
    { shopId: 2, timeZone: 'America/New_York' },
  ]
  expect(shopToBook(shops, undefined, 'America/New_York')?.shopId).toBe(2)
  expect(shopToBook(shops, 1, 'America/New_York')?.shopId).toBe(1)
  expect(shopToBook(shops, 9, 'Europe/Paris')?.shopId).toBe(1)
  expect(shopToBook([], 1, 'Asia/Tokyo')).toBeUndefined()
})
