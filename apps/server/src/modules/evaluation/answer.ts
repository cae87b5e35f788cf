import type { ResponseOf } from '@comanda/contract/core'
import type { evaluation as calls } from '@comanda/contract/evaluation'
import type { EvaluationQuestion } from '@comanda/domain/evaluation'
import type { EvaluationRow } from './tables.ts'

export type Review = ResponseOf<typeof calls.submit>

export const reviewOf = ({ stars, answers, remark, created_at }: EvaluationRow): Review => ({
  stars,
  answers,
  remark,
  createdAt: created_at.toISOString(),
})

export const questionOf = (question: EvaluationQuestion) => ({
  questionId: question.questionId,
  kind: question.kind,
  name: question.name,
  ...(question.kind === 'choice' ? { options: question.options } : {}),
})
