import { useState } from 'react'
import { forget, keep, recall } from '../../platform/storage.ts'
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

/** Minutes a draft is kept: over a reload, or a look at another screen. */
const KEPT_FOR = 60

const keyOf = (orderId: string) => `reviewDraft.${orderId}`

/** What was said so far of this order, and of no other. */
export function keptDraft(orderId: string): Draft {
  const kept = recall(keyOf(orderId))
  return typeof kept === 'object' && kept !== null ? { ...NOTHING_SAID, ...(kept as Partial<Draft>) } : NOTHING_SAID
}

/** Keeps what was said so far of an order. */
export const keepDraft = (orderId: string, draft: Draft): void => keep(keyOf(orderId), draft, KEPT_FOR)

/** It was sent. */
export const forgetDraft = (orderId: string): void => forget(keyOf(orderId))

/** Changes a draft as it is by then: a picture arrives while the guest goes on writing. */
export type ChangeDraft = (change: (now: Draft) => Draft) => void

/** The draft of an order. It outlives a reload. */
export function useReviewDraft(orderId: string): [Draft, ChangeDraft] {
  const [draft, setDraft] = useState(() => keptDraft(orderId))
  const change: ChangeDraft = to =>
    setDraft(now => {
      const after = to(now)
      keepDraft(orderId, after)
      return after
    })
  return [draft, change]
}

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
