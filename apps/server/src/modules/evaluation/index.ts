import type { evaluation as calls } from '@comanda/contract/evaluation'
import type { HandlersOf } from '../../platform/http/index.ts'
import { forgetReviews } from './forget-reviews.ts'
import type { Needs } from './needs.ts'
import { queryPrograms } from './query-programs.ts'
import { staffReviews } from './staff-reviews.ts'
import { submitReview } from './submit-review.ts'

export interface EvaluationModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: ReturnType<typeof staffReviews>
  forgetReviews: typeof forgetReviews
}

/** What guests say after a meal. */
export const createEvaluation = (needs: Needs): EvaluationModule => ({
  handlers: { batchQueryEvaluationProgram: queryPrograms(needs), submit: submitReview(needs) },
  staffHandlers: staffReviews(needs),
  forgetReviews,
})
