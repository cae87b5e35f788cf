import { refuse } from '@comanda/contract/core'
import { evaluation as calls } from '@comanda/contract/evaluation'
import { isReviewable, firstInvalidAnswer, questionsFor } from '@comanda/domain/evaluation'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import { reviewOf } from './answer.ts'
import type { Deps } from './deps.ts'
import { insertReview, programOf, reviewsOf } from './queries.ts'
import type { EvaluationRow } from './tables.ts'

/** Saves a guest's review of one of their orders; a second review of the order is refused with the first. */
export const submitReview = (deps: Deps): Handler<typeof calls.submit> =>
  changeInSteps(calls.submit, deps, {
    async prepare(caller, input) {
      const [order] = await deps.ownOrders(caller, [input.orderId])
      if (!order) return refuse('notFound', { field: 'orderId' })
      const program = await programOf(deps.db, caller.corporationId)
      if (!program || !isReviewable(program, order, deps.clock())) return refuse('notReviewable')
      const wrong = firstInvalidAnswer(questionsFor(program, order.bizType), input.answers)
      if (wrong !== undefined) return refuse('answerMisfit', { field: `answers.${wrong}` })
      return { orderId: order.orderId, shopId: order.shopId, programId: program.programId }
    },
    async work(tx, caller, input, { orderId, shopId, programId }) {
      const row: EvaluationRow = {
        corporation_id: caller.corporationId,
        order_id: orderId,
        shop_id: shopId,
        program_id: programId,
        stars: input.stars,
        answers: input.answers,
        remark: input.remark,
        created_at: new Date(deps.clock()),
        pictures: input.pictures,
        reply: '',
        reply_by: '',
        replied_at: null,
        published: false,
      }
      if (!(await deps.usePictures(tx, caller, input.pictures))) return refuse('pictureGone', { field: 'pictures' })
      if (await insertReview(tx, row)) return reviewOf(row)
      const [existing] = await reviewsOf(tx, caller.corporationId, [orderId])
      return refuse('reviewedAlready', existing ? { data: reviewOf(existing) } : {})
    },
  })
