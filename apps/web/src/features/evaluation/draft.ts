import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import type { Uploaded } from '../../platform/upload.ts'
import type { Program, ReviewInput } from './api.ts'

/** Draft of a review. */
export interface Draft {
  stars?: number
  starsOf: Record<string, number>
  chosen: Record<string, string[]>
  remark: string
  pictures: Uploaded[]
}

export const EMPTY_DRAFT: Draft = { starsOf: {}, chosen: {}, remark: '', pictures: [] }

const keyOf = (orderId: string) => `reviewDraft.${orderId}`

/** The stored draft for this order. */
export const useReviewDraft = (orderId: string) => useStoredDraft(keyOf(orderId), EMPTY_DRAFT)

/** Erases the draft after it was sent. */
export const eraseReviewDraft = (orderId: string): void => eraseStored(keyOf(orderId))

/** Request of a draft with the answered questions only; undefined while the required answer is missing. */
export function reviewInput({ orderId, questions }: Program, draft: Draft): ReviewInput | undefined {
  const { stars, starsOf, chosen, remark, pictures } = draft
  if (stars === undefined) return undefined
  const answers = questions.flatMap(({ questionId, kind }): ReviewInput['answers'] & object => {
    const stars = starsOf[questionId]
    const optionIds = chosen[questionId] ?? []
    if (kind === 'stars') return stars === undefined ? [] : [{ questionId, stars: stars }]
    return optionIds.length === 0 ? [] : [{ questionId, optionIds }]
  })
  return { orderId, stars, answers, remark: remark.trim(), pictures: pictures.map(({ name }) => name) }
}

/** The draft with an option selected or deselected. */
export function toggled(draft: Draft, questionId: string, optionId: string): Draft {
  const before = draft.chosen[questionId] ?? []
  const after = before.includes(optionId) ? before.filter(id => id !== optionId) : [...before, optionId]
  return { ...draft, chosen: { ...draft.chosen, [questionId]: after } }
}
