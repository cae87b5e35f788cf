import type { ReviewableOrder } from '@comanda/domain/evaluation'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'

export interface OrderToReview extends ReviewableOrder {
  orderId: string
  shopId: number
}

/** What reviews ask of others. */
export interface Deps {
  db: Database
  clock: Clock
  /** Keeps uploads of the caller's own for good; false where one of them is not theirs. */
  usePictures(tx: Tx, caller: Guest, names: readonly string[]): Promise<boolean>
  /** Those of these orders that are the caller's own; another's is not there. A1 */
  ownOrders(caller: Guest, orderIds: readonly string[]): Promise<OrderToReview[]>
}
