import { expect, test } from 'vitest'
import { saveDraft, loadDraft } from './draft-store.ts'
import { eraseStored } from './storage.ts'

test('A draft is stored under its own key until it is erased; missing fields have their initial values', () => {
  const nothing = { stars: 0, remark: '', added: 'later' }
  saveDraft('draft.one', { stars: 2, remark: 'Cold.' })
  expect(loadDraft('draft.one', nothing)).toEqual({ stars: 2, remark: 'Cold.', added: 'later' })
  expect(loadDraft('draft.two', nothing)).toEqual(nothing)
  eraseStored('draft.one')
  expect(loadDraft('draft.one', nothing)).toEqual(nothing)
})
