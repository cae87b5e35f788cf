import { expect, test } from 'vitest'
import { writeStored } from '../../../platform/device/storage.ts'
import { draftAt, draftPlaced, EMPTY } from './draft.ts'

const contact = { isoCode: 'GB', phoneNumber: '07400 123456', firstName: 'Ada', lastName: '' }
const draft = {
  ...EMPTY,
  contact,
  paymentMethod: 'out-line',
  means: '16_msPoint~7~0',
  dinnerTime: '2026-11-21T18:00:00Z',
  executeList: ['lunch'],
  people: 3,
  utensils: 0,
  remark: 'A candle on it, please',
}

test('A placed order clears note, time and promotions of the draft (ORDER-6, PRICE-3)', () => {
  writeStored('orderDraft.101.1300', draft)
  writeStored('orderDraft.101.1200', draft)
  draftPlaced('101.1300', 'out-line')
  expect(draftAt('101.1300')).toEqual({ ...EMPTY, contact, paymentMethod: 'out-line' })
  expect(draftAt('101.1200')).toEqual(draft)
})
