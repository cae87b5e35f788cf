import { describe, expect, test } from 'vitest'
import { wishOf, wishTarget } from './booking-choice.ts'

describe('the wish in the address bar', () => {
  test('a reload keeps all of it', () => {
    const wish = {
      shopId: 102,
      partySize: 4,
      date: '2026-11-24',
      areaId: 'room',
      start: '2026-11-24T18:00:00.000Z',
      bookingId: '0193-aa',
    }
    expect(wishOf(wishTarget('/bookEdit', wish).split('?')[1] ?? '')).toEqual(wish)
  })

  test('what makes no sense counts as not said', () => {
    expect(wishOf('shopId=x&partySize=-3&date=soon&areaId=%3Cb%3E&start=later&bookingId=..%2F')).toEqual({
      shopId: undefined,
      partySize: 2,
      date: undefined,
      areaId: '',
      start: undefined,
      bookingId: undefined,
    })
  })
})
