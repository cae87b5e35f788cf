import type { ReactNode } from 'react'
import type { OrderType, OrderQuote } from '../api.ts'
import type { Draft } from './draft.ts'

/** Props of the sheet of times, which the page supplies from the store feature. */
export interface TimeSheetProps {
  /** `asap`, or the start of a slot. */
  chosen: string | undefined
  /** Dishes of the cart that are available at some times only. MENU-4 */
  timedDishes: NonNullable<OrderQuote['timedDishes']>
  /** Minutes until the earliest possible time; for a delivery known once the address is. */
  asapMinutes: OrderQuote['readyMinutes']
  onChoose: (time: string) => void
  onClose: () => void
}

/** Props of the overview of the guest's own payment methods. */
export interface OwnMethodsProps {
  calculation: OrderQuote['calculation']
  /** Whether the order is paid in the app: payment methods can be chosen. */
  paysNow: boolean
  chosen: string
  onChoose: (means: string) => void
}

export interface PageParts {
  children: ReactNode
  bottom?: ReactNode
}

/** Name and number (international, or empty) of an account. */
export interface Profile {
  firstName: string
  lastName: string
  phone: string
}

export interface CreateOrderProps {
  shopId: number
  orderType: OrderType
  tableId: string | undefined
  /** The group order the cart belongs to. */
  vtId: string | undefined
  /** Data of the guest's account; absent until it is loaded. */
  profile: Profile | undefined
  /** Id of the delivery address in the address book. */
  addressId: string | undefined
  /** The sheet of times, from the store's feature. */
  renderTimes: (props: TimeSheetProps) => ReactNode
  /** Total with expandable lines, from the cart feature. */
  renderTotals: (calculation: OrderQuote['calculation']) => ReactNode
  /** The guest's coupons, from the coupon feature; `onChanged` is called after one was applied or removed. CART-14 */
  renderCoupons: (calculation: OrderQuote['calculation'], onChanged: () => void) => ReactNode
  /** Overview of the guest's own payment methods and of the points earned, from their features. */
  renderOwnMethods: (input: OwnMethodsProps) => ReactNode
  /** Additions to the total on the payment page, from the payment feature. */
  renderOnTop: (feeIncluded: boolean) => ReactNode
  /** Phone check of a pickup, from the sign-in feature. LOGIN-8 */
  renderPhoneCheck: (check: { phoneNumber: string; onDone: () => void; onClose: () => void }) => ReactNode
  /** Proof of a seat at the table, if the server requires it (`away`), from the table feature. C6 */
  renderSeat: (step: { tableId: string; away: unknown; onSeated: () => void; onClose: () => void }) => ReactNode
  /** Continues as a pickup with the same dishes; absent if the store offers none. */
  onPickUp: (() => Promise<void>) | undefined
  /** Sends the pending changes of the cart. O6 */
  settleCart: () => Promise<unknown>
  /** Called when the order was placed. */
  onOrdered: () => void
  /** Renders the page around the form, with its bar below. */
  renderPage: (parts: PageParts) => ReactNode
}

export interface OrderFormProps extends CreateOrderProps {
  cartId: string
  /** Number of people stored in the cart. */
  people: number
  quote: OrderQuote
  /** Whether the amounts match the current choices. */
  fresh: boolean
  draft: Draft
  change: (part: Partial<Draft>) => void
}
