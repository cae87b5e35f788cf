import { expect, test } from 'vitest'
import { mainColours } from './logo-colours.ts'

const pixels = (...colours: readonly (readonly [number, number, number, number, number])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    colours.flatMap(([red, green, blue, alpha, count]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  )

test('The colours of a logo are those of its parts with colour, the strongest first (SETUP-6)', () => {
  const logo = pixels([255, 255, 255, 255, 500], [200, 30, 40, 255, 60], [20, 60, 200, 255, 20], [0, 200, 0, 0, 300])
  expect(mainColours(logo)).toEqual(['#c81e28', '#143cc8'])
})

test('A logo without colour proposes none (SETUP-6)', () => {
  expect(mainColours(pixels([255, 255, 255, 255, 10], [20, 20, 20, 255, 10]))).toEqual([])
})
