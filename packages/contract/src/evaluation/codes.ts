import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of reviews. */
export const evaluationCodes = {
  /** Not served yet, never served, or too long ago. */
  notReviewable: { code: 'EVAL-01-0001', message: 'refusal.evaluation.notReviewable', shows: 'toast' },
  /** `data`: the review there is. */
  reviewedAlready: { code: 'EVAL-01-0002', message: 'refusal.evaluation.already', shows: 'toast' },
  /** An answer that does not fit what was asked. `field` names it. */
  answerMisfit: { code: 'EVAL-01-0003', message: 'refusal.evaluation.misfit', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
