import type { PrePayment } from '@comanda/domain/cart'
import type { BuffetPort } from '../../ports/buffet.ts'
import type { CouponPort } from '../../ports/coupon.ts'
import type { GroupPort } from '../../ports/group.ts'
import type { MemberPort } from '../../ports/member.ts'
import type { MenuNow, MenuPort } from '../../ports/menu.ts'
import type { PartyOrder } from '../../ports/order.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt, StorePort } from '../../ports/store.ts'
import type { NamedTable, PartyPort } from '../../ports/table.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'

/** A table as its cart needs it. */
export interface CartTable extends Pick<NamedTable, 'key' | 'typed' | 'seats' | 'playerMode'> {
  /** Its buffet stalls. CART-13 */
  buffetStallIds?: readonly string[]
  /** It pays at the end: promotions are calculated over its whole bill, not over a cart. ORDER-3 */
  paysLater?: boolean
}

export interface Deps
  extends Pick<PlatformPort, 'db' | 'clock' | 'publish'>,
    Pick<StorePort, 'shopOf'>,
    Pick<MenuPort, 'stockOf'> {
  /** A table of this store; undefined for another store's. */
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<CartTable | undefined>
  parties: Pick<
    PartyPort,
    'at' | 'takeSeatAtTable' | 'change' | 'remove' | 'movedTo' | 'seatOf' | 'personsOf' | 'notifyParty' | 'seatedSince'
  >
  /** Orders made from a cart that are live, or were made since (epoch ms), newest first. */
  ordersOf(corporationId: number, cartId: string, since: number): Promise<PartyOrder[]>
  menus: {
    shown(shop: ShopAt): Promise<Pick<MenuNow, 'index'> | undefined>
    now(shop: ShopAt, db: Queries): Promise<Pick<MenuNow, 'index'> | undefined>
  }
  /** The payments of the caller's party on its open bill at a table, by method. PRICE-2 */
  prePaymentsAt(caller: Guest, at: { shopId: number; tableId: string }): Promise<readonly PrePayment[]>
  coupons: { of: CouponPort['couponsOf']; own: CouponPort['ownCoupon'] }
  groups: GroupPort
  /** The segments among these that a member is in. CARD-19 */
  segmentsOf: MemberPort['segmentsOfMember']
  buffets: { of: BuffetPort['infoOf'] } & Pick<BuffetPort, 'hold' | 'goingOn'>
}
