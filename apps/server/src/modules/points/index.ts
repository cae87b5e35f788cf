import type { points as calls } from '@comanda/contract/points'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { accountDetails, calculateEarnPoints, orderRewardPoints, pointsBalance, pointsRules } from './account.ts'
import { correctPoints } from './correct.ts'
import { lockToEarn, returnOrder, type Settled, settleOrder, type ToSettle } from './earn.ts'
import { givePoints, takePointsBack } from './points-gift.ts'
import { lockPoints, type PointsAt, pointsStateOf } from './lots.ts'
import { pointsMethod } from './payment-method.ts'
import type { PointsDeps } from './deps.ts'
import { type PointsWatchdog, pointsWatchdog } from './watchdog.ts'

/** Points: earned, spent, expired, taken back. */
export { givePoints } from './points-gift.ts'

export interface PointsModule {
  handlers: HandlersOf<typeof calls>
  paymentMethod: ReturnType<typeof pointsMethod>
  watchdog: PointsWatchdog
  /** Locks a customer's points until the transaction ends. */
  lock: typeof lockPoints
  give: typeof givePoints
  takeBack: typeof takePointsBack
  /** An order was paid; answers the points it earned without the level's bonus. */
  settleOrder(tx: Tx, order: Settled, known?: ToSettle): Promise<number>
  lockToEarn: typeof lockToEarn
  returnOrder: typeof returnOrder
  /** Corrects a customer's points by staff. */
  correct: typeof correctPoints
  /** The points that can be spent now. */
  countOf(db: Queries, at: PointsAt): Promise<number>
}

export function createPoints(deps: PointsDeps): PointsModule {
  return {
    handlers: {
      queryPointsBalance: pointsBalance(deps),
      queryAccountDetails: accountDetails(deps),
      queryPointsRule: pointsRules(deps),
      orderRewardPoints: orderRewardPoints(deps),
      calculateEarnPoints: calculateEarnPoints(deps),
    },
    paymentMethod: pointsMethod(deps),
    watchdog: pointsWatchdog(deps),
    lock: lockPoints,
    give: givePoints,
    takeBack: takePointsBack,
    settleOrder: settleOrder(deps),
    lockToEarn,
    returnOrder,
    correct: correctPoints,
    countOf: async (db, at) => (await pointsStateOf(db, at, deps.clock())).points,
  }
}
