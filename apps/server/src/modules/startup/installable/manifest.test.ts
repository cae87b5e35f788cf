import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon } from './icons.ts'
import { shortName } from './manifest.ts'

test.each([
  ['Marigold', 'Marigold'],
  ['Marigold Kitchen', 'Marigold'],
  ['The Old Harbour Kitchen', 'The Old'],
  ['Delikatessenhandlung', 'Delikatessenhandlung'],
  ['金盏花厨房', '金盏花厨房'],
])('The name below the icon of %s is %s (APP-1)', (name, short) => {
  expect(shortName(name)).toBe(short)
})

/** A disc without a background of its own. */
const disc = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="120" fill="#c03020"/></svg>',
)

test('A logo without a background stands on the ground of the theme, inside the circle that masks leave (APP-1)', async () => {
  const { data, info } = await sharp(await drawIcon(disc, 'maskable-192', '#faf6f2'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(at(0, 0)).toEqual([0xfa, 0xf6, 0xf2])
  expect(at(96, 96)).toEqual([0xc0, 0x30, 0x20])
  // The mask leaves a circle of 80 % of the width: 19 px from the edge everything is ground.
  expect(at(20, 96)).toEqual([0xfa, 0xf6, 0xf2])
})
