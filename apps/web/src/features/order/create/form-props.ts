import type { ReactNode } from 'react'
import type { OrderDetail, OrderType, OrderQuote, SubmitInput } from '../api.ts'
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

/** Payment of the order as it is chosen in the form, supplied by the payment feature. */
export interface OrderPayment {
  /** Methods and tip; `placeUnpaid` places the order and opens its payment page. */
  renderSection: (placeUnpaid: () => void) => ReactNode
  /** The calculation with the chosen tip and the card fee. PRICE-7, PRICE-8 */
  priced: OrderQuote['calculation']
  /** What each of the guest's own methods pays, and what is left. */
  parts: ReactNode
  /** Label of the order button. */
  label: string
  /** Whether an input of the payment is missing or invalid. */
  stuck: boolean
  /** Asks for the password of the member's card before the order is placed; undefined if none is needed. */
  renderPassword: ((paying: { busy: boolean; onPay: () => void; onClose: () => void }) => ReactNode) | undefined
  /** Whether a tip can be given with the chosen methods. */
  offersTip: boolean
  /** Whether paying needs no further input: with own methods, a saved card or a wallet's app. */
  direct: boolean
  /** Method of the order; undefined if there is none. */
  method: SubmitInput['paymentMethod'] | undefined
  /** Lines that pay the whole order as it is placed. PAY-9 */
  payments: SubmitInput['payments']
  /** Shows that the password of the member's card was refused. */
  onSecurity: (message: string) => void
  /** Pays the placed order. */
  pay: (order: Pick<OrderDetail, 'orderId'>) => Promise<void>
}

/** Input of the payment of an order. */
export interface OrderToPay {
  quote: OrderQuote
  /** Choices of the last order here. */
  preferred: Pick<Draft, 'paymentMethod' | 'means'>
}

export interface PageParts {
  children: ReactNode
  bottom?: ReactNode
  /** Beside the form on wide screens. */
  side?: ReactNode
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
  /** Path of the screen where the guest chooses the address. */
  addressTarget: string
  /** Text that names the guest who added a dish of a shared cart; undefined in any other cart. CART-11 */
  whoseDish: (line: OrderQuote['calculation']['items'][number]) => string | undefined
  /** The sheet of times, from the store's feature. */
  renderTimes: (props: TimeSheetProps) => ReactNode
  /** Total with expandable lines, from the cart feature; `isRound`: it is that of one round of a table's bill. */
  renderTotals: (calculation: OrderQuote['calculation'], isRound: boolean) => ReactNode
  /** The guest's coupons, from the coupon feature; `onChanged` is called after one was applied or removed. CART-14 */
  renderCoupons: (calculation: OrderQuote['calculation'], onChanged: () => void) => ReactNode
  /** Supplies the form with its payment, from the payment feature; undefined until it is loaded. */
  renderPayment: (input: OrderToPay, form: (payment: OrderPayment | undefined) => ReactNode) => ReactNode
  /** Points that an order earns which is paid later, from the card feature. */
  renderEarns: (calculation: OrderQuote['calculation']) => ReactNode
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

export interface OrderFormProps extends Omit<CreateOrderProps, 'onOrdered'> {
  /** Called when the order was placed, with its payment method. */
  onOrdered: (method: string | undefined) => void
  cartId: string
  /** Number of people stored in the cart. */
  people: number
  quote: OrderQuote
  /** Whether the amounts match the current choices. */
  fresh: boolean
  draft: Draft
  change: (part: Partial<Draft>) => void
}
