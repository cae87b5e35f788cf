import { expect, test } from 'vitest'
import { newAuthCode } from './card-code.ts'

test('100,000 codes are all different, with 80 evenly distributed bits each (S8)', () => {
  const codes = Array.from({ length: 100_000 }, newAuthCode)
  expect(new Set(codes).size).toBe(codes.length)
  const counts = new Map<string, number>()
  for (const sign of codes.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const [fewest, most] = [Math.min(...counts.values()), Math.max(...counts.values())]
  expect([counts.size, fewest > 48_500, most < 51_500]).toEqual([32, true, true])
})
