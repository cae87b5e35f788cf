import { expect, test } from 'vitest'
import type { Program } from './api.ts'
import { askOf, forgetDraft, keepDraft, keptDraft, NOTHING_SAID, toggled } from './draft.ts'

const program: Program = {
  orderId: 'o',
  programId: 'p',
  name: {},
  open: true,
  questions: [
    { questionId: 'food', kind: 'stars', name: {} },
    { questionId: 'liked', kind: 'choice', name: {}, options: [] },
  ],
}

test('without stars nothing is sent; all else may stay unsaid', () => {
  expect(askOf(program, NOTHING_SAID)).toBeUndefined()
  expect(askOf(program, { ...NOTHING_SAID, stars: 4 })).toEqual({
    orderId: 'o',
    stars: 4,
    answers: [],
    remark: '',
    pictures: [],
  })
})

test('only what was answered is sent, trimmed · ORDER-8', () => {
  const liked = toggled({ ...NOTHING_SAID, stars: 5, starsOf: { food: 3 }, remark: '  Lovely. ' }, 'liked', 'taste')
  expect(askOf(program, liked)).toMatchObject({
    answers: [
      { questionId: 'food', stars: 3 },
      { questionId: 'liked', optionIds: ['taste'] },
    ],
    remark: 'Lovely.',
  })
  expect(askOf(program, toggled(liked, 'liked', 'taste'))?.answers).toEqual([{ questionId: 'food', stars: 3 }])
})

test('what was said of an order is kept until it is sent, and shows at no other order', () => {
  const said = toggled({ ...NOTHING_SAID, stars: 2, remark: 'Cold.' }, 'liked', 'taste')
  keepDraft('one', said)
  expect(keptDraft('one')).toEqual(said)
  expect(keptDraft('two')).toEqual(NOTHING_SAID)
  forgetDraft('one')
  expect(keptDraft('one')).toEqual(NOTHING_SAID)
})
