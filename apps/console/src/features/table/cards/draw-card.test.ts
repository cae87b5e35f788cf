import { expect, test } from 'vitest'
import { fitted } from './draw-card.ts'

test('A logo on a table card keeps its proportions, in the middle of its place (STORE-3)', () => {
  const square = { x: 10, y: 5, side: 12 }
  expect(fitted({ width: 600, height: 400 }, square)).toEqual({ x: 10, y: 7, width: 12, height: 8 })
  expect(fitted({ width: 300, height: 600 }, square)).toEqual({ x: 13, y: 5, width: 6, height: 12 })
})
