import type { evaluation as calls } from '@comanda/contract/evaluation'
import type { HandlersOf } from '../../platform/http/index.ts'
import { eraseReviews } from './erase-reviews.ts'
import type { Deps } from './deps.ts'
import { queryPrograms } from './query-programs.ts'
import { reviewSetUp } from './set-up.ts'
import { staffReviews } from './staff-reviews.ts'
import { submitReview } from './submit-review.ts'

export interface EvaluationModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: ReturnType<typeof staffReviews>
  setUpHandlers: ReturnType<typeof reviewSetUp>
  eraseReviews: typeof eraseReviews
}

/** Reviews of guests. */
export const createEvaluation = (deps: Deps): EvaluationModule => ({
  handlers: { batchQueryEvaluationProgram: queryPrograms(deps), submit: submitReview(deps) },
  staffHandlers: staffReviews(deps),
  setUpHandlers: reviewSetUp(deps),
  eraseReviews,
})
