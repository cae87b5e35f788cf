import { expect, test } from 'vitest'
import { mostOnStep } from './measure.tsx'

test('a weight ends on its steps, where its bound lies beside them too · MENU-2', () => {
  const unit = { name: 'g', min: 100, step: 300 }
  expect(mostOnStep({ ...unit, max: 950 })).toBe(700)
  expect(mostOnStep({ ...unit, max: 1000 })).toBe(1000)
  expect(mostOnStep({ ...unit, max: 950, step: 0 })).toBe(950)
})
