import { createEvaluation, type EvaluationModule } from '../modules/evaluation/index.ts'
import type { Ground } from './ground.ts'
import type { Ordering } from './ordering.ts'

/** Reviews, which know of an order only what it was and that it is over. */
export const composeEvaluation = ({ db, clock, ordering }: Ground & { ordering: Ordering }): EvaluationModule =>
  createEvaluation({
    db,
    clock,
    ownOrders: ({ corporationId, session }, orderIds) =>
      ordering.order.ownOrders(db, { corporationId, owner: session.owner }, orderIds),
  })
