import { describe, expect, test } from 'vitest'
import { type BookingFacts, changesBetween } from './history.ts'

const facts: BookingFacts = {
  state: 'booked',
  start: '2026-11-24T18:00:00.000Z',
  partySize: 4,
  tableIds: ['t3'],
  contact: 'Mia 123',
  notes: '',
  lateMinutes: 0,
  depositState: 'none',
}

describe('The history of a booking (BOOK-4)', () => {
  test('A change has each field that differs, with both values', () => {
    expect(changesBetween(facts, { ...facts, partySize: 8, tableIds: ['t4', 't5'] })).toEqual([
      { field: 'partySize', from: '4', to: '8' },
      { field: 'tables', from: 't3', to: 't4+t5' },
    ])
    expect(changesBetween(facts, facts)).toEqual([])
  })

  test('Texts about the guest are named without their values', () => {
    expect(changesBetween(facts, { ...facts, contact: 'Mia 456', notes: 'Nuts' })).toEqual([
      { field: 'contact' },
      { field: 'notes' },
    ])
  })
})
