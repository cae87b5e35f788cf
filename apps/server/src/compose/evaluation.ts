import { createEvaluation, type EvaluationModule } from '../modules/evaluation/index.ts'
import type { UploadModule } from '../modules/upload/index.ts'
import type { Runtime } from './ground.ts'
import type { Ordering } from './ordering.ts'

/** Reviews, which know of an order only what it was and that it is over. */
export const composeEvaluation = ({
  db,
  clock,
  ordering,
  upload,
}: Runtime & { ordering: Ordering; upload: UploadModule }): EvaluationModule =>
  createEvaluation({
    db,
    clock,
    usePictures: (tx, { corporationId, session: { customerId } }, names) =>
      upload.use(tx, { corporationId, customerId, purpose: 'review', names, at: new Date(clock()) }),
    ownOrders: ({ corporationId, session }, orderIds) =>
      ordering.order.ownOrders(db, { corporationId, owner: session.owner }, orderIds),
  })
