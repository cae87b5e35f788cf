import { createEvaluation } from '../modules/evaluation/index.ts'
import type { Compose } from './registry/modules.ts'

export const composeEvaluation: Compose<'evaluation'> = ({ db, clock }, { order, upload }) =>
  createEvaluation({
    db,
    clock,
    usePictures: (tx, { corporationId, session: { customerId } }, names) =>
      upload.use(tx, { corporationId, customerId, purpose: 'review', names, at: new Date(clock()) }),
    ownOrders: ({ corporationId, session: { owner } }, orderIds) =>
      order.ownOrders(db, { corporationId, owner }, orderIds),
  })
