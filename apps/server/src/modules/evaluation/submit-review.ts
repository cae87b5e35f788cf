import { type Refusal, refuse } from '@comanda/contract/core'
import type { evaluation as calls } from '@comanda/contract/evaluation'
import { isReviewable, misfit, questionsFor } from '@comanda/domain/evaluation'
import { type Handler, once } from '../../platform/http/index.ts'
import { type Review, reviewOf } from './answer.ts'
import type { Needs } from './needs.ts'
import { insertReview, programOf, reviewsOf } from './queries.ts'
import type { EvaluationRow } from './tables.ts'

/** Keeps what a guest says of an own order, once; a second word finds the first. */
export const submitReview =
  (needs: Needs): Handler<typeof calls.submit> =>
  async (who, ask) => {
    const [order] = await needs.ownOrders(who, [ask.orderId])
    if (!order) return refuse('notFound', { field: 'orderId' })
    const program = await programOf(needs.db, who.corporationId)
    const now = needs.clock()
    if (!program || !isReviewable(program, order, now)) return refuse('notReviewable')
    const wrong = misfit(questionsFor(program, order.bizType), ask.answers)
    if (wrong !== undefined) return refuse('answerMisfit', { field: `answers.${wrong}` })
    const row: EvaluationRow = {
      corporation_id: who.corporationId,
      order_id: order.orderId,
      shop_id: order.shopId,
      program_id: program.programId,
      stars: ask.stars,
      answers: ask.answers,
      remark: ask.remark,
      created_at: new Date(now),
      pictures: ask.pictures,
      reply: '',
      reply_by: '',
      replied_at: null,
    }
    return once<Review, Refusal<'reviewedAlready' | 'pictureGone'>>(
      needs.db,
      who,
      '/api/evaluation/submit',
      ask,
      async tx => {
        if (!(await needs.usePictures(tx, who, ask.pictures))) return refuse('pictureGone', { field: 'pictures' })
        if (await insertReview(tx, row)) return reviewOf(row)
        const [there] = await reviewsOf(tx, who.corporationId, [order.orderId])
        return refuse('reviewedAlready', there ? { data: reviewOf(there) } : {})
      },
    )
  }
