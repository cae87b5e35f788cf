import type { EvaluationAnswer, EvaluationProgram, EvaluationQuestion } from './types.ts'

export const MAX_STARS = 5

/** The state of an order that a review depends on; `endedAt` in epoch ms. */
export interface ReviewableOrder {
  state: string
  bizType: number
  endedAt?: number
}

const DAY = 86_400_000

/** Whether an order can be reviewed at `now` (epoch ms): served, and within the period. */
export const isReviewable = ({ openDays }: EvaluationProgram, order: ReviewableOrder, now: number): boolean =>
  order.state === 'completed' && order.endedAt !== undefined && now < order.endedAt + openDays * DAY

/** The questions that are asked for an order type; no types listed = all. */
export const questionsFor = ({ questions }: EvaluationProgram, bizType: number): EvaluationQuestion[] =>
  questions.filter(({ bizTypes, off }) => off !== true && (bizTypes.length === 0 || bizTypes.includes(bizType)))

/** Index of the first answer that does not fit its question, is repeated, or has no question; undefined if all fit. */
export function firstInvalidAnswer(
  requested: readonly EvaluationQuestion[],
  answers: readonly EvaluationAnswer[],
): number | undefined {
  const seen = new Set<string>()
  const at = answers.findIndex(answer => {
    const question = requested.find(one => one.questionId === answer.questionId)
    const again = seen.has(answer.questionId)
    seen.add(answer.questionId)
    return again || !question || !fits(question, answer)
  })
  return at === -1 ? undefined : at
}

function fits(question: EvaluationQuestion, { stars, optionIds }: EvaluationAnswer): boolean {
  if (question.kind === 'stars') return optionIds === undefined && stars !== undefined && isStars(stars)
  if (stars !== undefined || optionIds === undefined) return false
  const known = optionIds.every(id => question.options.some(({ optionId }) => optionId === id))
  return known && new Set(optionIds).size === optionIds.length
}

const isStars = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS
