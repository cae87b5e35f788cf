import type { ReviewableOrder } from '@comanda/domain/evaluation'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { PlatformPort } from '../../ports/platform.ts'

export interface OrderToReview extends ReviewableOrder {
  orderId: string
  shopId: number
}

export interface Deps extends Pick<PlatformPort, 'db' | 'clock'> {
  /** Keeps uploads of the caller for good; false where one of them is not theirs. */
  usePictures(tx: Tx, caller: Guest, names: readonly string[]): Promise<boolean>
  /** The orders among these that are the caller's own. A1 */
  ownOrders(caller: Guest, orderIds: readonly string[]): Promise<OrderToReview[]>
}
