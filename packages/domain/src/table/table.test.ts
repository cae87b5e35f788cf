import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asksSeat,
  AVATARS,
  distinctNick,
  GONE_AFTER_MS,
  hasEnded,
  IDLE_MS,
  isNextParty,
  MAX_NICK_LENGTH,
  mostPersons,
  NEXT_PARTY_AFTER_MS,
  nextAvatar,
} from './index.ts'

describe('people at a table', () => {
  test('Two people with the same name are distinguished, regardless of case (CART-11)', () => {
    expect(distinctNick('Ana', ['ana'])).toBe('Ana 2')
    expect(distinctNick(' Ana ', ['Ana', 'Ana 2'])).toBe('Ana 3')
    expect(distinctNick('Ana', ['Ben'])).toBe('Ana')
    expect(distinctNick('', ['', ''])).toBe('')
  })

  test('Names are limited in length and unique (CART-11)', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200, unit: 'grapheme' }),
        fc.integer({ min: 0, max: 30 }),
        (wanted, before) => {
          const taken: string[] = []
          for (let at = 0; at < before; at += 1) taken.push(distinctNick(wanted, taken))
          const nick = distinctNick(wanted, taken)
          expect([...nick].length).toBeLessThanOrEqual(MAX_NICK_LENGTH)
          if (nick !== '') expect(taken.map(it => it.toLowerCase())).not.toContain(nick.toLowerCase())
        },
      ),
    )
  })

  test('Avatars are distributed evenly', () => {
    const taken: number[] = []
    for (let at = 0; at < AVATARS * 2; at += 1) taken.push(nextAvatar(taken))
    for (let avatar = 0; avatar < AVATARS; avatar += 1) expect(taken.filter(it => it === avatar)).toHaveLength(2)
  })

  test('A guest who comes long after all dishes were served is the next party (C6)', () => {
    const times = { endsAt: 10 * NEXT_PARTY_AFTER_MS, restsSince: 1000 }
    expect(isNextParty(times, 1000 + NEXT_PARTY_AFTER_MS - 1)).toBe(false)
    expect(isNextParty(times, 1000 + NEXT_PARTY_AFTER_MS)).toBe(true)
    expect(isNextParty({ endsAt: times.endsAt }, times.endsAt)).toBe(false)
  })

  test('A table accepts a second phone per seat, and no more (S4)', () => {
    expect([1, 2, 8].map(mostPersons)).toEqual([2, 4, 16])
  })
})

test('Ordering needs a seat if more than the printed code is required, or only the number was known (ORDER-3, C6)', () => {
  expect(([undefined, 'code', 'pin', 'rotating'] as const).map(entry => asksSeat(entry, false))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(([undefined, 'code', 'pin', 'rotating'] as const).every(entry => asksSeat(entry, true))).toBe(true)
})

test('A party has gone half an hour after its last activity or request (C6)', () => {
  const times = { endsAt: 1_000 + IDLE_MS }
  expect(hasEnded(times, undefined, 999 + GONE_AFTER_MS)).toBe(false)
  expect(hasEnded(times, undefined, 1_000 + GONE_AFTER_MS)).toBe(true)
  expect(hasEnded(times, 2_000, 1_999 + GONE_AFTER_MS)).toBe(false)
  expect(hasEnded(times, 2_000, 2_000 + GONE_AFTER_MS)).toBe(true)
  expect(hasEnded(times, 500, 999 + GONE_AFTER_MS)).toBe(false)
})
