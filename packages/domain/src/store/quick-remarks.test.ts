import { expect, test } from 'vitest'
import { quickRemarksOf } from './quick-remarks.ts'

const onion = { en_US: 'No onion' }
const door = { en_US: 'Leave it at the door' }
const chair = { en_US: 'We need a high chair' }
const shop = { quickRemarks: [onion], quickRemarksFor: { 1200: [door], 1100: [chair] } }

test('A remark is offered for fitting order types only: "leave at the door" not at a table', () => {
  expect(quickRemarksOf(shop, 1200)).toEqual([door, onion])
  expect(quickRemarksOf(shop, 1100)).toEqual([chair, onion])
  expect(quickRemarksOf(shop, 1300)).toEqual([onion])
  expect(quickRemarksOf({ quickRemarks: [onion] }, 1200)).toEqual([onion])
})

test('Without an order type all remarks are returned', () => {
  expect(new Set(quickRemarksOf(shop, undefined))).toEqual(new Set([onion, door, chair]))
})
