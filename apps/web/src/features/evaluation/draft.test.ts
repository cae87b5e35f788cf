import { expect, test } from 'vitest'
import type { Program } from './api.ts'
import { reviewInput, EMPTY_DRAFT, toggled } from './draft.ts'

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

test('A review needs stars; everything else is optional', () => {
  expect(reviewInput(program, EMPTY_DRAFT)).toBeUndefined()
  expect(reviewInput(program, { ...EMPTY_DRAFT, stars: 4 })).toEqual({
    orderId: 'o',
    stars: 4,
    answers: [],
    remark: '',
    pictures: [],
  })
})

test('Only answered questions are sent, trimmed (ORDER-8)', () => {
  const liked = toggled({ ...EMPTY_DRAFT, stars: 5, starsOf: { food: 3 }, remark: '  Lovely. ' }, 'liked', 'taste')
  expect(reviewInput(program, liked)).toMatchObject({
    answers: [
      { questionId: 'food', stars: 3 },
      { questionId: 'liked', optionIds: ['taste'] },
    ],
    remark: 'Lovely.',
  })
  expect(reviewInput(program, toggled(liked, 'liked', 'taste'))?.answers).toEqual([{ questionId: 'food', stars: 3 }])
})
