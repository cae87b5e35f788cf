import { expect, test } from 'vitest'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { forget } from './storage.ts'

test('what was typed is kept under its own key alone, until it is forgotten; what it has no word of is as it begins', () => {
  const nothing = { stars: 0, remark: '', added: 'later' }
  keepDraft('draft.one', { stars: 2, remark: 'Cold.' })
  expect(keptDraft('draft.one', nothing)).toEqual({ stars: 2, remark: 'Cold.', added: 'later' })
  expect(keptDraft('draft.two', nothing)).toEqual(nothing)
  forget('draft.one')
  expect(keptDraft('draft.one', nothing)).toEqual(nothing)
})
