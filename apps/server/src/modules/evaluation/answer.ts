import type { staffEvaluationCalls as staffCalls, evaluation as calls } from '@comanda/contract/evaluation'
import type { ResponseOf } from '@comanda/contract/core'
import type { EvaluationQuestion } from '@comanda/domain/evaluation'
import type { EvaluationRow } from './tables.ts'

export type Review = ResponseOf<typeof calls.submit>

export type StaffReview = ResponseOf<typeof staffCalls.replyReview>

/** A review with the addresses of its pictures and the restaurant's answer. */
export const reviewOf = (row: EvaluationRow): Review => ({
  stars: row.stars,
  answers: row.answers,
  remark: row.remark,
  pictures: row.pictures.map(name => `/uploads/${row.corporation_id}/${name}`),
  createdAt: row.created_at.toISOString(),
  ...(row.reply !== '' && row.replied_at ? { reply: { text: row.reply, at: row.replied_at.toISOString() } } : {}),
})

export const questionOf = (question: EvaluationQuestion) => ({
  questionId: question.questionId,
  kind: question.kind,
  name: question.name,
  ...(question.kind === 'choice' ? { options: question.options } : {}),
})
