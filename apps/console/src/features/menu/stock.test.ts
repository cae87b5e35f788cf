import { expect, test } from 'vitest'
import { remainingText } from './stock.tsx'

const dish = { foodId: 'ramen', displayName: 'Ramen', groupName: 'Soups' }

test('A dish that is switched off shows as sold out, whatever is left of it', () => {
  expect(remainingText({ ...dish, left: 4, soldOut: true })).toBe('console.soldOut')
  expect(remainingText({ ...dish, left: 4, soldOut: false })).toBe('console.left')
  expect(remainingText({ ...dish, soldOut: false })).toBe('console.notCounted')
})
