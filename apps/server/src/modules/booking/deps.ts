import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { PhoneOf } from '../../ports/address.ts'
import type { AuthPort } from '../../ports/auth.ts'
import type { NotificationPort } from '../../ports/notification.ts'
import type { CardReturn } from '../../ports/payment.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'
import type { SeatingPort, TableAt, TablePort } from '../../ports/table.ts'

export interface Deps
  extends PlatformPort,
    Pick<NotificationPort, 'notify' | 'notifyPerson' | 'channelOpen'>,
    Pick<StorePort, 'shopOf' | 'guestShopOf' | 'guestShopsOf' | 'shopNow' | 'addressLinesOf'>,
    Pick<TablePort, 'tablesOf'>,
    Pick<AuthPort, 'refusalForTerms'>,
    SeatingPort {
  /** The settings of a store, read in the caller's transaction. */
  shopIn(tx: Tx, corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  /** Moves the people at a table, their carts and their bill to a free one; false if that one is taken. */
  moveParty(tx: Tx, input: TableAt & { from: string }): Promise<boolean>
  /** The secret of a booking's link in messages; none can be guessed. BOOK-7 */
  linkSecretOf(corporationId: number, bookingId: string): string
  /** The origin of links in messages. */
  origin: string
  phoneOf: PhoneOf
  /** Whether one more message to this phone or address is allowed: bookings are free, messages are not. */
  mayAsk(caller: Guest, to: { phoneNumber: string; email: string }): Promise<boolean>
  /** The refund of a booking's deposit: amount, card and time. */
  depositBack(corporationId: number, bookingId: string): Promise<CardReturn[]>
  /** Gives back all that was or may still be paid as a booking's deposit. It is locked. M8 */
  requestRefund(
    tx: Tx,
    input: { corporationId: number; bookingId: string; causeKey: string; reason: string },
  ): Promise<void>
}
