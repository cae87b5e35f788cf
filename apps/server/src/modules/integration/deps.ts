import type { Queries } from '../../platform/db/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { ChangedOrders, OrderSteps } from '../../ports/order.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt } from '../../ports/store.ts'

/** The orders of a store, as the staff at its board have them. */
interface OrderDeps {
  board: OrderSteps & { start(...input: Parameters<OrderSteps['ready']>): ReturnType<OrderSteps['ready']> }
  changedOrders(
    db: Queries,
    shop: ShopAt,
    page: { after: { at: Date; id: string }; limit: number },
  ): Promise<ChangedOrders>
}

export interface Deps extends Pick<PlatformPort, 'db' | 'clock' | 'jobs' | 'log'>, OrderDeps {
  tryUse: Limits['tryUse']
  /** All stores of the brand, named in a language. */
  storesOf(corporationId: number, language: string): Promise<{ shopId: number; shopName: string }[]>
}
