import type { evaluation as calls } from '@comanda/contract/evaluation'
import { isReviewable, questionsFor } from '@comanda/domain/evaluation'
import type { Handler } from '../../platform/http/index.ts'
import { questionOf, reviewOf } from './answer.ts'
import type { Deps } from './deps.ts'
import { programOf, reviewsOf } from './queries.ts'

/** The caller's orders that can be reviewed, with the questions and existing reviews. */
export const queryPrograms =
  (deps: Deps): Handler<typeof calls.batchQueryEvaluationProgram> =>
  async (caller, { orderIds }) => {
    const program = await programOf(deps.db, caller.corporationId)
    if (!program) return { programs: [] }
    const orders = await deps.ownOrders(caller, orderIds)
    const reviews = await reviewsOf(
      deps.db,
      caller.corporationId,
      orders.map(order => order.orderId),
    )
    const now = deps.clock()
    const programs = orders.map(order => {
      const review = reviews.find(one => one.order_id === order.orderId)
      return {
        orderId: order.orderId,
        programId: program.programId,
        name: program.name,
        questions: questionsFor(program, order.bizType).map(questionOf),
        open: !review && isReviewable(program, order, now),
        ...(review ? { review: reviewOf(review) } : {}),
      }
    })
    return { programs: programs.filter(one => one.open || 'review' in one) }
  }
