import type { MenuIndex } from '@comanda/domain/menu'
import type { LocalizedText, Money } from '@comanda/domain/money'
import type { OrderFacts } from '@comanda/domain/report'
import type { ShopConfig } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { PaidPart, RoundReturn } from '../../ports/bill.ts'
import type { PlacedOrder, SoldDish, SoldLine } from '../../ports/order.ts'
import type { CounterMove, MovedMoney, PaidExtras, Taking } from '../../ports/payment.ts'
import type { NotificationPort } from '../../ports/notification.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { Period, ShopAt } from '../../ports/store.ts'

/** A manager of a store whose account is an e-mail address. */
export interface StoreManager {
  staffId: string
  name: string
  email: string
}

export interface Deps
  extends Pick<PlatformPort, 'db' | 'clock' | 'log'>,
    Pick<NotificationPort, 'notify' | 'channelOpen'> {
  /** The settings of a store as they are now. */
  configOf(shop: ShopAt): Promise<ShopConfig | undefined>
  ordersOfDay(period: Period): Promise<PlacedOrder[]>
  dishesOfDay(period: Period): Promise<SoldDish[]>
  paidPartsOf(corporationId: number, billIds: readonly string[]): Promise<PaidPart[]>
  /** What was refunded of dishes of these bills after they were closed, by round. */
  dishReturnsFor(corporationId: number, billIds: readonly string[]): Promise<RoundReturn[]>
  /** The bills among these whose rest is never paid. */
  writtenOffOf(corporationId: number, billIds: readonly string[]): Promise<string[]>
  takingsFor(corporationId: number, payableIds: readonly string[]): Promise<Taking[]>
  /** Tips and card fees that were paid with these parts of bills. */
  extrasFor(corporationId: number, payableIds: readonly string[]): Promise<PaidExtras[]>
  moneyMovedAt(period: Period): Promise<MovedMoney[]>
  /** Amounts that staff received and returned: for orders, and for parts of bills. PAY-10 */
  counterMovesAt(period: Period): Promise<CounterMove[]>
  /** The settings of all stores of a brand. */
  shopsOf(corporationId: number): Promise<ShopConfig[]>
  menuOf(shop: ShopAt): Promise<MenuIndex | undefined>
  /** `customerId`: the account that ordered; 0 for a guest without one. */
  orderFactsOf(period: Period): Promise<Map<string, OrderFacts & { customerId: number }>>
  /** The members among these accounts. */
  membersAmong(corporationId: number, customerIds: readonly number[]): Promise<number[]>
  /** The coupons that orders used, with their kinds. */
  couponsUsedOn(
    corporationId: number,
    orderIds: readonly string[],
  ): Promise<{ orderId: string; code: string; id: string; name: LocalizedText }[]>
  /** How many members joined at stores, by the days of the stores (YYYY-MM-DD, both included). */
  joinedByDay(
    corporationId: number,
    shops: readonly Pick<ShopConfig, 'shopId' | 'timeZone'>[],
    days: { from: string; until: string },
  ): Promise<{ shopId: number; day: string; count: number }[]>
  soldLinesOf(period: Period): Promise<SoldLine[]>
  firstOrderAt(shop: ShopAt): Promise<Date | undefined>
  /** Stores with the hours of orders that changed since a time, in themselves or in their payments and bills. */
  hoursChanged(corporationId: number, since: Date): Promise<{ shopId: number; at: Date }[]>
  /** Counts the visits of members on a store's day again, in the transaction of its figures. CARD-12 */
  countVisits(tx: Tx, period: Period, day: string): Promise<void>
  /** The dishes whose refunds were approved in these periods, one for each store; the empty key holds refunds of amounts. */
  refundedDishesOf(
    corporationId: number,
    periods: readonly Omit<Period, 'corporationId'>[],
  ): Promise<{ key: string; name: string; count: number; refunded: number }[]>
  /** The orders of a period that were placed before a time (epoch ms) and sold: how many, and their dishes less discounts. */
  soldBefore(period: Period, before: number): Promise<{ count: number; net: Money }>
  /** The active managers of a store, by name. */
  managersOf(db: Queries, shop: ShopAt): Promise<StoreManager[]>
  /** The origin of the links in e-mails. */
  origin: string
}
