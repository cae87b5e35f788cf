import { type Refusal, refuse } from '@comanda/contract/core'
import type { evaluation as calls } from '@comanda/contract/evaluation'
import { isReviewable, misfit, questionsFor } from '@comanda/domain/evaluation'
import { type Handler, once } from '../../platform/http/index.ts'
import { type Review, reviewOf } from './answer.ts'
import type { Deps } from './deps.ts'
import { insertReview, programOf, reviewsOf } from './queries.ts'
import type { EvaluationRow } from './tables.ts'

/** Keeps what a guest says of an own order, once; a second word finds the first. */
export const submitReview =
  (deps: Deps): Handler<typeof calls.submit> =>
  async (caller, input) => {
    const [order] = await deps.ownOrders(caller, [input.orderId])
    if (!order) return refuse('notFound', { field: 'orderId' })
    const program = await programOf(deps.db, caller.corporationId)
    const now = deps.clock()
    if (!program || !isReviewable(program, order, now)) return refuse('notReviewable')
    const wrong = misfit(questionsFor(program, order.bizType), input.answers)
    if (wrong !== undefined) return refuse('answerMisfit', { field: `answers.${wrong}` })
    const row: EvaluationRow = {
      corporation_id: caller.corporationId,
      order_id: order.orderId,
      shop_id: order.shopId,
      program_id: program.programId,
      stars: input.stars,
      answers: input.answers,
      remark: input.remark,
      created_at: new Date(now),
      pictures: input.pictures,
      reply: '',
      reply_by: '',
      replied_at: null,
    }
    return once<Review, Refusal<'reviewedAlready' | 'pictureGone'>>(
      deps.db,
      caller,
      '/api/evaluation/submit',
      input,
      async tx => {
        if (!(await deps.usePictures(tx, caller, input.pictures))) return refuse('pictureGone', { field: 'pictures' })
        if (await insertReview(tx, row)) return reviewOf(row)
        const [there] = await reviewsOf(tx, caller.corporationId, [order.orderId])
        return refuse('reviewedAlready', there ? { data: reviewOf(there) } : {})
      },
    )
  }
