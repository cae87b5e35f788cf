import { tillMovesOfBills } from '../modules/bill/index.ts'
import { tillMovesOfOrders } from '../modules/order/index.ts'
import { staffNames } from '../modules/staff/index.ts'
import { createTill } from '../modules/till/index.ts'
import type { Compose } from './registry/modules.ts'

export const composeTill: Compose<'till'> = ({ db, clock }, { store: { shopOf } }) =>
  createTill({
    db,
    clock,
    shopOf,
    movesAt: async period => [...(await tillMovesOfOrders(db, period)), ...(await tillMovesOfBills(db, period))],
    staffNames: (corporationId, staffIds) => staffNames(db, corporationId, staffIds),
  })
