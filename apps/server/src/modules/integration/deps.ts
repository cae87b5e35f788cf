import type { Refusal } from '@comanda/contract/core'
import type { Money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { openMenuCalls } from '@comanda/contract/integration'
import type { WebhookSender } from '../../providers/webhook/port.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Limits } from '../../platform/limits.ts'
import type { TableRounds } from '../../ports/bill.ts'
import type { ChangedOrders, ChannelOrder, ChannelOrderCode, OrderSteps } from '../../ports/order.ts'
import type { MenuNow, MenuPush, PushedMenu } from '../../ports/menu.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt } from '../../ports/store.ts'

/** The orders of a store, as the staff at its board have them. */
interface OrderDeps {
  board: OrderSteps & { start(...input: Parameters<OrderSteps['ready']>): ReturnType<OrderSteps['ready']> }
  tableRounds: TableRounds
  placeChannelOrder(tx: Tx, order: ChannelOrder): Promise<{ orderId: string } | Refusal<ChannelOrderCode>>
  changedOrders(
    db: Queries,
    shop: ShopAt,
    page: { after: { at: Date; id: string }; limit: number },
  ): Promise<ChangedOrders>
  /** What refunds of their parts have returned or wait to return, by order; those without one are left out. */
  refundedOf(db: Queries, corporationId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, Money>>
}

/** The menu of a store. */
interface MenuDeps {
  menuNow(shop: ShopAt): Promise<MenuNow | undefined>
  /** The revision of its draft. */
  draftRevision(db: Queries, shop: ShopAt): Promise<number>
  pushMenu(
    tx: Tx,
    push: MenuPush,
  ): Promise<PushedMenu | Refusal<(typeof openMenuCalls.pushMenu.refuses)[number] | 'notFound'>>
}

export interface Deps extends Pick<PlatformPort, 'db' | 'clock' | 'jobs' | 'log'>, OrderDeps, MenuDeps {
  tryUse: Limits['tryUse']
  webhooks: WebhookSender
  /** Seals the secrets of webhooks. */
  seal: Seal
  /** The endpoints of a brand have changed: this process reads them again. */
  webhookChanged(corporationId: number): void
  /** All stores of the brand, named in a language. */
  storesOf(corporationId: number, language: string): Promise<{ shopId: number; shopName: string }[]>
}
