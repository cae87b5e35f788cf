import type { evaluation as calls, staffEvaluationCalls as staffCalls } from '@comanda/contract/evaluation'
import type { HandlersOf } from '../../platform/http/index.ts'
import { eraseReviews } from './erase-reviews.ts'
import type { Deps } from './deps.ts'
import { publishReview, queryPublished } from './published.ts'
import { queryPrograms } from './query-programs.ts'
import { reviewSetUp } from './set-up.ts'
import { staffReviews } from './staff-reviews.ts'
import { submitReview } from './submit-review.ts'

export interface EvaluationModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffCalls>
  setUpHandlers: ReturnType<typeof reviewSetUp>
  eraseReviews: typeof eraseReviews
}

/** Reviews of guests. */
export const createEvaluation = (deps: Deps): EvaluationModule => ({
  handlers: {
    batchQueryEvaluationProgram: queryPrograms(deps),
    submit: submitReview(deps),
    published: queryPublished(deps),
  },
  staffHandlers: { ...staffReviews(deps), publishReview: publishReview(deps) },
  setUpHandlers: reviewSetUp(deps),
  eraseReviews,
})
