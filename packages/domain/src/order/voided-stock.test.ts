import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesNotStarted, splitStock } from './voided-stock.ts'

const lines = [{ key: 'a', course: 1 }, { key: 'b', course: 2 }, { key: 'c' }]
const keysOf = (state: 'placed' | 'accepted' | 'preparing' | 'ready', fired?: ReadonlySet<number>) =>
  linesNotStarted({ state, lines, fired }).map(({ key }) => key)

test('Before the preparation no line is started; then only those of a course that waits are not (PAY-16, COUNTER-3)', () => {
  expect(keysOf('placed')).toEqual(['a', 'b', 'c'])
  expect(keysOf('accepted')).toEqual(['a', 'b', 'c'])
  expect(keysOf('preparing')).toEqual(['b'])
  expect(keysOf('preparing', new Set([2]))).toEqual([])
})

test('What is returned and what is left add up to the stock of the order, per key (S1)', () => {
  const stock = fc
    .array(fc.tuple(fc.constantFrom<string>('a', 'b', 'c'), fc.integer({ min: 1, max: 9 })))
    .map(all => new Map(all))
  fc.assert(
    fc.property(stock, stock, (own, needs) => {
      const { returned, left } = splitStock(own, needs)
      for (const [key, count] of own) expect((returned.get(key) ?? 0) + (left.get(key) ?? 0)).toBe(count)
      for (const [key, count] of returned) expect(count).toBeLessThanOrEqual(needs.get(key) ?? 0)
      expect([...returned.keys(), ...left.keys()].every(key => own.has(key))).toBe(true)
    }),
  )
})
