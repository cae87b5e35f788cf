import { useStoredDraft } from '../../platform/draft-store.ts'
import { eraseStored } from '../../platform/storage.ts'
import type { Uploaded } from '../../platform/upload.ts'
import type { Program, ReviewAsk } from './api.ts'

/** What the guest has said so far. */
export interface Draft {
  stars?: number
  starsOf: Record<string, number>
  chosen: Record<string, string[]>
  remark: string
  pictures: Uploaded[]
}

export const NOTHING_SAID: Draft = { starsOf: {}, chosen: {}, remark: '', pictures: [] }

const keyOf = (orderId: string) => `reviewDraft.${orderId}`

/** What was said so far of this order, and of no other. */
export const useReviewDraft = (orderId: string) => useStoredDraft(keyOf(orderId), NOTHING_SAID)

/** It was sent. */
export const forgetReview = (orderId: string): void => eraseStored(keyOf(orderId))

/** The draft as it is sent: only what was answered. Undefined while the one thing that is needed is missing. */
export function askOf({ orderId, questions }: Program, draft: Draft): ReviewAsk | undefined {
  const { stars, starsOf, chosen, remark, pictures } = draft
  if (stars === undefined) return undefined
  const answers = questions.flatMap(({ questionId, kind }): ReviewAsk['answers'] & object => {
    const given = starsOf[questionId]
    const optionIds = chosen[questionId] ?? []
    if (kind === 'stars') return given === undefined ? [] : [{ questionId, stars: given }]
    return optionIds.length === 0 ? [] : [{ questionId, optionIds }]
  })
  return { orderId, stars, answers, remark: remark.trim(), pictures: pictures.map(({ name }) => name) }
}

/** The same with an option chosen, or let go. */
export function toggled(draft: Draft, questionId: string, optionId: string): Draft {
  const before = draft.chosen[questionId] ?? []
  const after = before.includes(optionId) ? before.filter(id => id !== optionId) : [...before, optionId]
  return { ...draft, chosen: { ...draft.chosen, [questionId]: after } }
}
