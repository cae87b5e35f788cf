import { expect, test } from 'vitest'
import { entriesTaken } from './entries-taken.ts'

const links = ['/selectNum?bizType=1100', '/selectStore?shopId=7&bizType=1200', '/selectStore?bizType=1300', '/booking']
const entries = links.map(link => ({ link }))
const shown = (taken?: number[]) => entriesTaken(entries, taken).map(({ link }) => links.indexOf(link))

test('Tiles of order types that no store takes are left out, and other links stay (DECO-1)', () => {
  expect(shown([1300])).toEqual([2, 3])
  expect(shown([1100, 1200])).toEqual([0, 1, 3])
  expect(shown()).toEqual([0, 1, 2, 3])
})
