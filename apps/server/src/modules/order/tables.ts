import type { BuffetPerson, CartLine, Calculation, Making, RoundToPrice, TotalLine } from '@comanda/domain/cart'
import type { OrderState, PayState } from '@comanda/domain/order'
import type { BizType, Seller } from '@comanda/domain/store'
import type { Currency, Money, Words } from '@comanda/domain/money'

/** A line as it was ordered: what was chosen (to order again), what it was called and what it cost. */
export interface KeptLine extends CartLine {
  displayName: string
  detail: string
  picture?: string
  unitName: string
  unitAmount: Money
  amount: Money
  discountAmount: Money
  /** Its name and choices in the store's own language, where the guest read another. */
  kitchen?: { displayName: string; detail: string }
  /** Who makes it, in the store's own language, as the menu had it then: the kitchen makes what was ordered. */
  making?: Making
  /** Who of those who share the cart chose it, as the others know them. CART-11 */
  nick?: string
  /** It came free with this promotion. */
  giftOf?: string
  /** The price of the buffet for those who eat. CART-13 */
  buffetPerson?: BuffetPerson
}

export interface KeptTotals
  extends Pick<
    Calculation,
    'totalAmount' | 'totalDiscountAmount' | 'totalTaxAmount' | 'totalTipAmount' | 'ccAmount' | 'totalPaidAmount'
  > {
  currency: Currency
  totalLines: TotalLine[]
}

export interface KeptContact {
  phoneNumber: string
  countryCode: string
  isoCode: string
  firstName: string
  lastName: string
}

/** The rest of what was said when it was placed. */
export interface KeptDetails {
  shop: {
    shopId: number
    shopName: Words
    phone: string
    timeZone: string
    addressLines: string[]
    latitude: number
    longitude: number
    /** Who sold it, at that time. */
    seller?: Seller
  }
  time: { asap: boolean; start?: string; end?: string }
  /** `paysLater`: it pays at the end. */
  table?: { tableId: string; tableName: string; serviceAreaName: Words; paysLater?: boolean }
  people: number
  /** The party whose cart it was. */
  sessionId?: string
  /** Where its guest took part in a buffet with a cart of their own, and as whom. CART-13 */
  sitting?: { sessionId: string; personId: string }
  contact?: KeptContact
  deliveryAddress?: { lines: string[]; latitude: number; longitude: number }
  utensils: number
  remark: string
  language: string
  /** Its guest wants news of it by e-mail. */
  news?: true
  /** The address of the guest's book it goes to, and the promotions the guest chose: to order as the last time. */
  addressId?: string
  executeList?: string[]
  /** Of a round of a table's bill: what it is priced by again when others follow. ORDER-3 */
  round?: Omit<RoundToPrice, 'orderId'>
  /** Coupons it took. */
  coupons?: string[]
  reason?: string
}

export interface OrderRow {
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
  lines: KeptLine[]
  totals: KeptTotals
  details: KeptDetails
  stock: [string, number][]
  created_at: Date
  changed_at: Date
  ended_at: Date | null
  /** The bill it is a round of. */
  bill_id: string | null
}

/**
 * `move` another state, `paid`, `refunded`, `partBack` some of the money went back,
 * `promise` another time, `table` another table,
 * `writtenOff` never paid, `price` another price by the promotions of its whole bill.
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
}

export interface OrderTables {
  customer_order: OrderRow
  order_event: EventRow
  order_call_count: CallCountRow
}
