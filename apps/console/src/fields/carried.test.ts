import { describe, expect, test } from 'vitest'
import { carried } from './carried.ts'

const first = { fee: 1 }
const second = { fee: 2 }
const third = { fee: 3 }
const texts = { 'zones[1].fee': 'two', 'zones[2].fee': '3.5.' }

describe('CARRIED what is half typed stays with its own entry', () => {
  test('another that is taken out moves it up, its own takes it along', () => {
    const before = { zones: [first, second, third] }
    expect(carried(texts, before, { zones: [second, third] })).toEqual({
      'zones[0].fee': 'two',
      'zones[1].fee': '3.5.',
    })
    expect(carried(texts, before, { zones: [first, third] })).toEqual({ 'zones[1].fee': '3.5.' })
  })

  test('entries that change places take it with them; one that is changed keeps it', () => {
    const before = { zones: [first, second, third] }
    expect(carried(texts, before, { zones: [second, first, { fee: 4 }] })).toEqual({
      'zones[0].fee': 'two',
      'zones[2].fee': '3.5.',
    })
  })

  test('plain amounts are told apart by their place', () => {
    expect(carried({ 'amounts[2]': 'x' }, { amounts: [5, 5, 5] }, { amounts: [5, 5, 5, 5] })).toEqual({
      'amounts[2]': 'x',
    })
    expect(carried({ 'amounts[2]': 'x' }, { amounts: [5, 6, 7] }, { amounts: [6, 7] })).toEqual({ 'amounts[1]': 'x' })
  })

  test('a part that is gone or of another kind has none of it', () => {
    const own = { 'program.customAmount.min': 'ten', 'program.effect.atMost': 'five' }
    const before = { program: { customAmount: { min: 1 }, effect: { kind: 'percent' } } }
    expect(carried(own, before, { program: { effect: { kind: 'amount' } } })).toEqual({})
    expect(carried(own, before, structuredClone(before))).toEqual(own)
  })
})
