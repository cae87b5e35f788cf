import { describe, expect, it } from 'vitest'
import { isReviewable, firstInvalidAnswer, questionsFor } from './check.ts'
import type { EvaluationProgram } from './types.ts'

const program: EvaluationProgram = {
  programId: 'p',
  name: {},
  openDays: 30,
  questions: [
    { questionId: 'food', kind: 'stars', name: {}, bizTypes: [] },
    { questionId: 'ride', kind: 'stars', name: {}, bizTypes: [1200] },
    {
      questionId: 'liked',
      kind: 'choice',
      name: {},
      bizTypes: [],
      options: ['taste', 'portion'].map(optionId => ({ optionId, name: {} })),
    },
  ],
}
const NOON = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000

describe('reviewing an order', () => {
  it("A served order can be reviewed within the brand's period", () => {
    const served = { state: 'completed', bizType: 1300, endedAt: NOON }
    expect(isReviewable(program, served, NOON + 30 * DAY - 1)).toBe(true)
    expect(isReviewable(program, served, NOON + 30 * DAY)).toBe(false)
    for (const state of ['placed', 'cancelled', 'rejected'])
      expect(isReviewable(program, { ...served, state }, NOON)).toBe(false)
  })

  it('Each order type has its own questions', () => {
    const requested = (bizType: number) => questionsFor(program, bizType).map(it => it.questionId)
    expect([requested(1300), requested(1200)]).toEqual([
      ['food', 'liked'],
      ['food', 'ride', 'liked'],
    ])
  })

  it('A question that is switched off is not asked', () => {
    const off = { ...program, questions: program.questions.map(one => ({ ...one, off: one.questionId === 'food' })) }
    expect(questionsFor(off, 1300).map(it => it.questionId)).toEqual(['liked'])
  })

  it('Each answer fits its question, once; the first fault is returned', () => {
    const requested = questionsFor(program, 1300)
    const good = [
      { questionId: 'food', stars: 5 },
      { questionId: 'liked', optionIds: ['taste'] },
    ]
    expect(firstInvalidAnswer(requested, good)).toBeUndefined()
    expect(firstInvalidAnswer(requested, [])).toBeUndefined()
    const bad = [
      { questionId: 'ride', stars: 5 },
      { questionId: 'food', stars: 6 },
      { questionId: 'food', stars: 0 },
      { questionId: 'food', stars: 2.5 },
      { questionId: 'food', optionIds: ['taste'] },
      { questionId: 'liked', optionIds: ['price'] },
      { questionId: 'liked', optionIds: ['taste', 'taste'] },
      { questionId: 'liked', stars: 3 },
    ]
    expect(bad.map(answer => firstInvalidAnswer(requested, [answer]))).toEqual(bad.map(() => 0))
    expect(firstInvalidAnswer(requested, [...good, { questionId: 'food', stars: 1 }])).toBe(2)
  })
})
