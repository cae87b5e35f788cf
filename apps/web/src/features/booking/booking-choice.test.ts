import { describe, expect, test } from 'vitest'
import { bookingChoiceIn, bookingPath } from './booking-choice.ts'

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
