import { describe, expect, test } from 'vitest'
import { hasCardExpired, savedCards } from './saved-card.ts'

const card = (id: string, lastFour = '1111', expiryYear = '2030') => ({
  id,
  brand: 'visa',
  lastFour,
  expiryMonth: '03',
  expiryYear,
})
const NOW = Date.UTC(2026, 10, 25)

describe('Saved cards (PAY-8)', () => {
  test('A card is valid to the end of its last month in every time zone (PAY-8)', () => {
    expect(hasCardExpired(card('a'), Date.UTC(2030, 3, 1, 11, 59))).toBe(false)
    expect(hasCardExpired(card('a'), Date.UTC(2030, 3, 1, 12))).toBe(true)
    expect(hasCardExpired({ ...card('a'), expiryMonth: '12' }, Date.UTC(2030, 11, 31))).toBe(false)
  })

  test('The card that paid last comes first, expired ones last (PAY-8)', () => {
    const cards = savedCards(
      [card('old', '2222', '2020'), card('a'), card('b', '3333')],
      { brand: 'visa', lastFour: '3333' },
      NOW,
    )
    expect(cards.map(({ id, expired, lastUsed }) => [id, expired, lastUsed])).toEqual([
      ['b', false, true],
      ['a', false, false],
      ['old', true, false],
    ])
  })

  test('An expired card is never the one that paid last, even if it was (PAY-8)', () => {
    const cards = savedCards([card('old', '1111', '2020'), card('new')], { brand: 'visa', lastFour: '1111' }, NOW)
    expect(cards.map(({ id, lastUsed }) => [id, lastUsed])).toEqual([
      ['new', true],
      ['old', false],
    ])
    expect(savedCards([card('a')], undefined, NOW)).toMatchObject([{ lastUsed: false }])
  })
})
