import type { LineTexts, OrderedLine } from '@comanda/domain/cart'
import type { Destination } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { AuthPort } from '../../ports/auth.ts'
import type { BillPort } from '../../ports/bill.ts'
import type { BuffetOrder } from '../../ports/buffet.ts'
import type { CartInput, CartPort } from '../../ports/cart.ts'
import type { CouponPort } from '../../ports/coupon.ts'
import type { MenuPort } from '../../ports/menu.ts'
import type { OrderEventSubscriber, OrderToSettle, SettleOrder } from '../../ports/order.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt, ShopNow, SlotPort } from '../../ports/store.ts'
import type { TablePort } from '../../ports/table.ts'
import type { PaymentDeps } from './pay/payment-deps.ts'

export type * from './pay/payment-deps.ts'

/** Where a delivery goes, and the person who takes it there. */
export interface DeliveryPlace {
  to: Destination
  lines: string[]
  contact?: { phoneNumber: string; countryCode: string; isoCode: string; firstName: string; lastName: string }
  /** What is known of that person, where that is no complete contact. */
  contactBegun?: { phoneNumber: string; isoCode: string; firstName: string; lastName: string }
}

/** A phone as a contact form has it. */
export interface FormPhone {
  phoneNumber: string
  countryCode: string
  isoCode: string
}

interface StoreDeps
  extends Pick<TablePort, 'tableOf'>,
    Pick<AuthPort, 'phoneVerified' | 'knownCustomer' | 'refusalForTerms'> {
  /** A phone that staff typed, of a country unless it names another; undefined if it is none. */
  typedPhone(typed: string, isoCode: string): Promise<FormPhone | undefined>
  /** The current store, read on `db`: a transaction uses no second connection. */
  shopNow(db: Queries, corporationId: number, shopId: number): Promise<Omit<ShopNow, 'configVersion'> | undefined>
  slotChoice: SlotPort['choice']
  checkTime: SlotPort['check']
  takeSlot: SlotPort['take']
  returnSlot: SlotPort['giveBack']
  placeOf(caller: Guest, addressId: string): Promise<DeliveryPlace | undefined>
  /** Ordered lines in another language than they were ordered in, by line, where the menu still has them. CART-11 */
  lineTexts(
    shop: ShopAt,
    lines: readonly OrderedLine[],
    languages: { was: string; now: string },
  ): Promise<ReadonlyMap<string, LineTexts>>
}

interface CartDeps
  extends Pick<CartPort, 'cartOf' | 'lockCart' | 'closeCart' | 'price' | 'fillCart'>,
    Pick<MenuPort, 'menuNow' | 'takeStock' | 'returnStock'> {
  /** When (epoch ms) a person joined the party that shares a cart; undefined for others. C6 */
  sharedWith(db: Queries, input: CartInput): Promise<{ since: number } | undefined>
  chosenLines(...input: Parameters<CartPort['chosenLines']>): Promise<{
    lines: Awaited<ReturnType<CartPort['chosenLines']>>['lines']
    leftOut: readonly { itemKey: string; problem: string }[]
  }>
  /** A person of a cart's party as the others see it. A4 */
  personOf(input: CartInput): Promise<{ nick: string; avatar: number } | undefined>
  /** The names of all who share or shared it, by their ids in its lines. */
  nicksOf(db: Queries, party: { corporationId: number; sessionId: string }): Promise<ReadonlyMap<string, string>>
}

/** An order that takes of a buffet; the party is the one of its cart where the order names none. */
type OrderOfCart = Omit<BuffetOrder, 'sessionId'> & { cartId: string; sessionId?: string }

interface BuffetDeps {
  /** Notes the plates and places an order takes; false where the places are on another order already. CART-13 */
  takePlates(tx: Tx, order: OrderOfCart): Promise<boolean>
  /** When the time of the buffet an order takes of ends (epoch ms), Infinity where it has no end; undefined without one. */
  buffetEndsAt(
    db: Queries,
    order: Pick<OrderOfCart, 'corporationId' | 'cartId' | 'sessionId' | 'lines'> & { shopId: number },
  ): Promise<number | undefined>
  /** Gives back, once, what an order took. S4 */
  returnPlates(tx: Tx, order: OrderOfCart): Promise<void>
}

export interface Deps
  extends Omit<PlatformPort, 'jobs'>,
    StoreDeps,
    CartDeps,
    PaymentDeps,
    BuffetDeps,
    Pick<CouponPort, 'takeCoupons' | 'returnCoupons'>,
    Pick<BillPort, 'partyAt' | 'partyFor' | 'billNow' | 'settleRound' | 'reduceRound'> {
  joinBill: BillPort['join']
  /**
   * Locks what settling an order changes, ahead of the step that settles it: answers how it is settled then, or nothing where
   * that is not known ahead. CARD-7
   */
  readyToSettle(tx: Tx, order: OrderToSettle): Promise<SettleOrder | undefined>
  orderEvents: readonly OrderEventSubscriber[]
  /** The courses that staff fired, by order. COUNTER-3 */
  firedCourses(
    db: Queries,
    corporationId: number,
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<number>>>
  /** The number of a store's papers that were given up. */
  unprintedPapers(shop: ShopAt): Promise<number>
}
