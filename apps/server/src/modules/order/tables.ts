import type { BuffetPerson, CartLine, Calculation, Preparation, RoundToPrice, TotalLine } from '@comanda/domain/cart'
import type { OrderOrigin, OrderState, PayState } from '@comanda/domain/order'
import type { CounterPart, CounterPayment, HandedBack, StaffRequest } from '@comanda/domain/payment'
import type { BizType, PrintedTexts, Seller } from '@comanda/domain/store'
import type { SealedPart } from '../../platform/personal-data.ts'
import type { Currency, Money, LocalizedText } from '@comanda/domain/money'

/** A line as it was ordered: its choices (to order again), its name and its cost. */
export interface SavedLine extends CartLine {
  displayName: string
  detail: string
  picture?: string
  unitName: string
  unitAmount: Money
  amount: Money
  discountAmount: Money
  /** Its name and choices in the store's own language, if the guest read another. */
  kitchen?: { displayName: string; detail: string }
  /**
   * The station that makes it, in the store's own language, as in the menu at that time: the kitchen makes what was
   * ordered.
   */
  making?: Preparation
  /** Nickname of the guest who chose it in a shared cart. CART-11 */
  nick?: string
  /** It is not served: staff took it off the bill. PAY-16 */
  voided?: true
  /** Pieces of it that were refunded before they were ready. PAY-16 */
  unserved?: number
  /** The promotion that made it free. */
  giftOf?: string
  /** The buffet's price per person. CART-13 */
  buffetPerson?: BuffetPerson
}

export interface SavedTotals
  extends Pick<
    Calculation,
    'totalAmount' | 'totalDiscountAmount' | 'totalTaxAmount' | 'totalTipAmount' | 'ccAmount' | 'totalPaidAmount'
  > {
  currency: Currency
  totalLines: TotalLine[]
}

export interface SavedContact {
  phoneNumber: string
  countryCode: string
  isoCode: string
  firstName: string
  lastName: string
}

/** The other details saved when the order was placed. */
export interface SavedDetails {
  shop: {
    shopId: number
    shopName: LocalizedText
    phone: string
    timeZone: string
    addressLines: string[]
    latitude: number
    longitude: number
    /** The seller at that time. */
    seller?: Seller
    /** Its words on receipts at that time, and whether they had the logo. STORE-3 */
    receipt?: PrintedTexts & { logo?: boolean }
  }
  time: { asap: boolean; start?: string; end?: string }
  /** `paysLater`: the table pays at the end. */
  table?: { tableId: string; tableName: string; serviceAreaName: LocalizedText; paysLater?: boolean }
  people: number
  /** The party of the cart. */
  sessionId?: string
  /** The buffet its guest took part in with an own cart, and as which person. CART-13 */
  sitting?: { sessionId: string; personId: string }
  contact?: SavedContact
  deliveryAddress?: { lines: string[]; latitude?: number; longitude?: number }
  utensils: number
  remark: string
  language: string
  /** How the guest came to order. NAV-6 */
  origin?: OrderOrigin
  /** The guest wants news of the order by e-mail. */
  news?: true
  /** The address-book entry of the delivery and the chosen promotions: defaults of the next order. */
  addressId?: string
  executeList?: string[]
  /** Input to price a round of a table's bill again when others follow, or an order that is paid to staff. ORDER-3, API-11 */
  round?: Omit<RoundToPrice, 'orderId'>
  /** Coupons used. */
  coupons?: string[]
  reason?: string
  /** How staff took the money. PAY-10 */
  counter?: CounterPayment
  /** Several payments that staff took, each with who took it. PAY-21 */
  counters?: (CounterPart & { staffId: string })[]
  /** What staff handed back of the payments that they took. PAY-23 */
  handedBack?: HandedBack[]
  /** A cancellation that waits for a second person. PAY-12 */
  cancelAsked?: StaffRequest
}

export interface OrderRow extends SealedPart {
  corporation_id: number
  order_id: string
  owner: string
  shop_id: number
  biz_type: BizType
  state: OrderState
  pay_state: PayState
  version: number
  checked: boolean
  cart_id: string
  cart_version: number
  request_id: string
  payment_method: string
  total: number
  call_count: number | null
  slot_start: Date | null
  promised_at: Date | null
  watch_at: Date | null
  search: string
  lines: SavedLine[]
  totals: SavedTotals
  details: SavedDetails
  stock: [string, number][]
  created_at: Date
  changed_at: Date
  ended_at: Date | null
  /** The bill of which the order is a round. */
  bill_id: string | null
}

/**
 * `move` another state, `paid`, `refunded`, `partBack` partly refunded, `promise` another time, `table` another table,
 * `writtenOff` never paid, `cancelAsked` a cancellation that waits for a second person, `price` another price by the promotions of its whole bill.
 */
export type EventKind =
  | 'placed'
  | 'move'
  | 'paid'
  | 'refund'
  | 'refunded'
  | 'promise'
  | 'table'
  | 'writtenOff'
  | 'price'
  | 'partBack'
  | 'cancelAsked'

export interface EventRow {
  corporation_id: number
  order_id: string
  version: number
  kind: EventKind
  state: OrderState
  pay_state: PayState
  by_kind: string
  by_id: string
  by_name: string
  reason: string
  detail: unknown
  at: Date
}

export interface CallCountRow {
  corporation_id: number
  shop_id: number
  business_day: string
  next: number
  /** The business day whose count it continues; null is its own. */
  counted_on: string | null
}

export interface OrderTables {
  customer_order: OrderRow
  order_event: EventRow
  order_call_count: CallCountRow
}
