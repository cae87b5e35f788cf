import { tillMovesOfBills } from '../modules/bill/index.ts'
import { keyNames } from '../modules/integration/index.ts'
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
    // A point of sale takes money under the name of its key.
    async staffNames(corporationId, ids) {
      const staff = await staffNames(db, corporationId, ids)
      const others = await keyNames(
        db,
        corporationId,
        ids.filter(id => !staff.has(id)),
      )
      return new Map([...staff, ...others])
    },
  })
