import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newlyUnserved, withUnserved } from './unserved-dishes.ts'

const lines = [
  { itemKey: 'soup', quantity: 3 },
  { itemKey: 'pie', quantity: 1 },
]
const of = (state: 'accepted' | 'ready' | 'completed') => ({ state, lines })

test('Pieces that are refunded before the order is ready are not served; all pieces of a line make it void (PAY-16)', () => {
  expect(withUnserved(of('accepted'), [{ itemKey: 'soup', quantity: 1 }])).toEqual([
    { ...lines[0], unserved: 1 },
    lines[1],
  ])
  const all = [
    { itemKey: 'soup', quantity: 1 },
    { itemKey: 'soup', quantity: 2 },
  ]
  expect(withUnserved(of('accepted'), all)[0]).toEqual({ ...lines[0], unserved: 3, voided: true })
  for (const state of ['ready', 'completed'] as const) expect(withUnserved(of(state), all)).toEqual(lines)
})

test('The kitchen reads of each piece once that it is not served, in whatever steps they are refunded (PAY-16)', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('soup', 'pie'), { maxLength: 6 }), keys => {
      const counts = new Map<string, number>()
      let before: Parameters<typeof withUnserved>[0]['lines'] = lines
      const refunded: { itemKey: string; quantity: number }[] = []
      for (const itemKey of keys) {
        refunded.push({ itemKey, quantity: 1 })
        const after = withUnserved({ state: 'preparing', lines: before }, refunded)
        for (const line of newlyUnserved(before, after))
          counts.set(line.itemKey, (counts.get(line.itemKey) ?? 0) + line.quantity)
        before = after
      }
      for (const { itemKey, quantity } of lines)
        expect(counts.get(itemKey) ?? 0).toBe(Math.min(quantity, keys.filter(key => key === itemKey).length))
    }),
  ))
